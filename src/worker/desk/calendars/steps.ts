import { busyCalendar as limits } from '#shared/desk/constants.ts'

/**
 * Thrown for an entry of a calendar that cannot be read or takes too much work. Made once, because the
 * stacks of thousands would take longer than reading them.
 */
export const unreadable = new Error('Entry cannot be read')

/** Counts the work that a calendar takes: strangers write into it by inviting its owner. */
export class Steps {
  #remaining: number = limits.maxSteps
  #entryRemaining = 0

  get isExhausted(): boolean {
    return this.#remaining < 0
  }

  /** Begins an entry, which may take so many steps. */
  startEntry(max: number): void {
    this.#entryRemaining = max
  }

  /** Throws if the entry, or all of them together, would take more steps than calendars of people do. */
  take(count: number): void {
    const isTooMuch = count > this.#entryRemaining
    // What an entry may not take, such as a long list, stays for the others.
    const taken = Math.min(count, this.#entryRemaining)
    this.#entryRemaining -= taken
    this.#remaining -= taken
    if (isTooMuch || this.#remaining < 0) throw unreadable
  }
}
