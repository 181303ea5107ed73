import { storeTimeoutMs } from '#shared/constants.ts'
import { Unavailable } from '../unavailable.ts'

/**
 * The answer of a store, if it comes in time; else throws Unavailable. A store that hangs would keep
 * its request, and the person behind it, for as long as the platform lets it.
 */
export async function inTime<T>(store: 'D1' | 'KV', answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Unavailable(`${store} gave no answer in time`)
    timer = setTimeout(() => reject(error), storeTimeoutMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
