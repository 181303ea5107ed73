import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/**
 * Gives the focus back to what was pressed: a button is disabled while its form is sent and loses it,
 * and the keyboard would start at the top. What took the focus meanwhile keeps it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const pressed = new Map<string, Element | null>()
    const stopNoting = router.on('start', ({ detail: { visit } }) => {
      if (visit.method !== 'get') pressed.set(visit.id, document.activeElement)
    })
    const stopFocusing = router.on('finish', ({ detail: { visit } }) => {
      const button = pressed.get(visit.id)
      pressed.delete(visit.id)
      // Once the button is drawn as one that can be pressed again.
      requestAnimationFrame(() => requestAnimationFrame(() => focusAgain(button)))
    })
    return () => {
      stopNoting()
      stopFocusing()
    }
  }, [])
}

function focusAgain(button: Element | null | undefined): void {
  if (document.activeElement !== document.body || !button?.isConnected) return
  if (button instanceof HTMLElement) button.focus({ preventScroll: true })
}
