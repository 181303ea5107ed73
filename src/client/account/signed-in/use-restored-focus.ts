import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/**
 * Restores the focus to a button that was disabled while its form was sent, unless it has moved.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    const pressed = new Map<string, Element | null>()
    const stopRecording = router.on('start', ({ detail: { visit } }) => {
      if (visit.method !== 'get') pressed.set(visit.id, document.activeElement)
    })
    const stopRestoring = router.on('finish', ({ detail: { visit } }) => {
      const button = pressed.get(visit.id)
      pressed.delete(visit.id)
      if (button instanceof HTMLElement) whenEnabled(button, () => restoreFocus(button))
    })
    return () => {
      stopRecording()
      stopRestoring()
    }
  }, [])
}

/** Calls `act` now, or once the button and its fieldset are enabled again. */
function whenEnabled(button: HTMLElement, act: () => void): void {
  const isEnabled = () => !button.matches(':disabled')
  if (isEnabled()) {
    act()
    return
  }
  const observer = new MutationObserver(() => {
    if (!isEnabled()) return
    observer.disconnect()
    act()
  })
  const container = button.closest('form') ?? button
  observer.observe(container, { attributeFilter: ['disabled'], subtree: true })
}

function restoreFocus(button: HTMLElement): void {
  if (document.activeElement === document.body && button.isConnected) {
    button.focus({ preventScroll: true })
  }
}
