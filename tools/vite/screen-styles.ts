import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, parse } from 'postcss'
import { type Plugin, parseSync, type Rolldown } from 'vite'
import { anyElement } from './can-match.ts'
import { neededPieces, type Piece, piecesOf } from './cut-sheet.ts'
import { withoutFallbacks } from './without-fallbacks.ts'
import { classesOfWorker } from './worker-classes.ts'

const id = 'virtual:screen-styles'
const resolvedId = `\0${id}`
// The build of the client leaves it for the Worker's.
const cutSheetFile = '.vite/screen-styles.json'

/** The style sheet in pieces, and those that each screen needs. */
interface CutSheet {
  /** The rules of the fonts that are files of the site. */
  webFonts: string
  /** The rules of the fallback fonts: fonts of the device with the metrics of the former. */
  fallbackFonts: string
  /** In order: rules, and the openings and ends of the blocks around them. */
  pieces: string[]
  /** For each screen a hexadecimal digit for every four pieces, a bit for each: 1 if it needs it. */
  screens: Record<string, string>
}

/** Gives the Worker the rules of each screen, and no rules in the dev server. */
export function screenStyles(): Plugin {
  let folder: string | null = null
  return {
    name: 'screen-styles',
    configResolved({ command, environments: { client }, root }) {
      folder = command === 'build' && client ? join(root, client.build.outDir) : null
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loaded) {
      if (loaded !== resolvedId) return
      const cut = folder && JSON.parse(readFileSync(join(folder, cutSheetFile), 'utf8'))
      return cut
        ? builtStyles(cut)
        : `export const webFonts = '', fallbackFonts = '', screenRules = () => null`
    },
  }
}

function builtStyles({ webFonts, fallbackFonts, pieces, screens }: CutSheet): string {
  return `
    export const webFonts = ${JSON.stringify(webFonts)}
    export const fallbackFonts = ${JSON.stringify(fallbackFonts)}
    const needs = ${JSON.stringify(screens)}
    // Inside the function: what is not called is not compiled.
    const pieces = () => JSON.parse(${JSON.stringify(JSON.stringify(pieces))})
    let all
    export function screenRules(name) {
      all ??= pieces()
      const digits = needs[name]
      return all.filter((_, at) => (parseInt(digits[at >> 2], 16) >> (at & 3)) & 1).join('')
    }
  `
}

/**
 * Finds the rules that each screen needs by the classes that its modules name, so that its document
 * can carry them. The fonts are in every document, so they are taken out of the sheet: a browser that
 * reads their definitions again could show the fallback once more.
 */
export function cutStyleSheet(): Plugin {
  return {
    name: 'cut-style-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
        if (sheet?.type !== 'asset') throw new Error('Expected the style sheet in the bundle')
        const root = withoutFallbacks(parse(String(sheet.source)))
        const fontFaces = root.nodes.filter(isFontFace)
        for (const node of fontFaces) node.remove()
        sheet.source = root.toString()
        const pieces = piecesOf(root.nodes)
        const around = [...classesOfWorker(this.environment.config.root), ...elementsOfLibraries]
        const screens = screenModules(this).map(([name, modules]): [string, Set<Piece>] => [
          name,
          neededPieces(pieces, new Set([...around, ...modules.flatMap(wordsIn)])),
        ])
        const cut: CutSheet = {
          webFonts: fontFaces.filter(hasFile).join(''),
          fallbackFonts: fontFaces.filter((one) => !hasFile(one)).join(''),
          ...inDigits(pieces, screens),
        }
        this.emitFile({ type: 'asset', fileName: cutSheetFile, source: JSON.stringify(cut) })
      },
    },
  }
}

function isFontFace(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'font-face'
}

function hasFile(fontFace: AtRule): boolean {
  return fontFace.toString().includes('url(')
}

/** The elements of the document around a screen, of icons and of links and forms. */
const elementsOfLibraries = [
  ...['html', 'body', 'a', 'form', 'div', 'span'],
  ...['svg', 'path', 'circle', 'line', 'rect', 'polyline', 'polygon', 'ellipse'],
]

/** The code of all modules of ours that each screen imports at once, its own among them. */
function screenModules(context: Rolldown.PluginContext): [name: string, code: string[]][] {
  return [...context.getModuleIds()].flatMap((id): [string, string[]][] => {
    const [, name] = /\/src\/client\/pages\/(.+)\.tsx$/.exec(id) ?? []
    if (!name) return []
    const modules = [...importsOf(context, id)].filter(holdsClasses)
    return [[name, modules.map((one) => codeOf(context, one))]]
  })
}

/** Texts and what both sides share name no class, though a word of them may be spelled like one. */
function holdsClasses(id: string): boolean {
  return !id.endsWith('/words.ts') && !id.includes('/src/shared/')
}

function importsOf(context: Rolldown.PluginContext, id: string, seen = new Set<string>()) {
  if (seen.has(id) || id.includes('/node_modules/')) return seen
  seen.add(id)
  for (const one of context.getModuleInfo(id)?.importedIds ?? []) importsOf(context, one, seen)
  return seen
}

function codeOf(context: Rolldown.PluginContext, id: string): string {
  return context.getModuleInfo(id)?.code ?? ''
}

/** Every word of the texts in a module: elements, classes and variables are among them. */
function wordsIn(code: string): string[] {
  const texts = [...textsIn(parseSync('module.js', code).program)]
  const words = [...texts.flatMap((text) => text.split(/\s+/)), ...(code.match(/--[\w-]+/g) ?? [])]
  return code.includes('dangerouslySetInnerHTML') ? [...words, anyElement] : words
}

function* textsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Literal' && 'value' in node) yield String(node.value)
  else if ('cooked' in node) yield String(node.cooked)
  else for (const child of Object.values(node)) yield* textsIn(child)
}

/** Neighbours that the same screens need become one piece. */
function inDigits(all: Piece[], screens: [name: string, needed: Set<Piece>][]) {
  const pieces: { text: string; digits: string }[] = []
  for (const { text, leaves } of all.flatMap(flatten)) {
    const isNeeded = ([, needed]: [string, Set<Piece>]) => leaves.some((one) => needed.has(one))
    const digits = screens.map((screen) => (isNeeded(screen) ? '1' : '0')).join('')
    const last = pieces.at(-1)
    if (last?.digits === digits) last.text += text
    else pieces.push({ text, digits })
  }
  const ofScreen = (at: number) => hexadecimal(pieces.map(({ digits }) => digits[at] === '1'))
  return {
    pieces: pieces.map(({ text }) => text),
    screens: Object.fromEntries(screens.map(([name], at) => [name, ofScreen(at)])),
  }
}

/** Returns bits as digits, four in one, because the first page of each isolate reads those of all screens. */
function hexadecimal(bits: boolean[]): string {
  const digits = Array.from({ length: Math.ceil(bits.length / 4) }, (_, digit) =>
    bits
      .slice(digit * 4, digit * 4 + 4)
      .reduce((sum, bit, at) => sum + (bit ? 1 << at : 0), 0)
      .toString(16),
  )
  return digits.join('')
}

/** The texts of a piece in order, each with the leaves for which it is needed. */
function flatten(piece: Piece): { text: string; leaves: Piece[] }[] {
  if (piece.inside.length === 0) return [{ text: piece.open + piece.close, leaves: [piece] }]
  const inside = piece.inside.flatMap(flatten)
  const leaves = inside.flatMap((one) => one.leaves)
  return [{ text: piece.open, leaves }, ...inside, { text: piece.close, leaves }]
}
