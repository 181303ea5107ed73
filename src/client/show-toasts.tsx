import './show-toasts.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import { showError } from './ui/show-error.ts'
import { useAppearance } from './use-appearance.ts'

/**
 * Puts the notifications beside the pages, so that they outlive a visit. Resolves once they are
 * mounted: an error that is shown before that would be lost.
 */
export function showToasts(): Promise<typeof showError> {
  const place = document.createElement('div')
  document.body.append(place)
  return new Promise((resolve) => {
    const onReady = () => resolve(showError)
    createRoot(place).render(<Toasts onReady={onReady} />)
  })
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
