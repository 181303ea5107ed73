import { instantOf, type LocalTime, offsetAt } from './local-times.ts'

const dayMs = 24 * 60 * 60_000

/** Occurrences of a series, however they are written: in UTC, by another clock, or as days. */
export class Occurrences {
  readonly #instants = new Set<number>()
  readonly #days = new Set<number>()
  /** Days with a time of day, which stand for a whole day only in a series of whole days. */
  readonly #daysOfTimes = new Set<number>()

  add(time: LocalTime): void {
    if (time.isDate) this.#days.add(dayOf(time))
    else {
      this.#instants.add(instantOf(time))
      this.#daysOfTimes.add(dayOf(time))
    }
  }

  has(time: LocalTime): boolean {
    const day = dayOf(time)
    if (this.#days.has(day)) return true
    return time.isDate ? this.#daysOfTimes.has(day) : this.#instants.has(instantOf(time))
  }
}

function dayOf({ wall }: LocalTime): number {
  return Math.floor(wall / dayMs)
}

/** Returns a time of one clock by another one. */
export function wallBy(time: LocalTime, other: LocalTime): number {
  if (time.clock === other.clock || time.isDate || other.isDate) return time.wall
  const instant = instantOf(time)
  return instant + offsetAt(other.clock, instant)
}
