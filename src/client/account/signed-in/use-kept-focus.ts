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
      if (button instanceof HTMLElement) whenEnabled(button, () => focusAgain(button))
    })
    return () => {
      stopNoting()
      stopFocusing()
    }
  }, [])
}

/** At once, or as soon as the button and the fields around it are disabled no more. */
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
  const place = button.closest('form') ?? button
  observer.observe(place, { attributeFilter: ['disabled'], subtree: true })
}

function focusAgain(button: HTMLElement): void {
  if (document.activeElement === document.body && button.isConnected) {
    button.focus({ preventScroll: true })
  }
}
