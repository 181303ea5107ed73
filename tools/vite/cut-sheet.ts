import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import { canMatch } from './can-match.ts'

/** A part of the sheet: a rule, or a block such as `@media` with the pieces inside it. */
export interface Piece {
  open: string
  inside: Piece[]
  close: string
  /** True if the piece applies where elements can have these classes. */
  applies: (words: ReadonlySet<string>) => boolean
  /** The name under which other rules use the piece; it is left out if none does. */
  defines?: string
}

const leaves = ['font-face', 'keyframes', 'page', 'property']
const always = () => true

/** The pieces of a sheet, in order. */
export function piecesOf(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [rulePiece(node)]
    if (node.type === 'atrule') return [atRulePiece(node)]
    return []
  })
}

function rulePiece(rule: Rule): Piece {
  const applies = (words: ReadonlySet<string>) =>
    rule.selectors.some((selector) => canMatch(selector, words))
  const variables = rule.nodes.filter(isVariable)
  if (variables.length < rule.nodes.length) return { ...leaf(rule), applies }
  const inside = variables.map((one) => ({ ...leaf(one), close: ';', defines: one.prop }))
  return { open: `${rule.selector}{`, inside, close: '}', applies }
}

function atRulePiece(rule: AtRule): Piece {
  if (!rule.nodes) return { ...leaf(rule), close: ';' }
  if (!leaves.includes(rule.name)) {
    const open = `@${rule.name}${rule.params && ` ${rule.params}`}{`
    return { open, inside: piecesOf(rule.nodes), close: '}', applies: always }
  }
  const named = rule.name === 'keyframes' || rule.name === 'property'
  return { ...leaf(rule), ...(named && { defines: rule.params }) }
}

const leaf = (node: Root | ChildNode): Piece => ({
  open: node.toString(),
  inside: [],
  close: '',
  applies: always,
})

function isVariable(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--')
}

/**
 * The pieces that a page needs whose code holds these words: those that can apply, and of the
 * variables, keyframes and properties those that any of them uses.
 */
export function neededPieces(pieces: Piece[], words: ReadonlySet<string>): Set<Piece> {
  const { plain, definitions } = applicable(pieces, words)
  const names = new Set([...words, ...plain.flatMap(({ open }) => namesIn(open))])
  const needed = new Set(plain)
  let before: number
  do {
    before = needed.size
    for (const definition of definitions) {
      if (needed.has(definition) || !names.has(definition.defines ?? '')) continue
      needed.add(definition)
      for (const name of namesIn(definition.open)) names.add(name)
    }
  } while (needed.size > before)
  return needed
}

/** The pieces without parts that can apply, those that define something apart. */
function applicable(pieces: Piece[], words: ReadonlySet<string>) {
  const able = (piece: Piece): Piece[] => {
    if (!piece.applies(words)) return []
    return piece.inside.length > 0 ? piece.inside.flatMap(able) : [piece]
  }
  const all = pieces.flatMap(able)
  return {
    plain: all.filter(({ defines }) => defines === undefined),
    definitions: all.filter(({ defines }) => defines !== undefined),
  }
}

function namesIn(text: string): string[] {
  return text.match(/(?:--)?[a-zA-Z][\w-]*/g) ?? []
}
