import * as words from '#client/account/alerts/words.ts'
import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.stopAlerts,
  description: words.stopAlertsHint,
  action: routes.alertsUnsubscribe.href,
  button: words.stopAlerts,
})
