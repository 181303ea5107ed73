import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function StopAlertsScreen({ token }: Pages['alerts/unsubscribe']) {
  return (
    <TokenForm
      title="Stop alerts"
      description="Press the button, and no further alert is sent to you. The markets you watch stay chosen."
      action={routes.alertsUnsubscribe.href({ token })}
      button="Stop alerts"
    />
  )
}

StopAlertsScreen.layout = AuthLayout
