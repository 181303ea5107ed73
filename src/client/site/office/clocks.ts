import { clockText } from '#shared/days.ts'
import { findZone, localTimeAt } from '#shared/zones.ts'

export interface ClockTime {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

/** Returns the local time at an instant (ISO 8601, UTC). */
export type Clock = (instant: string) => ClockTime

/** Returns the clock of a time zone (IANA). */
export function clockIn(zone: string): Clock {
  return (instant) => {
    const { day, minutes } = localTimeAt(zone, new Date(instant))
    return { date: day, time: clockText(minutes) }
  }
}

/** Returns the clock of a time zone (IANA); null if this platform does not know the zone. */
export function findClock(zone: string): Clock | null {
  return findZone(zone) === null ? null : clockIn(zone)
}

/** True if two clocks show the same at an instant. */
export function isSameTime(one: Clock, other: Clock, instant: string): boolean {
  const [a, b] = [one(instant), other(instant)]
  return a.date === b.date && a.time === b.time
}
