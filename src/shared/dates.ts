import { weekdayOf } from './days.ts'

/** The names of the months. */
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The names of the weekdays, from Sunday, 0. */
export const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/**
 * A day, month or year (`2026-11-20`, `2026-11`, `2026`) in words, the same in every time zone and
 * locale: `20 November 2026`, `November 2026`, `2026`.
 */
export function dayText(date: string): string {
  const [year = '', month, day] = date.split('-')
  const words = [day && Number(day), month && months[Number(month) - 1], year]
  return words.filter(Boolean).join(' ')
}

/** Returns the weekday of a day: `Monday`. */
export function weekdayText(day: string): string {
  return weekdays[weekdayOf(day)] ?? ''
}

/** Returns a day without its year: `23 November`. */
export function dayOfMonthText(day: string): string {
  const [, month, dayOfMonth] = day.split('-')
  return `${Number(dayOfMonth)} ${months[Number(month) - 1]}`
}

/** Returns a day with its weekday and without its year: `Monday 23 November`. */
export function longDayText(day: string): string {
  return `${weekdayText(day)} ${dayOfMonthText(day)}`
}

/** Returns a day in few letters: `Mon 23 Nov`. */
export function shortDayText(day: string): string {
  const [, month, dayOfMonth] = day.split('-')
  const monthText = months[Number(month) - 1] ?? ''
  return `${weekdayText(day).slice(0, 3)} ${Number(dayOfMonth)} ${monthText.slice(0, 3)}`
}
