import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { longDayText, officeClock } from '#client/site/office/clocks.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import type { CalendarBooking } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import { type CalendarDay, hoursText } from './calendar-week.ts'
import { bulkForm, CancelSeveral } from './cancel-several.tsx'
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
        <p className="mt-3 text-muted">No consultations this week.</p>
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
              <Booked key={one.id} booking={one} isComing={isComing(one, now)} place={place} />
            ))}
          </ul>
        </section>
      ))}
      {days.some(({ bookings }) => bookings.some((one) => isComing(one, now))) && (
        <CancelSeveral place={place} />
      )}
      <StatusMessage>{place.statusAt(bulkForm)}</StatusMessage>
    </section>
  )
}

function isComing({ startsAt, cancelled }: CalendarBooking, now: string): boolean {
  return !cancelled && Date.parse(startsAt) > Date.parse(now)
}

interface BookedProps extends Pick<AgendaProps, 'place'> {
  booking: CalendarBooking
  /** It can still be cancelled. */
  isComing: boolean
}

function Booked({ booking, isComing, place }: BookedProps) {
  const { id, person, company, topic, cancelled } = booking
  return (
    <li className="grid gap-x-4 py-3 text-sm sm:grid-cols-[9.5rem_1fr]">
      <p className={clsx('figures flex gap-3', cancelled && 'text-muted line-through')}>
        {isComing && (
          <input
            type="checkbox"
            name="ids[]"
            value={id}
            form={bulkForm}
            aria-label={`Choose the consultation of ${person.name}`}
            className="checkbox print:hidden"
          />
        )}
        {hoursText(booking)}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Name booking={booking} />
          {company && `, ${company}`}
          <State booking={booking} />
        </p>
        <p className="text-muted">{person.email}</p>
        {topic && <p className="mt-1 measure whitespace-pre-line">{topic}</p>}
        {isComing && <Cancel booking={booking} place={place} />}
        <StatusMessage>{place.statusAt(id)}</StatusMessage>
      </div>
    </li>
  )
}

function Name({ booking: { thread, person } }: Pick<BookedProps, 'booking'>) {
  if (thread === null) return <span className="font-semibold">{person.name}</span>
  return (
    <Link href={routes.deskThread.href({ id: thread })} className="link font-semibold">
      {person.name}
    </Link>
  )
}

function State({ booking: { cancelled, heldUntil } }: Pick<BookedProps, 'booking'>) {
  if (heldUntil) {
    return (
      <span className="figures text-muted">
        {' '}
        (held until {officeClock(heldUntil).time}, not confirmed)
      </span>
    )
  }
  return cancelled ? <span className="text-clay"> (cancelled)</span> : null
}

function Cancel({ booking: { id, person, heldUntil }, place }: Omit<BookedProps, 'isComing'>) {
  const [verb, consequence, button] = heldUntil
    ? ['Release', 'The time is available again. No email is sent.', 'Yes, release it']
    : [
        'Cancel',
        `${person.name} is notified by email, and the time is available again.`,
        'Yes, cancel it',
      ]
  return (
    <TwoStep
      action={withMethod(routes.deskBooking.href({ id }), 'DELETE')}
      summary={
        <>
          {verb}
          <span className="sr-only"> the consultation of {person.name}</span>
        </>
      }
      consequence={consequence}
      button={button}
      onStart={() => place.moveTo(id)}
    />
  )
}
