import { Link } from '@inertiajs/react'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { clockIn } from '#client/site/office/clocks.ts'
import { useOffice } from '#client/use-office.ts'
import { dayOfMonthText, weekdayText } from '#shared/dates.ts'
import { clockText, minutesOf } from '#shared/days.ts'
import type { CalendarBooking, HostName } from '#shared/desk/bookings/props.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import {
  type CalendarDay,
  columnsOf,
  findBookingAt,
  hoursText,
  isClosedAt,
  rowsOf,
  type SeatColumn,
  startOf,
} from './calendar-week.ts'
import { type DraggedTime, useDraggedTime } from './use-dragged-time.ts'
import * as words from './words.ts'

interface WeekGridProps {
  days: readonly CalendarDay[]
  hosts: readonly HostName[]
  seats: number
  now: string
  /** Called with a time that was dragged over, to be closed. */
  onDragged: (time: DraggedTime) => void
}

interface DayColumns {
  day: CalendarDay
  seatColumns: SeatColumn[]
}

/** A week as a table with a column for each day and seat, and a row for each half hour. */
export function WeekGrid({ days, hosts, seats, now, onDragged }: WeekGridProps) {
  const dayColumns = days.map((day): DayColumns => {
    const bookings = day.bookings.filter(({ cancelled }) => !cancelled)
    return { day, seatColumns: columnsOf(bookings, { hosts, seats }) }
  })
  const office = useOffice()
  const time = minutesOf(clockIn(office.timeZone)(now).time)
  const { handlers, isDragged } = useDraggedTime(onDragged)
  return (
    <table {...handlers} className="figures w-full table-fixed border-b border-line text-sm">
      <caption className="sr-only">{words.weekByHalfHours(office.city)}</caption>
      <thead>
        <tr>
          <td className="w-16" />
          {dayColumns.map((dayColumn) => (
            <DayHead key={dayColumn.day.date} {...dayColumn} />
          ))}
        </tr>
        {hosts.length > 1 && <HostHeads dayColumns={dayColumns} />}
      </thead>
      <tbody>
        {rowsOf(days, office).map((row) => (
          <HalfHour key={row} {...{ row, dayColumns, time, isDragged }} />
        ))}
      </tbody>
    </table>
  )
}

interface HalfHourProps {
  row: number
  dayColumns: readonly DayColumns[]
  /** In minutes since midnight. */
  time: number
  isDragged: (day: string, row: number) => boolean
}

/** The names of the hosts under the days, each above their column. */
function HostHeads({ dayColumns }: { dayColumns: readonly DayColumns[] }) {
  return (
    <tr>
      <td />
      {dayColumns.map(({ day, seatColumns }) =>
        seatColumns.map(({ key, name }) => (
          <th
            key={`${day.date} ${key}`}
            scope="col"
            className="truncate px-2 pb-2 text-left text-xs font-normal text-muted"
          >
            {name}
          </th>
        )),
      )}
    </tr>
  )
}

/** A row of the table: half an hour on all days and seats. */
function HalfHour({ row, dayColumns, time, isDragged }: HalfHourProps) {
  return (
    <tr className="h-9">
      <th scope="row" className="pr-3 text-right align-top font-normal text-muted">
        <span className={row % 60 === 0 ? 'relative -top-3' : 'sr-only'}>{clockText(row)}</span>
      </th>
      {dayColumns.map(({ day, seatColumns }) =>
        seatColumns.map(({ key, bookings }, index) => (
          <Cell
            key={`${day.date} ${key}`}
            row={row}
            day={day}
            seatColumn={bookings}
            isFirst={index === 0}
            isDragged={isDragged(day.date, row)}
            now={day.isToday ? time : null}
          />
        )),
      )}
    </tr>
  )
}

function DayHead({ day: { date, closed, isToday }, seatColumns }: DayColumns) {
  return (
    <th
      scope="colgroup"
      colSpan={seatColumns.length}
      className={clsx('px-2 pb-4 text-left align-bottom', isToday && 'text-structure')}
    >
      {isToday && <span className="block text-xs">{words.today}</span>}
      <span className="block font-display text-lg leading-tight font-heading">
        {weekdayText(date)}
      </span>
      <span className="block font-normal">{dayOfMonthText(date)}</span>
      {closed && <span className="block wrap-anywhere text-clay">{closed}</span>}
    </th>
  )
}

interface CellProps {
  row: number
  day: CalendarDay
  seatColumn: readonly CalendarBooking[]
  isFirst: boolean
  isDragged: boolean
  /** In minutes since midnight; null on other days. */
  now: number | null
}

/** Half an hour on a seat; a consultation spans several rows. */
function Cell({ row, day, seatColumn, isFirst, isDragged, now }: CellProps) {
  const office = useOffice()
  const clock = clockIn(office.timeZone)
  const booking = findBookingAt(seatColumn, { minutes: row, clock })
  if (booking && startOf(booking, clock) < row) return null
  const minutes = booking?.minutes ?? rules.cellMinutes
  const elapsed = now === null ? -1 : (now - row) / minutes
  return (
    <td
      rowSpan={minutes / rules.cellMinutes}
      {...(!booking && { 'data-day': day.date, 'data-row': row })}
      className={clsx(
        'relative border-line p-0',
        row % 60 === 0 && 'border-t',
        isFirst && 'border-l',
        isDragged && 'bg-hover',
        isClosedAt(day, office, row) && !booking && 'hatched',
      )}
    >
      {booking && <BookingBlock booking={booking} />}
      {elapsed >= 0 && elapsed < 1 && <NowLine top={`${Math.round(elapsed * 100)}%`} />}
    </td>
  )
}

function BookingBlock({ booking }: { booking: CalendarBooking }) {
  const { thread } = booking
  const clock = clockIn(useOffice().timeZone)
  const text = <BookingText booking={booking} hours={hoursText(booking, clock)} />
  return thread === null ? (
    <div className={blockClass({ isHeld: true })}>{text}</div>
  ) : (
    <Link href={routes.deskThread.href({ id: thread })} className={blockClass({ isHeld: false })}>
      {text}
    </Link>
  )
}

const blockClass = cva(
  'absolute inset-px overflow-hidden rounded-sm border-structure px-2 py-1 leading-snug',
  {
    variants: {
      isHeld: {
        true: 'border border-dashed text-muted',
        false: 'border-l-3 bg-panel hover:bg-hover',
      },
    },
  },
)

function BookingText({ booking, hours }: { booking: CalendarBooking; hours: string }) {
  const { person, company, topic, minutes, heldUntil } = booking
  return (
    <>
      <span className="sr-only">{hours}: </span>
      <span className="block truncate font-semibold">
        {heldUntil && words.heldBefore}
        {person.name}
      </span>
      {minutes > rules.cellMinutes && (
        <span className="block truncate text-muted">{company || topic}</span>
      )}
    </>
  )
}

function NowLine({ top }: { top: string }) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <line x2="100%" y1={top} y2={top} className="stroke-clay stroke-2" />
    </svg>
  )
}
