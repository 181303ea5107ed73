interface TextRange {
  start: number
  end: number
}

/**
 * Replaces a range of a text field so that the browser can undo it. Only the deprecated
 * `execCommand` does that; without it, the text is set directly.
 */
export function replaceText(
  field: HTMLTextAreaElement,
  { start, end }: TextRange,
  text: string,
): void {
  field.focus()
  field.setSelectionRange(start, end)
  if (start === end && text === '') return
  const isInserted =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (isInserted) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
