import { type RefObject, useEffect } from 'react'

/** Stores what is typed by Ctrl+S or Cmd+S, wherever the focus is. */
export function useStoreKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return
      // Else the browser would offer to keep the page as a file.
      event.preventDefault()
      if (!isComposing && !event.repeat) form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
