import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ConfirmBookingScreen({ token }: Pages['booking/confirm']) {
  return (
    <TokenForm
      title="Confirm your consultation"
      description="One press, and the time that we hold for you is booked. An invitation for your calendar follows by email."
      action={routes.confirmBooking.href({ token })}
      button="Confirm consultation"
    />
  )
}

ConfirmBookingScreen.layout = AuthLayout
