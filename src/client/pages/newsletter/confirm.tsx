import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ConfirmSubscriptionScreen({ token }: Pages['newsletter/confirm']) {
  return (
    <TokenForm
      title="Confirm your subscription"
      description="One press, and our monthly letter comes to your address from now on."
      action={routes.newsletterConfirm.href({ token })}
      button="Confirm subscription"
    />
  )
}

ConfirmSubscriptionScreen.layout = AuthLayout
