import { toast } from 'sonner'

// A form disables the button that was pressed, which loses its focus: the press has to be kept.
let pressed: Element | null = null
if (typeof document !== 'undefined') {
  addEventListener('click', ({ target }) => (pressed = target as Element), { capture: true })
}

/** Shows an error that belongs to no place in the page; one that is shown already only once. */
export function showError(message = ''): void {
  toast.error(message, { id: message, position: freeCorner() })
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
