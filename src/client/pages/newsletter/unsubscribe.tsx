import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Unsubscribe',
  description: 'Press the button to stop our newsletter to this address.',
  action: routes.newsletterUnsubscribe.href,
  button: 'Unsubscribe',
})
