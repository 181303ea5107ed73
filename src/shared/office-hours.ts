import { byCharacters } from '#shared/order.ts'
import { clockText, dayAfter, dayMinutes, minutesOf, weekdayOf } from './days.ts'
import { instantIn, localTimeAt, mergeSpans, type Span, spansIn } from './zones.ts'

/** From one time of the wall clock to another. */
export interface DayHours {
  /** `HH:MM` */
  opens: string
  /** `HH:MM`; what closes before it opens ends on the next day. */
  closes: string
}

/** Hours that are the same every week. */
interface WeekHours extends DayHours {
  /** From Sunday, 0. */
  weekdays: readonly number[]
}

/** A day with other hours than its weekday's. */
export interface HoursException {
  /** `YYYY-MM-DD` */
  day: string
  /** The reason, such as the name of a holiday. */
  label: string
  /** Null if the office is closed. */
  hours: DayHours | null
}

/** When an office is open, by the wall clock of its zone. */
export interface OfficeHours {
  /** IANA name. */
  timeZone: string
  hours: readonly WeekHours[]
  /** The weekdays on which messages are answered and consultations take place, from Sunday, 0. */
  businessDays: readonly number[]
  exceptions: readonly HoursException[]
}

/** The hours that do not change: those without exceptions. */
export type RegularHours = Omit<OfficeHours, 'exceptions'>

/** A time at the office. */
export interface OfficeTime {
  /** `YYYY-MM-DD` */
  day: string
  /** From Sunday, 0. */
  weekday: number
  /** Since midnight. */
  minutes: number
  /** `HH:MM` */
  display: string
  isOpen: boolean
}

/** Returns the office's time at an instant. */
export function officeTimeAt(office: OfficeHours, moment: Date): OfficeTime {
  const { day, minutes } = localTimeAt(office.timeZone, moment)
  const time = moment.getTime()
  // Hours past midnight belong to the day before.
  const isOpen = [dayAfter(day, -1), day].some((one) =>
    openSpansOn(office, one).some(({ from, to }) => from <= time && time < to),
  )
  return { day, weekday: weekdayOf(day), minutes, display: clockText(minutes), isOpen }
}

/** Returns the exception of a day; undefined if it has the hours of its weekday. */
export function findException(
  { exceptions }: Pick<OfficeHours, 'exceptions'>,
  day: string,
): HoursException | undefined {
  return exceptions.find((exception) => exception.day === day)
}

/** Returns the hours of a day, in order; none if the office is closed. */
export function hoursOn(
  office: Pick<OfficeHours, 'hours' | 'exceptions'>,
  day: string,
): DayHours[] {
  const exception = findException(office, day)
  if (exception) return exception.hours ? [exception.hours] : []
  return hoursOfWeekday(office, weekdayOf(day))
}

/** Returns the hours of a weekday, in order. */
export function hoursOfWeekday({ hours }: Pick<OfficeHours, 'hours'>, weekday: number): DayHours[] {
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => byCharacters(a.opens, b.opens))
}

/** True if a day's weekday is one on which messages are answered and consultations take place. */
export function isBusinessDay(
  { businessDays }: Pick<OfficeHours, 'businessDays'>,
  day: string,
): boolean {
  return businessDays.includes(weekdayOf(day))
}

/** Returns the minute at which hours end on the day on which they begin. */
export function closingMinutes({ opens, closes }: DayHours): number {
  return closes > opens ? minutesOf(closes) : dayMinutes
}

/** Returns when the office is open in the hours of a day, in order. */
export function openSpansOn(office: OfficeHours, day: string): Span[] {
  return hourSpans(office.timeZone, day, hoursOn(office, day))
}

/** Returns when the office is open in the hours of a business day; nothing on other days. */
export function businessSpansOn(office: OfficeHours, day: string): Span[] {
  return isBusinessDay(office, day) ? openSpansOn(office, day) : []
}

/** Returns when a zone's clock reads within the hours of a day, in order. */
export function hourSpans(zone: string, day: string, hours: readonly DayHours[]): Span[] {
  return mergeSpans(
    hours.flatMap(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      if (from < to) return spansIn(zone, day, { from, to })
      return [
        ...spansIn(zone, day, { from, to: dayMinutes }),
        ...spansIn(zone, dayAfter(day, 1), { from: 0, to }),
      ]
    }),
  )
}

// A year in which no business day is open ends the search for one.
const maxSearchDays = 400

/**
 * Returns when a message that comes at an instant is answered at the latest: after 24 hours of
 * business days. What comes while the office is closed counts from the next opening of a business day.
 */
export function answerDueAt(office: OfficeHours, sent: Date): Date {
  const start = nextBusinessTime(office, sent.getTime())
  if (!start) return new Date(sent.getTime() + dayMinutes * 60_000)
  const { minutes } = localTimeAt(office.timeZone, new Date(start.time))
  const dueDay = findBusinessDay(office, dayAfter(start.day, 1)) ?? dayAfter(start.day, 1)
  const spans = businessSpansOn(office, dueDay)
  // Hours past midnight are named by the day on which they began.
  const isPastMidnight = localTimeAt(office.timeZone, new Date(start.time)).day !== start.day
  const clock = instantIn(office.timeZone, dueDay, minutes + (isPastMidnight ? dayMinutes : 0))
  const due = clock.getTime() + (start.time % 60_000)
  const [first, last] = [spans[0], spans.at(-1)]
  return new Date(first && last ? Math.min(Math.max(due, first.from), last.to) : due)
}

/** Returns the first instant from a time (ms) on in business hours, and the day of these hours. */
function nextBusinessTime(
  office: OfficeHours,
  time: number,
): { day: string; time: number } | undefined {
  const today = localTimeAt(office.timeZone, new Date(time)).day
  for (let days = -1; days < maxSearchDays; days += 1) {
    const day = dayAfter(today, days)
    const span = businessSpansOn(office, day).find(({ to }) => to > time)
    if (span) return { day, time: Math.max(time, span.from) }
  }
}

/** Returns the first day from one on with business hours. */
export function findBusinessDay(office: OfficeHours, first: string): string | undefined {
  for (let days = 0; days < maxSearchDays; days += 1) {
    const day = dayAfter(first, days)
    if (businessSpansOn(office, day).length > 0) return day
  }
}
