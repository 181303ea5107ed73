import * as words from './date-words.ts'
import { weekdayOf } from './days.ts'

/**
 * A day, month or year (`2026-11-20`, `2026-11`, `2026`) in words: `20 November 2026`,
 * `November 2026`, `2026`. Does not use `Intl`, whose words may differ between browser and server.
 */
export function dayText(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (!month) return year
  const name = words.months[Number(month) - 1] ?? ''
  return words.ofYear(day ? words.dayOfMonth(Number(day), name) : name, year)
}

/** Returns the weekday of a day: `Monday`. */
export function weekdayText(day: string): string {
  return words.weekdays[weekdayOf(day)] ?? ''
}

/** Returns the weekday of a day in few letters: `Mon`. */
export function shortWeekdayText(day: string): string {
  return words.shortWeekday(weekdayOf(day))
}

/** Returns a day without its year: `23 November`. */
export function dayOfMonthText(day: string): string {
  const [, month, dayOfMonth] = day.split('-')
  return words.dayOfMonth(Number(dayOfMonth), words.months[Number(month) - 1] ?? '')
}

/** Returns a day with its weekday and without its year: `Monday 23 November`. */
export function longDayText(day: string): string {
  return words.onWeekday(weekdayText(day), dayOfMonthText(day))
}

/** Returns a day in few letters: `Mon 23 Nov`. */
export function shortDayText(day: string): string {
  const [, month, dayOfMonth] = day.split('-')
  const monthText = words.shortMonth(Number(month) - 1)
  return words.onWeekday(shortWeekdayText(day), words.dayOfMonth(Number(dayOfMonth), monthText))
}
