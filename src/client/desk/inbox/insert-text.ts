/**
 * Puts a text at the caret of a field, in place of `replaced` characters before it, and reports it
 * as typed, so that drafts and undo know of it.
 */
export function insertText(field: HTMLTextAreaElement, text: string, replaced = 0): void {
  const end = field.selectionEnd
  const start = Math.max(0, field.selectionStart - replaced)
  field.focus()
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
