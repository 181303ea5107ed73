import { createMiddleware } from 'hono/factory'
import { editionRefreshSeconds } from '#shared/constants.ts'
import type { AppEnv, Work } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { within } from '../time-limit.ts'
import { setOwnExceptions } from './own-exceptions.ts'

const maxWaitMs = 1000
const refreshMs = editionRefreshSeconds * 1000

let checkedAt: number | undefined

/**
 * Refreshes the days with other hours as often as the edition, in requests that have the database:
 * others show no hour that depends on them.
 */
export const freshHours = createMiddleware<AppEnv>((c, next) => {
  const age = checkedAt === undefined ? Number.POSITIVE_INFINITY : Math.abs(Date.now() - checkedAt)
  if (!c.var.db || age < refreshMs) return next()
  checkedAt = Date.now()
  const refreshed = refreshHours(c.var)
  if (age >= 2 * refreshMs) return within(maxWaitMs, refreshed).then(next, next)
  c.var.afterReply(() => refreshed)
  return next()
})

/** Reads the days with other hours from the database; never rejects. */
export async function refreshHours({ db }: Pick<Work, 'db'>): Promise<void> {
  try {
    const { refreshExceptions } = await import('./hours-exceptions.ts')
    await refreshExceptions(db)
  } catch (error) {
    log('hours-not-refreshed', { error: describeError(error) })
  }
}

/** Forgets the days with other hours, for tests, which share the isolate. */
export function resetHours(): void {
  checkedAt = undefined
  setOwnExceptions([])
}
