import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
// Applied with the first notification: a style sheet that comes by itself has the page drawn anew.
import css from './show-error.css?inline'
import { styleNonce } from './style-nonce.ts'
import { useAppearance } from './use-appearance.ts'
import * as words from './words.ts'

// A form disables the button that was pressed, which loses its focus: the press has to be kept.
let pressed: Element | null = null
if (typeof document !== 'undefined') {
  addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), {
    capture: true,
  })
}

/**
 * Shows an error without a place in the page as a notification that survives a visit; never twice
 * at a time.
 */
export function showError(message = ''): void {
  mountToasts()
  toast.error(message, { id: message, position: freeCorner() })
}

/** Says that nothing reached the server, or nothing came back. */
export function showUnreachable(): void {
  showError(words.connectionFailed)
}

let mounted = false

/** Mounts the notifications and their styles next to the page. */
function mountToasts(): void {
  if (mounted) return
  mounted = true
  const style = Object.assign(document.createElement('style'), { nonce: styleNonce() })
  style.textContent = css
  const place = document.createElement('div')
  document.head.append(style)
  document.body.append(place)
  createRoot(place).render(<Toasts />)
}

/** Size of three notifications, in pixels. */
const corner = { width: 404, height: 300 }

/** Returns a corner where a notification does not cover the element that was just pressed. */
function freeCorner(): 'bottom-right' | 'top-right' {
  if (!pressed?.isConnected) return 'bottom-right'
  const { bottom, right } = pressed.getBoundingClientRect()
  const below = innerHeight - corner.height
  return bottom > below && right > innerWidth - corner.width ? 'top-right' : 'bottom-right'
}

/** The notifications for errors without a place in the page. */
function Toasts() {
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
