import { type RefObject, useEffect, useState } from 'react'

/** Returns whether records are being picked: a slash at the beginning of a word starts it. */
export function useRecordKey(field: RefObject<HTMLTextAreaElement | null>, isEnabled: boolean) {
  const [isPicking, setPicking] = useState(false)
  useEffect(() => {
    const element = field.current
    if (!element || !isEnabled) return
    const onKey = (event: KeyboardEvent) => {
      if (!isRecordKey(event, element)) return
      event.preventDefault()
      setPicking(true)
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [field, isEnabled])
  return [isPicking, setPicking] as const
}

/** A slash within a word, as in `and/or`, asks for nothing. */
function isRecordKey(
  { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent,
  { value, selectionStart, readOnly }: HTMLTextAreaElement,
): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || readOnly) return false
  return selectionStart === 0 || /\s/.test(value[selectionStart - 1] ?? '')
}
