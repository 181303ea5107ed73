import 'sonner/dist/styles.css'
import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { useAppearance } from '#client/hooks/use-appearance.ts'

/** Where notifications appear: for errors that have no better place in the page. */
export function Toasts({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Toaster
      theme={useAppearance() ?? 'system'}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      offset={24}
      mobileOffset={16}
      hotkey={['altKey', 'KeyT']}
      className="toasts"
    />
  )
}
