import { maxPasswordChecks } from '#shared/constants.ts'
import { Unavailable } from '../unavailable.ts'

let running = 0

/** Runs a costly piece of work unless too many of them run in this isolate; then Unavailable. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxPasswordChecks) throw new Unavailable('too many password checks')
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
  }
}
