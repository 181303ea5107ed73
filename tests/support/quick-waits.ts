import { vi } from 'vitest'
import { delivery } from '#shared/constants.ts'

const limitsMs: readonly unknown[] = [delivery.timeoutMs, delivery.runMs, delivery.goodbyeMs]

/** Has the time limits of mails pass so many times as fast; gives those that began, in milliseconds. */
export function quickWaits(times = 40) {
  const began: unknown[] = []
  const start = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout')
  spy.mockImplementation((work: () => void, ms?: number) => {
    if (!limitsMs.includes(ms)) return start(work, ms)
    began.push(ms)
    return start(work, Number(ms) / times)
  })
  return { began, restore: () => spy.mockRestore() }
}
