import * as words from './date-words.ts'
import { dayText, longDayText, weekdayText } from './dates.ts'
import { clockText } from './days.ts'
import { localTimeAt } from './zones.ts'

/** Returns a moment in a zone: `Tuesday 24 November 2026, 10:00`. */
export function momentText(zone: string, moment: Date): string {
  const { day, time } = partsAt(zone, moment)
  return words.atTime(day, time)
}

/** Returns a span in a zone: `Tuesday 24 November 2026, 10:00 to 10:30`; two days at midnight. */
export function spanText(zone: string, startsAt: Date, minutes: number): string {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const [from, to] = [partsAt(zone, startsAt), partsAt(zone, endsAt)]
  if (from.day === to.day) return words.fromTimeTo(from.day, from.time, to.time)
  return words.fromMomentTo(words.atTime(from.day, from.time), words.atTime(to.day, to.time))
}

/** Returns a time in the coming days, without its year: `Monday 24 November, 15:00`. */
export function dueText(zone: string, moment: Date): string {
  const { day, minutes } = localTimeAt(zone, moment)
  return words.atTime(longDayText(day), clockText(minutes))
}

function partsAt(zone: string, moment: Date): { day: string; time: string } {
  const { day, minutes } = localTimeAt(zone, moment)
  return { day: words.onWeekday(weekdayText(day), dayText(day)), time: clockText(minutes) }
}
