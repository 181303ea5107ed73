import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function UnsubscribeScreen({ token }: Pages['newsletter/unsubscribe']) {
  return (
    <TokenForm
      title="Unsubscribe"
      description="Press the button, and no further letter is sent to your address."
      action={routes.newsletterUnsubscribe.href({ token })}
      button="Unsubscribe"
    />
  )
}

UnsubscribeScreen.layout = AuthLayout
