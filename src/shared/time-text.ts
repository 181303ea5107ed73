import { dayText, longDayText, weekdayText } from './dates.ts'
import { clockText } from './days.ts'
import { localTimeAt } from './zones.ts'

/** Returns a moment in a zone: `Tuesday 24 November 2026, 10:00`. */
export function momentText(zone: string, moment: Date): string {
  const { day, time } = partsAt(zone, moment)
  return `${day}, ${time}`
}

/** Returns a span in a zone: `Tuesday 24 November 2026, 10:00 to 10:30`; two days at midnight. */
export function spanText(zone: string, startsAt: Date, minutes: number): string {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const [from, to] = [partsAt(zone, startsAt), partsAt(zone, endsAt)]
  const end = from.day === to.day ? to.time : `${to.day}, ${to.time}`
  return `${from.day}, ${from.time} to ${end}`
}

/** Returns a time in the coming days, without its year: `Monday 24 November, 15:00`. */
export function dueText(zone: string, moment: Date): string {
  const { day, minutes } = localTimeAt(zone, moment)
  return `${longDayText(day)}, ${clockText(minutes)}`
}

function partsAt(zone: string, moment: Date): { day: string; time: string } {
  const { day, minutes } = localTimeAt(zone, moment)
  return { day: `${weekdayText(day)} ${dayText(day)}`, time: clockText(minutes) }
}
