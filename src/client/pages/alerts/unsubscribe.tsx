import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Stop alerts',
  description: 'Press the button to stop all alerts. The markets you follow stay selected.',
  action: routes.alertsUnsubscribe.href,
  button: 'Stop alerts',
})
