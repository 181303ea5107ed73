import { env } from 'cloudflare:workers'

const names = Object.keys(env).filter(
  (name): name is `PER_MINUTE_${5 | 50 | 60 | 200 | 1000 | 4000}` => name.startsWith('PER_MINUTE_'),
)

function each(limiter: (name: (typeof names)[number]) => RateLimit): Record<string, RateLimit> {
  return Object.fromEntries(names.map((name) => [name, limiter(name)]))
}

/** Limiters that let everything pass: the platform's own count by the real clock, for all tests. */
export const roomyLimiters = each(() => ({ limit: async () => ({ success: true }) }))

/** Limiters that are down. */
export const brokenLimiters = each(() => ({
  limit: () => Promise.reject(new Error('The limiter is down')),
}))

/**
 * Limiters that count as the platform's do, in one window that never ends. For some limits the first
 * request of each key may count for many, which spares a test from sending them.
 */
export function countingLimiters(
  firstRequest: Partial<Record<number, number>> = {},
): Record<string, RateLimit> {
  const counts = new Map<string, number>()
  return each((name) => ({
    async limit({ key }) {
      const limit = Number(name.slice('PER_MINUTE_'.length))
      const before = counts.get(`${name} ${key}`)
      const count = before === undefined ? (firstRequest[limit] ?? 1) : before + 1
      counts.set(`${name} ${key}`, count)
      return { success: count <= limit }
    },
  }))
}
