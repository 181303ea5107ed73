import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Unsubscribe',
  description: 'Press the button, and no further letter is sent to your address.',
  action: routes.newsletterUnsubscribe.href,
  button: 'Unsubscribe',
})
