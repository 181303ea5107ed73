import { type OpeningHours, site } from './content/site.ts'

/** A time at the office. */
export interface OfficeTime {
  /** From Sunday, 0. */
  weekday: number
  /** Since midnight. */
  minutes: number
  /** `HH:MM` */
  display: string
  isOpen: boolean
}

/** The minutes of a day. */
export const dayMinutes = 24 * 60

const minuteMs = 60_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns the office's time at an instant. */
export function officeTimeAt(moment: Date): OfficeTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: site.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const weekday = weekdays.indexOf(part('weekday'))
  const display = `${part('hour')}:${part('minute')}`
  const minutes = minutesOf(display)
  return {
    weekday,
    minutes,
    display,
    isOpen: site.hours.some((hours) => isIn(hours, weekday, minutes)),
  }
}

/** Minutes since midnight of an `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function isIn(
  { opens, closes, weekdays }: OpeningHours,
  weekday: number,
  minutes: number,
): boolean {
  if (!opens || !closes || !weekdays.includes(weekday)) return false
  return minutes >= minutesOf(opens) && minutes < minutesOf(closes)
}

/**
 * When a message that comes at an instant is answered at the latest: after 24 hours of business
 * days. What comes while the office is closed counts from the next opening of a business day.
 */
export function answerDueAt(sent: Date): Date {
  const { opens } = site.businessDays
  const { weekday, minutes } = officeTimeAt(sent)
  if (isIn(site.businessDays, weekday, minutes)) return afterDays(sent, toBusinessDay(weekday, 1))
  const isBefore = isBusinessDay(weekday) && minutes < minutesOf(opens)
  const opening = new Date(sent.getTime() + (minutesOf(opens) - minutes) * minuteMs)
  opening.setUTCSeconds(0, 0)
  const days = isBefore ? 0 : toBusinessDay(weekday, 1)
  return afterDays(opening, days + toBusinessDay(weekday + days, 1))
}

/** Returns a due time as office staff read it: `Monday 24 November, 15:00`. */
export function answerDueText(due: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: site.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return `${format.format(due)}, ${officeTimeAt(due).display}`
}

function isBusinessDay(weekday: number): boolean {
  return site.businessDays.weekdays.includes(weekday % 7)
}

/** Returns the days from a weekday to the first business day at least `least` days later. */
function toBusinessDay(weekday: number, least: number): number {
  return isBusinessDay(weekday + least) ? least : toBusinessDay(weekday, least + 1)
}

// Days of 24 hours: the office's clock is never put forward or back.
function afterDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMinutes * minuteMs)
}
