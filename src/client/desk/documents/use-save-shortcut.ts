import { type RefObject, useEffect } from 'react'

/** Saves the document on Ctrl+S or Cmd+S, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return
      // The browser would save the page as a file.
      event.preventDefault()
      if (!isComposing && !event.repeat) form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
