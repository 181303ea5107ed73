import { objectTimeoutMs, storeTimeoutMs } from '#shared/constants.ts'
import { within } from '../time-limit.ts'
import { Unavailable } from '../unavailable.ts'

/**
 * The answer of a store, if it comes in time; else throws Unavailable. A store that hangs would keep
 * its request, and the person behind it, for as long as the platform lets it.
 */
export function inTime<T>(
  store: 'D1' | 'KV' | 'R2',
  answer: Promise<T>,
  ms = store === 'R2' ? objectTimeoutMs : storeTimeoutMs,
): Promise<T> {
  const tooLate = () => new Unavailable(`${store} gave no answer in time`)
  return within(ms, answer, tooLate)
}
