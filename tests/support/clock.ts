import { afterEach, beforeEach, vi } from 'vitest'

const hourMs = 3_600_000

/** Stops the clock a second past a full hour before each test, so that windows are whole. */
export function stoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Math.ceil(Date.now() / hourMs) * hourMs + 1000)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Moves the stopped clock on. */
export function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

/** An instant before now. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Moves the stopped clock to an instant. */
export function at(instant: Date): void {
  vi.setSystemTime(instant)
}
