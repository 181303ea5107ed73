import { parseSync } from 'vite'
import { textOf } from './import-graph.ts'

interface Node {
  type: string
  quasis?: { value: { cooked: string } }[]
  [key: string]: unknown
}

/** In `speech` every text is read by people; in `code` one may be a name. */
type Place = 'speech' | 'code'

/** Returns the texts in a file that people read, or hear from a screen reader. */
export function sentencesIn(file: string, code = textOf(file)): string[] {
  return [...sentencesOf(parseSync(file, code).program, 'code')]
}

function* sentencesOf(value: unknown, place: Place): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* sentencesOf(one, place)
  if (!isNode(value) || isTechnical(value)) return
  const text = textIn(value)
  const isRead = place === 'speech' || value.type === 'JSXText' ? hasLetter : isSentence
  if (isRead(text)) yield text.trim()
  for (const [key, child] of Object.entries(value)) {
    if (!isName(value, key)) yield* sentencesOf(child, placeOfChild(value, key) ?? place)
  }
}

function isNode(value: unknown): value is Node {
  return value instanceof Object && 'type' in value
}

/** The text of a literal or of JSX, with a dash for each value; empty for other nodes. */
function textIn(node: Node): string {
  if (/^(JSXText|Literal)$/.test(node.type)) return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return (node.quasis ?? []).map(({ value }) => value.cooked).join('–')
}

const spoken = new Set([
  ...['label', 'title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext'],
  ...['summary', 'note', 'hint', 'question', 'consequence', 'text', 'button'],
])

/** Null where a child is read like its parent: `label={isNew ? 'Add' : 'Save'}`. */
function placeOfChild(node: Node, key: string): Place | null {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'speech'
  if (node.type === 'JSXAttribute') return spoken.has(nameOf(node.name)) ? 'speech' : 'code'
  if (node.type === 'Property') return spoken.has(nameOf(node.key)) ? 'speech' : 'code'
  if (node.type === 'ConditionalExpression') return key === 'test' ? 'code' : null
  return /^(LogicalExpression|JSXExpressionContainer)$/.test(node.type) ? null : 'code'
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : ''
}

/** True for a key, which is a name whatever it looks like. */
function isName(node: Node, key: string): boolean {
  if (node.type === 'Property') return key === 'key'
  return node.type === 'MemberExpression' && key === 'property'
}

const technicalNames = /class|^(rel|sizes|autoComplete|preserveAspectRatio|aria-keyshortcuts)$/i
const technicalCalls = new Set([
  ...['cva', 'clsx', 'buttonClass', 'matchMedia', 'warn', 'replaceAll', 'closest', 'matches'],
  ...['querySelector', 'querySelectorAll', 'addEventListener', 'removeEventListener'],
])

/** True for code whose texts no person reads: types, classes, selectors, errors, formats. */
function isTechnical(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return !node.declaration
  if (node.type === 'JSXAttribute') return technicalNames.test(nameOf(node.name))
  if (node.type === 'Property') return technicalNames.test(nameOf(node.key))
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(String(node.operator))
  if (node.type === 'CallExpression') return isTechnicalCall(node.callee)
  if (node.type === 'NewExpression') return /^(Intl|.*Error)$/.test(calleeOf(node.callee))
  return /^(Import|ExportAll|Throw|TS(?!As|Satisfies|NonNull))/.test(node.type)
}

function isTechnicalCall(callee: unknown): boolean {
  if (!isNode(callee)) return false
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
  return callee.type === 'Super' || technicalCalls.has(name)
}

/** The first name of `Intl.NumberFormat`, or the only one. */
function calleeOf(callee: unknown): string {
  return nameOf(isNode(callee) && callee.type === 'MemberExpression' ? callee.object : callee)
}

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** True for several words or one with a capital; not for classes, paths and media queries. */
function isSentence(text: string): boolean {
  if (!/\p{L}\S* +\S*\p{L}|^\p{Lu}\p{Ll}+\b[^-]*$/u.test(text)) return false
  if (/^\(.*\)$/.test(text) || isPath(text)) return false
  const parts = text.trim().split(/\s+/)
  return parts.filter((part) => /[-:[=/{]/.test(part)).length < parts.length / 2
}

/** True for the outline of a drawing: `M2 18.5H4C8 18.5 8.1 12.2 9.97 7.57`. */
function isPath(text: string): boolean {
  const letters = text.split(/[–\s\d.-]+/)
  return /^–?M/.test(text) && letters.every((part) => /^[MLHVCSAZ]{0,2}$/i.test(part))
}
