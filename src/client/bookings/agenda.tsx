import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { longDayText } from '#client/office/clocks.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import type { CalendarBooking } from '#shared/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import { type CalendarDay, hoursText } from './calendar-week.ts'
import type { StatusPlace } from './status-place.ts'

interface AgendaProps {
  days: readonly CalendarDay[]
  now: string
  place: StatusPlace
}

/** The consultations of a week, day by day, with what the visitors want to talk about. */
export function Agenda({ days, now, place }: AgendaProps) {
  const shown = days.filter(({ bookings, closed }) => bookings.length > 0 || closed)
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className="text-xl">
        Consultations
      </h2>
      {shown.every(({ bookings }) => bookings.length === 0) && (
        <p className="mt-3 text-muted">Nobody is booked this week: time for the reading pile.</p>
      )}
      {shown.map((day) => (
        <section key={day.date} aria-label={longDayText(day.date)} className="mt-5">
          <h3 className="figures flex flex-wrap gap-x-3 border-b border-line pb-2 font-sans text-sm font-semibold">
            {longDayText(day.date)}
            {day.isToday && <span className="text-structure">Today</span>}
            {day.closed && <span className="min-w-0 wrap-anywhere text-clay">{day.closed}</span>}
          </h3>
          <ul className="divide-y divide-line">
            {day.bookings.map((one) => (
              <Booked
                key={one.id}
                booking={one}
                isOver={Date.parse(one.startsAt) <= Date.parse(now)}
                place={place}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface BookedProps extends Pick<AgendaProps, 'place'> {
  booking: CalendarBooking
  isOver: boolean
}

function Booked({ booking, isOver, place }: BookedProps) {
  const { id, thread, person, company, topic, cancelled } = booking
  return (
    <li className="grid gap-x-4 py-3 text-sm sm:grid-cols-[7.5rem_1fr]">
      <p className={clsx('figures', cancelled && 'text-muted line-through')}>
        {hoursText(booking)}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Link href={routes.deskThread.href({ id: thread })} className="link font-semibold">
            {person.name}
          </Link>
          {company && `, ${company}`}
          {cancelled && <span className="text-clay"> (cancelled)</span>}
        </p>
        <p className="text-muted">{person.email}</p>
        {topic && <p className="mt-1 measure whitespace-pre-line">{topic}</p>}
        {!cancelled && !isOver && (
          <TwoStep
            action={withMethod(routes.deskBooking.href({ id }), 'DELETE')}
            summary={
              <>
                Cancel<span className="sr-only"> the consultation of {person.name}</span>
              </>
            }
            consequence={`${person.name} is told by mail, and the time is free again.`}
            button="Yes, cancel it"
            onStart={() => place.moveTo(id)}
          />
        )}
        <StatusMessage>{place.statusAt(id)}</StatusMessage>
      </div>
    </li>
  )
}
