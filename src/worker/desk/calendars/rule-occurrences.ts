import type ICAL from 'ical.js'
import { busyCalendar as limits } from '#shared/desk/constants.ts'
import type { Span } from '#shared/zones.ts'
import { wallOf } from './local-times.ts'
import { type Steps, unreadable } from './steps.ts'

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

/** The frequencies whose occurrences are all as far from each other (ms). */
const units: Partial<Record<string, number>> = {
  SECONDLY: secondMs,
  MINUTELY: 60 * secondMs,
  HOURLY: 60 * 60 * secondMs,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
}

/** Steps by what the library takes for them: one is about 2 µs. */
const costs = { rule: 20, occurrence: 5, weekday: 0.2, week: 3, month: 3, year: 5 }

/** A rule by which something recurs. */
export interface Rule {
  /** In capitals, without its end. */
  text: string
  /** The last possible time as it is written; null without one. */
  until: ReturnType<typeof wallOf> | null
}

export type Library = typeof ICAL

const untilName = 'UNTIL='

export function ruleOf(value: string): Rule {
  if (value.length > limits.maxRuleLength) throw unreadable
  const parts = value.toUpperCase().split(';')
  const until = parts.find((part) => part.startsWith(untilName))
  return {
    text: parts.filter((part) => part !== until).join(';'),
    until: until === undefined ? null : wallOf(until.slice(untilName.length)),
  }
}

interface Walk {
  /** The first occurrence and the last possible one, by the clock (ms). */
  start: number
  until: number
  /** The time of interest by the clock, from which no occurrence is missing. */
  span: Span
}

export type Iterate = ReturnType<typeof iterateIn>

/**
 * Returns a function that gives the occurrences of a rule by the clock, in order. It begins shortly
 * before the time of interest, and whatever the library tries on its way takes steps.
 */
export function iterateIn(library: Library, steps: Steps) {
  class Iterator extends library.RecurIterator {
    override check_contracting_rules(): boolean {
      steps.take(1)
      return super.check_contracting_rules()
    }
    override next_weekday_by_week(): number {
      steps.take(costs.week)
      return super.next_weekday_by_week()
    }
    override increment_month(): void {
      steps.take(costs.month)
      super.increment_month()
    }
    override increment_monthday(days: number): void {
      steps.take(days / 7)
      super.increment_monthday(days)
    }
    override expand_year_days(year: number): number {
      const { BYMONTH: months = [], BYMONTHDAY: days = [] } = this.rule.parts
      steps.take(costs.year + months.length * Math.max(1, days.length))
      return super.expand_year_days(year)
    }
    override expand_by_day(year: number) {
      const days = super.expand_by_day(year)
      steps.take(days.length)
      return days
    }
    override is_day_in_byday(day: ICAL.Time) {
      steps.take(this.rule.parts.BYDAY?.length ?? 0)
      return super.is_day_in_byday(day)
    }
    override ruleDayOfWeek(...input: Parameters<ICAL.RecurIterator['ruleDayOfWeek']>) {
      steps.take(costs.weekday)
      return super.ruleDayOfWeek(...input)
    }
  }

  return function* iterate({ text }: Rule, { start, until, span }: Walk): Generator<number> {
    const end = Math.min(until, span.to)
    if (start > end || end < span.from) return
    steps.take(costs.rule)
    const recur = recurOf(library, text)
    const first = skipTo(span.from, recur, start)
    recur.until = timeOf(library, end)
    recur.interval = Math.min(recur.interval, longestInterval(recur))
    const dtstart = timeOf(library, first)
    const iterator = byLibrary(() => new Iterator({ rule: recur, dtstart }))
    for (;;) {
      const next = byLibrary(() => iterator.next())
      const wall = next ? wallOfTime(next) : Number.NaN
      // Also stops at a date that is none.
      if (!(wall <= end)) return
      steps.take(costs.occurrence)
      yield wall
    }
  }
}

/** Calls the library, which throws errors of many kinds for rules that it cannot read. */
function byLibrary<Value>(call: () => Value): Value {
  try {
    return call()
  } catch {
    throw unreadable
  }
}

/** Reads a rule; throws for one with more values than calendars of people have. */
function recurOf(library: Library, text: string): ICAL.Recur {
  const recur = byLibrary(() => library.Recur.fromString(text))
  const count = Object.values(recur.parts).reduce((sum, list) => sum + list.length, 0)
  if (!recur.freq || count > limits.maxRuleValues) throw unreadable
  return recur
}

/** Returns the first occurrence, or one that is shortly before a time if the rule has no count. */
function skipTo(from: number, { freq, interval, count }: ICAL.Recur, start: number): number {
  if (count || start >= from) return start
  const unit = units[freq]
  if (unit) return start + Math.floor((from - start) / (unit * interval)) * unit * interval
  // After so many years come the same month, and the 29th of February, again.
  const years = 4 * interval
  const date = new Date(start)
  const passed = new Date(from).getUTCFullYear() - 1 - date.getUTCFullYear()
  date.setUTCFullYear(date.getUTCFullYear() + Math.max(0, Math.floor(passed / years)) * years)
  return date.getTime()
}

/** Returns the longest interval that is walked: after a longer one, the time of interest is over. */
function longestInterval({ freq, count }: ICAL.Recur): number {
  const unit = units[freq]
  return unit && !count ? Math.ceil((2 * limits.maxDays * dayMs) / unit) : Number.POSITIVE_INFINITY
}

function timeOf(library: Library, wall: number): ICAL.Time {
  const date = new Date(wall)
  return library.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  })
}

function wallOfTime({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
