import { type Clock, clockIn } from '#client/site/office/clocks.ts'
import { dayAfter, minutesOf } from '#shared/days.ts'
import type { CalendarBooking, Closure, HostName } from '#shared/desk/bookings/props.ts'
import { overlaps, spanOf } from '#shared/desk/bookings/spans.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import {
  closingMinutes,
  findException,
  hoursOfWeekday,
  isBusinessDay,
  type OfficeHours,
  openSpansOn,
  type RegularHours,
} from '#shared/office-hours.ts'
import { byCharacters } from '#shared/order.ts'
import type { Pages } from '#shared/pages.ts'
import { spansIn } from '#shared/zones.ts'

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

/** Returns the minutes at which the rows of a week begin, over all its open and booked times. */
export function rowsOf(days: readonly CalendarDay[], office: RegularHours): number[] {
  const clock = clockIn(office.timeZone)
  const bookings = days.flatMap((day) => day.bookings.filter(({ cancelled }) => !cancelled))
  const hours = office.businessDays.flatMap((weekday) => hoursOfWeekday(office, weekday))
  const [from, to] = [
    [...hours.map(({ opens }) => minutesOf(opens)), ...bookings.map((one) => startOf(one, clock))],
    [...hours.map(closingMinutes), ...bookings.map((one) => startOf(one, clock) + one.minutes)],
  ]
  if (from.length === 0) return []
  const first = Math.floor(Math.min(...from) / rules.cellMinutes) * rules.cellMinutes
  const count = Math.ceil((Math.max(...to) - first) / rules.cellMinutes)
  return Array.from({ length: count }, (_, index) => first + index * rules.cellMinutes)
}

/** Returns the days of a week: the business days, and others with bookings. */
export function daysOfWeek(props: Pages['desk/calendar'], office: RegularHours): CalendarDay[] {
  const clock = clockIn(office.timeZone)
  const calendar = { ...office, exceptions: props.exceptions }
  const today = clock(props.now).date
  return Array.from({ length: 7 }, (_, index) => {
    const date = dayAfter(props.week, index)
    return {
      date,
      ...closedOn(props, calendar, date),
      closures: props.closures.filter(({ host }) => host === null),
      isToday: date === today,
      bookings: props.bookings
        .filter(({ startsAt }) => clock(startsAt).date === date)
        .sort((a, b) => byCharacters(a.startsAt, b.startsAt)),
    }
  }).filter(({ date, bookings }) => isBusinessDay(office, date) || bookings.length > 0)
}

function closedOn(
  { closures }: Pages['desk/calendar'],
  calendar: OfficeHours,
  day: string,
): Pick<CalendarDay, 'closed' | 'isHoliday'> {
  const exception = findException(calendar, day)
  const hours = openSpansOn({ ...calendar, exceptions: [] }, day)
  const closure = closures.find((one) => {
    const span = spanOf(calendar.timeZone, one)
    return one.host === null && hours.some((open) => overlaps(span, open))
  })
  return {
    closed: exception?.label ?? closure?.reason ?? null,
    isHoliday: exception?.hours === null,
  }
}

/** True if a half hour of a day is closed for everybody. */
export function isClosedAt(
  { date, isHoliday, closures }: CalendarDay,
  { timeZone }: RegularHours,
  row: number,
): boolean {
  const cells = spansIn(timeZone, date, { from: row, to: row + rules.cellMinutes })
  const spans = closures.map((closure) => spanOf(timeZone, closure))
  return isHoliday || spans.some((span) => cells.some((cell) => overlaps(span, cell)))
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
export function startOf({ startsAt }: CalendarBooking, clock: Clock): number {
  return minutesOf(clock(startsAt).time)
}

export function findBookingAt(
  column: readonly CalendarBooking[],
  { minutes, clock }: { minutes: number; clock: Clock },
): CalendarBooking | undefined {
  return column.find((booking) => {
    const start = startOf(booking, clock)
    return start < minutes + rules.cellMinutes && minutes < start + booking.minutes
  })
}

/** Returns the hours at the office: `10:00 – 11:00`. */
export function hoursText({ startsAt, minutes }: CalendarBooking, clock: Clock): string {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return `${clock(startsAt).time} – ${clock(end).time}`
}
