import { replaceText } from './replace-text.ts'

export type MarkdownAction = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'quote'

/** The shortcuts, pressed with Ctrl or Cmd. */
const keys: Readonly<Record<string, MarkdownAction>> = { b: 'bold', i: 'italic', k: 'link' }

export function actionOf(event: KeyboardEvent): MarkdownAction | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  return ctrlKey !== metaKey && !shiftKey && !altKey ? keys[key.toLowerCase()] : undefined
}

/** True for the shortcut that opens the source picker: Ctrl or Cmd with Shift and C. */
export function isCiteShortcut({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): boolean {
  return shiftKey && ctrlKey !== metaKey && !altKey && key.toLowerCase() === 'c'
}

/** Applies an action to the selection or the current line. */
export function applyAction(field: HTMLTextAreaElement, action: MarkdownAction): void {
  if (action === 'bold') wrap(field, '**')
  else if (action === 'italic') wrap(field, '*')
  else if (action === 'link') link(field)
  else togglePrefix(field, starts[action])
}

const starts = { heading: '## ', list: '- ', quote: '> ' } as const

/** Adds marks around the selection or removes them. */
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

/** True if a text ends in this mark; `**` does not end in `*`, `***` ends in both. */
function endsWithMark(text: string, mark: string): boolean {
  const stars = /\**$/.exec(text)?.[0].length ?? 0
  return stars === mark.length || stars === 3
}

function reversed(text: string): string {
  return text.slice(0, 3).split('').reverse().join('')
}

/** Makes the selection a link and selects the part that has to be filled in. */
function link(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = field
  const selected = value.slice(start, end)
  const isAddress = /^https:\/\/\S+$/.test(selected)
  const [text, address] = isAddress ? ['text', selected] : [selected || 'text', 'https://']
  replaceText(field, { start, end }, `[${text}](${address})`)
  const from = isAddress || !selected ? start + 1 : start + text.length + 3
  field.setSelectionRange(from, from + (isAddress || !selected ? text : address).length)
}

/** Adds a prefix to the selected lines, or removes it if all of them have it. */
function togglePrefix(field: HTMLTextAreaElement, mark: string): void {
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

/** Continues a list or quote on a new line, or ends it after an empty item. */
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
