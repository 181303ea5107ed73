import './show-toasts.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { useAppearance } from './use-appearance.ts'

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
    const onReady = () => resolve((message) => toast.error(message, { id: message }))
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
      offset={24}
      mobileOffset={16}
      hotkey={['altKey', 'KeyT']}
      className="toasts"
    />
  )
}
