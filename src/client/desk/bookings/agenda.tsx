import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { StatusLocation } from '#client/desk/layout/use-status-location.ts'
import { clockIn } from '#client/site/office/clocks.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Field } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import { useOffice } from '#client/use-office.ts'
import { lengths } from '#shared/constants.ts'
import { longDayText } from '#shared/dates.ts'
import type { CalendarBooking, HostName } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import { type CalendarDay, hoursText } from './calendar-week.ts'
import { bulkFormId, CancelSeveral } from './cancel-several.tsx'
import { MoveForm } from './move-form.tsx'
import * as visitorWords from './visitor-words.ts'
import * as words from './words.ts'

interface AgendaProps {
  hosts: readonly HostName[]
  days: readonly CalendarDay[]
  now: string
  statusLocation: StatusLocation
}

export function Agenda({ hosts, days, now, statusLocation }: AgendaProps) {
  const visibleDays = days.filter(({ bookings, closed }) => bookings.length > 0 || closed)
  return (
    <TitledSection id="agenda" title={visitorWords.consultations}>
      {visibleDays.every(({ bookings }) => bookings.length === 0) && (
        <p className="mt-3 text-muted">{words.noConsultationsThisWeek}</p>
      )}
      {visibleDays.map((day) => (
        <AgendaDay key={day.date} {...{ hosts, day, now, statusLocation }} />
      ))}
      {days.some(({ bookings }) => bookings.some((booking) => isComing(booking, now))) && (
        <CancelSeveral statusLocation={statusLocation} />
      )}
      <StatusMessage>{statusLocation.statusAt(bulkFormId)}</StatusMessage>
    </TitledSection>
  )
}

type AgendaDayProps = Omit<AgendaProps, 'days'> & { day: CalendarDay }

function AgendaDay({ hosts, day, now, statusLocation }: AgendaDayProps) {
  const { date, isToday, closed, bookings } = day
  return (
    <section aria-label={longDayText(date)} className="mt-5">
      <h3 className="figures flex flex-wrap gap-x-3 border-b border-line pb-2 font-sans text-sm font-semibold">
        {longDayText(date)}
        {isToday && <span className="text-structure">{words.today}</span>}
        {closed && <span className="min-w-0 wrap-anywhere text-clay">{closed}</span>}
      </h3>
      <ul className="divide-y divide-line">
        {bookings.map((booking) => (
          <AgendaItem
            key={booking.id}
            hosts={hosts}
            booking={booking}
            isComing={isComing(booking, now)}
            statusLocation={statusLocation}
          />
        ))}
      </ul>
    </section>
  )
}

function isComing({ startsAt, cancelled }: CalendarBooking, now: string): boolean {
  return !cancelled && Date.parse(startsAt) > Date.parse(now)
}

interface AgendaItemProps extends Pick<AgendaProps, 'hosts' | 'statusLocation'> {
  booking: CalendarBooking
  /** True if it can still be cancelled. */
  isComing: boolean
}

function AgendaItem({ hosts, booking, isComing, statusLocation }: AgendaItemProps) {
  const { id, person, company, phone, topic, cancelled } = booking
  const clock = clockIn(useOffice().timeZone)
  return (
    <li className="grid gap-x-4 py-3 text-sm sm:grid-cols-[9.5rem_1fr]">
      <p className={clsx('figures flex gap-3', cancelled && 'text-muted line-through')}>
        {isComing && <BookingCheckbox booking={booking} />}
        {hoursText(booking, clock)}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <PersonName booking={booking} />
          {company && `, ${company}`}
          <BookingState booking={booking} />
        </p>
        <p className="text-muted">
          {person.email}
          {phone && <PhoneLink phone={phone} />}
        </p>
        <HostOf booking={booking} hosts={hosts} />
        {topic && <p className="mt-1 measure whitespace-pre-line">{topic}</p>}
        {isComing && booking.thread !== null && (
          <MoveForm booking={booking} hosts={hosts} onStart={() => statusLocation.moveTo(id)} />
        )}
        {isComing && <CancelBooking booking={booking} statusLocation={statusLocation} />}
        <StatusMessage>{statusLocation.statusAt(id)}</StatusMessage>
      </div>
    </li>
  )
}

function HostOf({
  booking: { host, cancelled },
  hosts,
}: Pick<AgendaItemProps, 'booking' | 'hosts'>) {
  if (hosts.length === 0 || cancelled) return null
  const name = hosts.find(({ id }) => id === host)?.name
  return <p className="text-muted">{name ? visitorWords.withHost(name) : words.withNobody}</p>
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <>
      {' · '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="figures link">
        {phone}
      </a>
    </>
  )
}

/** Chooses the consultation for the form that cancels several. */
function BookingCheckbox({ booking: { id, person } }: Pick<AgendaItemProps, 'booking'>) {
  return (
    <input
      type="checkbox"
      name="ids[]"
      value={id}
      form={bulkFormId}
      aria-label={words.chooseConsultation(person.name)}
      className="checkbox print:hidden"
    />
  )
}

function PersonName({ booking: { thread, person } }: Pick<AgendaItemProps, 'booking'>) {
  if (thread === null) return <span className="font-semibold">{person.name}</span>
  return (
    <Link href={routes.deskThread.href({ id: thread })} className="link font-semibold">
      {person.name}
    </Link>
  )
}

function BookingState({ booking: { cancelled, heldUntil } }: Pick<AgendaItemProps, 'booking'>) {
  const { timeZone } = useOffice()
  if (heldUntil) {
    return (
      <span className="figures text-muted">
        {words.heldUntil(clockIn(timeZone)(heldUntil).time)}
      </span>
    )
  }
  return cancelled ? <span className="text-clay">{words.cancelledMark}</span> : null
}

function CancelBooking({
  booking: { id, person, heldUntil },
  statusLocation,
}: Pick<AgendaItemProps, 'booking' | 'statusLocation'>) {
  const [summary, consequence, button] = heldUntil
    ? [words.releaseConsultation(person.name), words.releaseExplained, words.yesReleaseIt]
    : [
        words.cancelConsultationOf(person.name),
        words.cancelExplained(person.name),
        words.yesCancelIt,
      ]
  return (
    <TwoStep
      action={withMethod(routes.deskBooking.href({ id }), 'DELETE')}
      summary={<RichText text={summary} />}
      consequence={consequence}
      button={button}
      onStart={() => statusLocation.moveTo(id)}
    >
      {heldUntil === null && (
        <Field
          label={words.whatWeTellThem}
          name="reason"
          form={id}
          note={visitorWords.optional}
          className="mb-3 max-w-note"
        >
          {(control) => <textarea {...control} rows={2} maxLength={lengths.cancelReason} />}
        </Field>
      )}
    </TwoStep>
  )
}
