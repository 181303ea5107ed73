import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: 'Confirm your consultation',
  description:
    'One press, and the time that we hold for you is booked. An invitation for your calendar follows by email.',
  action: routes.confirmBooking.href,
  button: 'Confirm consultation',
})
