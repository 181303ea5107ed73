/** A stretch of a text, by its places. */
interface Span {
  start: number
  end: number
}

/**
 * Replaces a stretch of a text field as if it had been typed, so that the browser can undo it.
 * `execCommand` is the only way to do so; where it does nothing, the text is set without.
 */
export function replaceText(field: HTMLTextAreaElement, { start, end }: Span, text: string): void {
  field.focus()
  field.setSelectionRange(start, end)
  if (start === end && text === '') return
  const typed =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (typed) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
