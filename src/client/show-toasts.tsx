import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { Toasts } from './ui/toasts.tsx'

/** Shows an error among the notifications, once however often it is said. */
type ShowError = (message: string) => void

/**
 * Puts the place of notifications beside the pages, which come and go. Resolves once it stands:
 * what is said before that would be lost.
 */
export function showToasts(): Promise<ShowError> {
  const place = document.createElement('div')
  document.body.append(place)
  return new Promise((resolve) => {
    const onReady = () => resolve((message) => toast.error(message, { id: message }))
    createRoot(place).render(<Toasts onReady={onReady} />)
  })
}
