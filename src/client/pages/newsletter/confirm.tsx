import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Confirm your subscription',
  description: 'Press the button to receive our monthly newsletter at this address.',
  action: routes.newsletterConfirm.href,
  button: 'Confirm subscription',
})
