import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Confirm your subscription',
  description: 'One press, and our monthly letter comes to your address from now on.',
  action: routes.newsletterConfirm.href,
  button: 'Confirm subscription',
})
