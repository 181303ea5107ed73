import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useZone, type VisitorZone } from '#client/site/office/use-zone.ts'
import { longDayText } from '#shared/dates.ts'
import type { EnquiryBooking } from '#shared/desk/bookings/props.ts'
import { cityOf } from '#shared/zones.ts'
import { stateTitles } from './state-titles.ts'
import * as words from './visitor-words.ts'

interface EnquiryBookingsProps {
  bookings: readonly EnquiryBooking[]
}

export function EnquiryBookings({ bookings }: EnquiryBookingsProps) {
  const visitor = useZone(null)
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby="consultations" className="mb-8">
      <h2 id="consultations" className="sr-only">
        {words.consultations}
      </h2>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li
            key={`${booking.startsAt} ${booking.state}`}
            className="border-l-3 border-structure pl-4"
          >
            <Consultation booking={booking} visitor={visitor} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ConsultationProps {
  booking: EnquiryBooking
  visitor: VisitorZone
}

function Consultation({ booking: { startsAt, minutes, state, href }, visitor }: ConsultationProps) {
  const { date, time } = visitor.clock(startsAt)
  return (
    <>
      <p className="text-sm font-semibold">{stateTitles[state]}</p>
      <p
        className={clsx(
          'figures mt-1 font-display text-xl',
          state === 'cancelled' && 'text-muted line-through',
        )}
      >
        <time dateTime={startsAt}>
          {longDayText(date)}, {time}
        </time>
      </p>
      <p className="figures mt-1 text-sm text-muted">
        {words.minutesInZone(minutes, visitor.zone ? cityOf(visitor.zone) : visitor.office.city)}
      </p>
      {href && (
        <Link href={href} className="link inline-flex min-h-11 items-center text-sm">
          {words.rescheduleOrCancel}
        </Link>
      )}
    </>
  )
}
