import { busyCalendar as limits } from '#shared/desk/constants.ts'

/**
 * Thrown for an entry of a calendar that cannot be read or takes too much work. Made once, because the
 * stacks of thousands would take longer than reading them.
 */
export const unreadable = new Error('Entry cannot be read')

/** Counts the work that a calendar takes: strangers write into it by inviting its owner. */
export class Steps {
  #ofAll: number = limits.maxSteps
  #ofEntry = 0

  get areGone(): boolean {
    return this.#ofAll < 0
  }

  /** Begins an entry, which may take so many steps. */
  startEntry(max: number): void {
    this.#ofEntry = max
  }

  /** Throws if the entry, or all of them together, would take more steps than calendars of people do. */
  take(count: number): void {
    this.#ofEntry -= count
    this.#ofAll -= count
    if (this.#ofEntry < 0 || this.#ofAll < 0) throw unreadable
  }
}
