import * as words from './words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns the distance of two moments in words: `25 min`, `3 h`, `2 days`. */
export function distanceText(from: string, to: string): string {
  const ms = Math.abs(Date.parse(from) - Date.parse(to))
  if (ms < 59.5 * minuteMs) return words.minutes(Math.max(1, Math.round(ms / minuteMs)))
  if (ms < 2 * dayMs) return words.hours(Math.round(ms / hourMs))
  return words.days(Math.round(ms / dayMs))
}
