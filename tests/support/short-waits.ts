import { vi } from 'vitest'
import { inboxLimits } from '#shared/desk/constants.ts'

/** The platform's own wait, whatever a test put in its place. */
export function platformWait(ms: number): Promise<void> {
  return Object.getPrototypeOf(scheduler).wait.call(scheduler, ms)
}

/** Lets no test wait until a reply can no longer be taken back, as a set-up file. */
vi.spyOn(scheduler, 'wait').mockImplementation((ms) =>
  platformWait(ms === inboxLimits.undoSeconds * 1000 ? 0 : ms),
)

// For each timer the test runner looks up by its stack who set it, though only those without a delay
// concern it: that costs as much as a query, and each query has a time limit.
const plain = Symbol.for('plain timers')
const { setTimeout: ofPlatform } = Object.getPrototypeOf(globalThis)
if (!Reflect.has(globalThis, plain)) {
  Reflect.set(globalThis, plain, true)
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (ofRunner, _, [work, ms, ...rest]) =>
      Reflect.apply(ms ? ofPlatform : ofRunner, globalThis, [work, ms, ...rest]),
  })
}
