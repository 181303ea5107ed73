import { officeClock } from '#client/site/office/clocks.ts'
import type { CalendarBooking, Closure, HostName } from '#shared/desk/bookings/props.ts'
import { overlaps, spanOf, timeOn } from '#shared/desk/bookings/spans.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { businessMinutes, dayAfter, isBusinessDay } from '#shared/office-days.ts'
import { minutesOf } from '#shared/office-time.ts'
import type { Pages } from '#shared/pages.ts'

export interface CalendarDay {
  date: string
  /** The name of a holiday or the reason of a closure; null if the office is open. */
  closed: string | null
  isHoliday: boolean
  /** The closures for everybody that take a part of it. */
  closures: Closure[]
  isToday: boolean
  bookings: CalendarBooking[]
}

const { opens, closes } = businessMinutes

/** Returns the minute of the day at which each row of a week begins: from the first to the last time open or booked. */
export function rowsOf(days: readonly CalendarDay[]): number[] {
  const bookings = days.flatMap((day) => day.bookings.filter(({ cancelled }) => !cancelled))
  const first = Math.min(opens, ...bookings.map(startOf))
  const last = Math.max(closes, ...bookings.map((one) => startOf(one) + one.minutes))
  const count = Math.ceil((last - first) / rules.cellMinutes)
  return Array.from({ length: count }, (_, index) => first + index * rules.cellMinutes)
}

/** Returns the days of a week: Monday to Friday, and days of the weekend with bookings. */
export function daysOfWeek(props: Pages['desk/calendar']): CalendarDay[] {
  const today = officeClock(props.now).date
  return Array.from({ length: 7 }, (_, index) => {
    const date = dayAfter(props.week, index)
    return {
      date,
      ...closedOn(props, date),
      closures: props.closures.filter(({ host }) => host === null),
      isToday: date === today,
      bookings: props.bookings
        .filter(({ startsAt }) => officeClock(startsAt).date === date)
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    }
  }).filter(({ date, bookings }) => isBusinessDay(date) || bookings.length > 0)
}

function closedOn(
  { holidays, closures }: Pages['desk/calendar'],
  day: string,
): Pick<CalendarDay, 'closed' | 'isHoliday'> {
  const holiday = holidays.find(({ date }) => date === day)
  const hours = spanOf({ from: timeOn(day, opens), to: timeOn(day, closes) })
  const closure = closures.find((one) => one.host === null && overlaps(spanOf(one), hours))
  return {
    closed: holiday?.name ?? closure?.reason ?? null,
    isHoliday: holiday !== undefined,
  }
}

/** True if a half hour of a day is closed for everybody. */
export function isClosedAt({ date, isHoliday, closures }: CalendarDay, row: number): boolean {
  const cell = spanOf({ from: timeOn(date, row), to: timeOn(date, row + rules.cellMinutes) })
  return isHoliday || closures.some((closure) => overlaps(spanOf(closure), cell))
}

/** A column of a day: the consultations of a host, or those on a seat of nobody's. */
export interface SeatColumn {
  key: string
  /** The host's name; empty for nobody. */
  name: string
  bookings: CalendarBooking[]
}

/** Distributes the consultations of a day over its columns. */
export function columnsOf(
  bookings: readonly CalendarBooking[],
  { hosts, seats }: { hosts: readonly HostName[]; seats: number },
): SeatColumn[] {
  const isHosts = ({ host }: CalendarBooking) => hosts.some(({ id }) => id === host)
  const own = hosts.map(({ id, name }) => {
    return { key: id, name, bookings: bookings.filter(({ host }) => host === id) }
  })
  const others = bookings.filter((booking) => !isHosts(booking))
  const seatColumns = seatColumnsOf(others, hosts.length > 0 ? 0 : seats)
  return [
    ...own,
    ...seatColumns.map((column, index) => ({ key: String(index), name: '', bookings: column })),
  ]
}

/** Distributes consultations over seats, so that those in one column do not overlap. */
function seatColumnsOf(bookings: readonly CalendarBooking[], seats: number): CalendarBooking[][] {
  const columns: CalendarBooking[][] = Array.from({ length: seats }, () => [])
  for (const booking of bookings) {
    const freeColumn = columns.find(
      (column) => endOf(column.at(-1)) <= Date.parse(booking.startsAt),
    )
    if (freeColumn) freeColumn.push(booking)
    else columns.push([booking])
  }
  return columns
}

function endOf(booking: CalendarBooking | undefined): number {
  return booking
    ? Date.parse(booking.startsAt) + booking.minutes * 60_000
    : Number.NEGATIVE_INFINITY
}

/** Returns when a consultation begins, in minutes since midnight at the office. */
export function startOf({ startsAt }: CalendarBooking): number {
  return minutesOf(officeClock(startsAt).time)
}

export function findBookingAt(
  column: readonly CalendarBooking[],
  minutes: number,
): CalendarBooking | undefined {
  return column.find(
    (booking) => startOf(booking) <= minutes && minutes < startOf(booking) + booking.minutes,
  )
}

/** Returns the hours at the office: `10:00 – 11:00`. */
export function hoursText({ startsAt, minutes }: CalendarBooking): string {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return `${officeClock(startsAt).time} – ${officeClock(end).time}`
}
