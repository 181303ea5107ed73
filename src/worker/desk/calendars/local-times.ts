import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { instantOfWall, type Offset } from '#shared/zones.ts'
import { unreadable } from './steps.ts'

/** The offsets of a clock, in order; the first one holds before as well. */
export type Clock = readonly Offset[]

export const utcClock: Clock = [{ from: 0, offset: 0 }]

/** A time of a clock. */
export interface LocalTime {
  /** The clock's reading as if it were UTC (ms). */
  wall: number
  /** True for a whole day. */
  isDate: boolean
  clock: Clock
}

const pattern = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/i

/** Reads a date or a time (RFC 5545 §3.3.4 and §3.3.5); throws for one that does not exist. */
export function wallOf(text = ''): { wall: number; isDate: boolean; isUtc: boolean } {
  const parts = pattern.exec(text.trim())
  if (!parts) throw unreadable
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const date = new Date(0)
  // Date.UTC would put the years before 100 into the last century.
  date.setUTCFullYear(year, month - 1, day)
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!isDay || hour > 24 || minute > 59 || second > 60) throw unreadable
  const wall = date.setUTCHours(hour, minute, second)
  return { wall, isDate: parts[4] === undefined, isUtc: parts[7] !== undefined }
}

/** Throws for a time that is centuries from now: some steps of reading are days. */
export function checkYear(wall: number): void {
  const year = new Date(wall).getUTCFullYear()
  if (!(year >= limits.firstYear && year <= limits.lastYear)) throw unreadable
}

/** Returns the instant (ms) of a time. */
export function instantOf({ wall, clock }: Pick<LocalTime, 'wall' | 'clock'>): number {
  return instantOfWall(wall, (instant) => offsetAt(clock, instant))
}

/** Returns the offset at an instant by halving, because a calendar may describe many changes. */
export function offsetAt(clock: Clock, instant: number): number {
  let [low, high] = [0, clock.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((clock[middle]?.from ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return clock[Math.max(0, low - 1)]?.offset ?? 0
}
