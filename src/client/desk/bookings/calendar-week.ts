import { officeClock } from '#client/site/office/clocks.ts'
import type { CalendarBooking } from '#shared/desk/bookings/props.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { businessMinutes, dayAfter, isBusinessDay } from '#shared/office-days.ts'
import { minutesOf } from '#shared/office-time.ts'
import type { Pages } from '#shared/pages.ts'

/** A day of the calendar at the desk. */
export interface CalendarDay {
  date: string
  /** Why nobody can book: a holiday's name, a closure's reason. */
  closed: string | null
  isToday: boolean
  /** In the order of their times. */
  bookings: CalendarBooking[]
}

const { opens, closes } = businessMinutes

/** The rows of a day, by the minutes since midnight at which they begin. */
export const rows = Array.from(
  { length: (closes - opens) / rules.cellMinutes },
  (_, index) => opens + index * rules.cellMinutes,
)

/** The days of a week: Monday to Friday, and those of the weekend on which there is something. */
export function daysOfWeek(props: Pages['desk/calendar']): CalendarDay[] {
  const today = officeClock(props.now).date
  return Array.from({ length: 7 }, (_, index) => {
    const date = dayAfter(props.week, index)
    return {
      date,
      closed: closedOn(props, date),
      isToday: date === today,
      bookings: props.bookings
        .filter(({ startsAt }) => officeClock(startsAt).date === date)
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    }
  }).filter(({ date, bookings }) => isBusinessDay(date) || bookings.length > 0)
}

function closedOn({ holidays, closures }: Pages['desk/calendar'], day: string): string | null {
  const holiday = holidays.find(({ date }) => date === day)
  const closure = closures.find(({ from, to }) => from <= day && day <= to)
  return holiday?.name ?? closure?.reason ?? null
}

/** The consultations of a day beside each other: in each lane one after the other. */
export function seatColumnsOf(
  bookings: readonly CalendarBooking[],
  seats: number,
): CalendarBooking[][] {
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

/** Where a consultation begins, in minutes since midnight at the office. */
export function startOf({ startsAt }: CalendarBooking): number {
  return minutesOf(officeClock(startsAt).time)
}

/** What takes place at a time of a lane's day. */
export function findBookingAt(
  column: readonly CalendarBooking[],
  minutes: number,
): CalendarBooking | undefined {
  return column.find(
    (booking) => startOf(booking) <= minutes && minutes < startOf(booking) + booking.minutes,
  )
}

/** From when to when, at the office: `10:00 – 11:00`. */
export function hoursText({ startsAt, minutes }: CalendarBooking): string {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString()
  return `${officeClock(startsAt).time} – ${officeClock(end).time}`
}
