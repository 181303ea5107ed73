import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { isDay } from '#shared/days.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { createCache } from '#worker/cache.ts'
import type { Database } from '#worker/db/stores.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { currentEdition, type Edition, today } from '#worker/knowledge/edition.ts'

// They share most of their records with the editions that they are made from.
const maxCached = 10
const cache = createCache<Edition>(maxCached)

/** Returns the day that a query asks for; null for an odd or a future one. */
export function requestedDay(query: URLSearchParams): string | null {
  const day = onlyValue(query, 'on')
  return isDay(day) && day <= today() ? day : null
}

/** Returns the seconds to wait for a past day; 0 if the isolate holds its edition. */
export async function pastDayWait(c: Context<AppEnv>): Promise<number> {
  const day = requestedDay(queryOf(c))
  if (day === null || cache.get(keyOf(day))) return 0
  return floodWait(c.var, 'past', floodLimits.past)
}

/** Limits requests for past days whose edition the isolate does not hold. */
export const pastDayLimit = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = await pastDayWait(c)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'throttle', seconds })
})

/** The current edition counts too: for days before the first one, it is the one that is shown. */
function keyOf(day: string): string {
  const { origin, number } = currentEdition()
  return `${currentLocale()} ${origin} ${number} ${day}`
}

/**
 * Returns the edition that readers saw on a day, with the taxes, rules, facts, laws and judgements
 * of then. Of a day before the first edition the current one knows most.
 */
export async function editionOnDay(db: Database, day: string): Promise<Edition> {
  const key = keyOf(day)
  const cached = cache.get(key)
  if (cached) return cached
  // Few readers ask for a past day, and it needs the code that assembles editions.
  const { assembleEditionOn } = await import('./edition-on.ts')
  const edition = await assembleEditionOn(db, day)
  cache.add(key, edition)
  return edition
}
