import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Stop alerts',
  description:
    'Press the button, and no further alert is sent to you. The markets you watch stay chosen.',
  action: routes.alertsUnsubscribe.href,
  button: 'Stop alerts',
})
