import { useEffect, useRef } from 'react'
import { mainId } from './editor-bar.tsx'

/** Saves the draft on Ctrl+S and publishes on Ctrl+Enter (or Cmd), wherever the focus is. */
export function useEditorKeys(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
      const isSave = key.toLowerCase() === 's'
      if (ctrlKey === metaKey || altKey || shiftKey || !(isSave || key === 'Enter')) return
      // The browser would save the page as a file.
      event.preventDefault()
      if (isComposing || event.repeat) return
      if (isSave) latest.current()
      else document.getElementById(mainId)?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
