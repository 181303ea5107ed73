import './show-toasts.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { useAppearance } from './use-appearance.ts'

// A form disables the button that was pressed, which loses its focus: the press has to be kept.
let pressed: Element | null = null
addEventListener('click', ({ target }) => (pressed = target as Element), { capture: true })

/** Shows an error as a notification; one that is shown already is not shown twice. */
type ShowError = (message: string) => void

/**
 * Puts the notifications beside the pages, so that they outlive a visit. Resolves once they are
 * mounted: an error that is shown before that would be lost.
 */
export function showToasts(): Promise<ShowError> {
  const place = document.createElement('div')
  document.body.append(place)
  return new Promise((resolve) => {
    const onReady = () =>
      resolve((message) => toast.error(message, { id: message, position: freeCorner() }))
    createRoot(place).render(<Toasts onReady={onReady} />)
  })
}

/** What three notifications take of the corner they stand in, in pixels. */
const corner = { width: 404, height: 300 }

/** The corner in which a notification does not cover what was just pressed. */
function freeCorner(): 'bottom-right' | 'top-right' {
  if (!pressed?.isConnected) return 'bottom-right'
  const { bottom, right } = pressed.getBoundingClientRect()
  const below = innerHeight - corner.height
  return bottom > below && right > innerWidth - corner.width ? 'top-right' : 'bottom-right'
}

/** Where notifications appear: errors that belong to no place in the page. */
function Toasts({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Toaster
      theme={useAppearance() ?? 'system'}
      position="bottom-right"
      visibleToasts={3}
      expand
      duration={4000}
      gap={14}
      // At the top, under the navigation.
      offset={{ top: 96, right: 24, bottom: 24, left: 24 }}
      mobileOffset={{ top: 80, right: 16, bottom: 16, left: 16 }}
      hotkey={['altKey', 'KeyT']}
      className="toasts"
    />
  )
}
