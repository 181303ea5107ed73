import { vi } from 'vitest'

/** Has our own time-outs come forty times sooner, until the spy it returns is restored. */
export function quickWaits() {
  const wait = scheduler.wait.bind(scheduler)
  return vi.spyOn(scheduler, 'wait').mockImplementation((ms) => wait(ms / 40))
}
