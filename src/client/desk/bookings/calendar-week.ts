import { officeClock } from '#client/site/office/clocks.ts'
import type { CalendarBooking } from '#shared/desk/bookings/props.ts'
import { booking as rules } from '#shared/desk/constants.ts'
import { businessMinutes, dayAfter, isBusinessDay } from '#shared/office-days.ts'
import { minutesOf } from '#shared/office-time.ts'
import type { Pages } from '#shared/pages.ts'

export interface CalendarDay {
  date: string
  /** The name of a holiday or the reason of a closure; null if the office is open. */
  closed: string | null
  isToday: boolean
  bookings: CalendarBooking[]
}

const { opens, closes } = businessMinutes

/** The rows of a day, by their first minute since midnight. */
export const rows = Array.from(
  { length: (closes - opens) / rules.cellMinutes },
  (_, index) => opens + index * rules.cellMinutes,
)

/** Returns the days of a week: Monday to Friday, and days of the weekend with bookings. */
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

/** Distributes consultations over columns, so that those in one column do not overlap. */
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
