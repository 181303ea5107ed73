import { replaceText } from './insert-text.ts'

/** What a button or a key does to the text. */
export type MarkdownAction = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'quote'

/** The actions that have a key, pressed with Ctrl or Cmd. */
const keys: Readonly<Record<string, MarkdownAction>> = { b: 'bold', i: 'italic', k: 'link' }

/** The action of a key, if it has one. */
export function actionOf(event: KeyboardEvent): MarkdownAction | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  return ctrlKey !== metaKey && !shiftKey && !altKey ? keys[key.toLowerCase()] : undefined
}

/** Whether a key asks for the sources: Shift with Ctrl or Cmd, and C. */
export function asksForSources({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): boolean {
  return shiftKey && ctrlKey !== metaKey && !altKey && key.toLowerCase() === 'c'
}

/** Does something to what is selected, or to the line of the caret. */
export function act(field: HTMLTextAreaElement, action: MarkdownAction): void {
  if (action === 'bold') wrap(field, '**')
  else if (action === 'italic') wrap(field, '*')
  else if (action === 'link') link(field)
  else begin(field, starts[action])
}

const starts = { heading: '## ', list: '- ', quote: '> ' } as const

/** Puts marks around what is selected, or takes them away; without any text, the caret between. */
function wrap(field: HTMLTextAreaElement, mark: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  const before = value.slice(0, start)
  const inner = value.slice(start, end)
  if (endsWithMark(before, mark) && endsWithMark(reversed(value.slice(end)), mark)) {
    replaceText(field, { start: start - mark.length, end: end + mark.length }, inner)
    field.setSelectionRange(start - mark.length, end - mark.length)
    return
  }
  replaceText(field, { start, end }, `${mark}${inner}${mark}`)
  field.setSelectionRange(start + mark.length, end + mark.length)
}

/** Whether a text ends in this very mark: two stars are not one. */
function endsWithMark(text: string, mark: string): boolean {
  const stars = /\**$/.exec(text)?.[0].length ?? 0
  return stars === mark.length || stars === 3
}

function reversed(text: string): string {
  return text.slice(0, 3).split('').reverse().join('')
}

/** Makes a link of what is selected; its address is chosen, to be typed over. */
function link(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  const chosen = value.slice(start, end)
  const isAddress = /^https:\/\/\S+$/.test(chosen)
  const [text, address] = isAddress ? ['text', chosen] : [chosen || 'text', 'https://']
  replaceText(field, { start, end }, `[${text}](${address})`)
  const from = isAddress || !chosen ? start + 1 : start + text.length + 3
  field.setSelectionRange(from, from + (isAddress || !chosen ? text : address).length)
}

/** Begins the lines of the selection with a mark, or takes it away where all have it. */
function begin(field: HTMLTextAreaElement, mark: string): void {
  const { value, selectionStart, selectionEnd } = field
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const next = value.indexOf('\n', selectionEnd)
  const end = next < 0 ? value.length : next
  const lines = value.slice(start, end).split('\n')
  const all = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (all ? line.slice(mark.length) : mark + line)).join('\n')
  replaceText(field, { start, end }, changed)
}

const item = /^(\s*)([-*+]|\d{1,9}[.)]|>)( +)/

/** Goes on with a list or a quotation on a new line; an item without text ends it. */
export function continueList(field: HTMLTextAreaElement): boolean {
  const { selectionStart: caret, selectionEnd, value } = field
  if (caret !== selectionEnd) return false
  const start = value.lastIndexOf('\n', caret - 1) + 1
  const line = value.slice(start, caret)
  const [whole, indent = '', mark = '', gap = ''] = item.exec(line) ?? []
  if (whole === undefined) return false
  if (line === whole) replaceText(field, { start, end: caret }, '')
  else replaceText(field, { start: caret, end: caret }, `\n${indent}${nextMark(mark)}${gap}`)
  return true
}

function nextMark(mark: string): string {
  return mark.replace(/\d+/, (number) => String(Number(number) + 1))
}
