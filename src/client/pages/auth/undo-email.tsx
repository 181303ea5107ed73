import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Restore your email address',
  description:
    'Your account goes back to the address this link was mailed to. All devices are signed out, and we email you a link to set a new password.',
  action: routes.undoEmail.href,
  button: 'Restore email address',
})
