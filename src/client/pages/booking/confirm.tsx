import { AuthLayout, Intended, TokenForm } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/desk/bookings/visitor-words.ts'
import { useOffice } from '#client/use-office.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { spanText } from '#shared/time-text.ts'
import { cityOf } from '#shared/zones.ts'

/** One button for the emailed link, below the time that it confirms. */
export default function ConfirmScreen({ token, time }: Pages['booking/confirm']) {
  return (
    <TokenForm
      title={words.confirmYourConsultation}
      description={words.confirmConsultationHint}
      action={routes.confirmBooking.href({ token })}
      button={words.confirmConsultation}
    >
      {time && <HeldTime {...time} />}
    </TokenForm>
  )
}

ConfirmScreen.layout = AuthLayout

function HeldTime({ startsAt, minutes, zone }: NonNullable<Pages['booking/confirm']['time']>) {
  const office = useOffice()
  const text = spanText(zone ?? office.timeZone, new Date(startsAt), minutes)
  return <Intended>{words.timeHeld(text, zone ? cityOf(zone) : office.city)}</Intended>
}
