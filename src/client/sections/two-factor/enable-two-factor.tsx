import { ShieldCheck } from 'lucide-react'
import { routes } from '#shared/routes.ts'
import { ActionForm } from './action-form.tsx'

interface EnableTwoFactorProps {
  /** Whether a set-up was begun and not confirmed. */
  setupPending: boolean
  onReady: () => void
}

/** Begins the set-up, or takes it up where it was left. */
export function EnableTwoFactor({ setupPending, onReady }: EnableTwoFactorProps) {
  if (setupPending) {
    return (
      <button type="button" onClick={onReady} className="button button-primary noscript:hidden">
        <ShieldCheck aria-hidden="true" className="size-5" />
        Continue Setup
      </button>
    )
  }
  return (
    <ActionForm action={routes.enableTwoFactor.href()} button="Enable 2FA" onSuccess={onReady} />
  )
}
