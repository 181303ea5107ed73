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
