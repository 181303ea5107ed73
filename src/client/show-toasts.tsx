import { createRoot } from 'react-dom/client'
import { Toasts } from './ui/toasts.tsx'

/** Puts the place of notifications beside the pages, which come and go. */
export function showToasts(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toasts />)
}
