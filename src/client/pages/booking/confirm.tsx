import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/desk/bookings/words.ts'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.confirmYourConsultation,
  description: words.confirmConsultationHint,
  action: routes.confirmBooking.href,
  button: words.confirmConsultation,
})
