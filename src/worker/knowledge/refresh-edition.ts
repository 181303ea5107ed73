import { createMiddleware } from 'hono/factory'
import { editionRefreshSeconds } from '#shared/constants.ts'
import type { AppEnv, Work } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { within } from '../time-limit.ts'
import { currentEdition, type Edition, showEdition } from './edition.ts'
import { findEdition, findNumber } from './edition-in-kv.ts'

// How long a request waits for an isolate that has shown nothing new for a while.
const longestWaitMs = 1000
const refreshMs = editionRefreshSeconds * 1000

let askedAt: number | undefined
/** What requests wait for: each with a timer of its own, since the one that began may be cancelled. */
let pending: Promise<void> | undefined

/**
 * Has this isolate show the newest edition: asks KV at most every 30 seconds, after the reply. Only
 * where nobody came for a minute, or ever, does a request wait for a moment: it would else be shown
 * what may be hours old. Whatever KV does, there is an edition to show.
 */
export const freshEdition = createMiddleware<AppEnv>(async (c, next) => {
  const { kv } = c.var
  const age = editionAge()
  if (age >= refreshMs) askedAt = Date.now()
  if (age >= 2 * refreshMs) pending = refreshEdition({ kv })
  else if (age >= refreshMs) c.var.afterReply(() => refreshEdition({ kv }))
  if (pending) {
    // It never rejects: what is thrown here says that it takes longer.
    await within(longestWaitMs, pending).catch(() => {})
    pending = undefined
  }
  await next()
})

/** How long ago KV was asked, in milliseconds. A clock may have been set back. */
function editionAge(): number {
  return askedAt === undefined ? Number.POSITIVE_INFINITY : Math.abs(Date.now() - askedAt)
}

/** Asks KV for a newer edition than the one that is shown, and shows it; never rejects. */
export async function refreshEdition({ kv }: Pick<Work, 'kv'>): Promise<void> {
  try {
    const number = await findNumber(kv)
    if (number === null || number <= shownNumber()) return
    const edition = await findEdition(kv, number)
    if (edition) showNewer(edition)
    else log('edition-not-found', { number })
  } catch (error) {
    log('edition-not-refreshed', { error: describeError(error) })
  }
}

/** Shows an edition unless a newer one is shown: it never goes back. */
export function showNewer(edition: Edition): void {
  if (edition.number > shownNumber()) showEdition(edition)
}

/** What ships gives way to whatever was published. */
function shownNumber(): number {
  const { origin, number } = currentEdition()
  return origin === 'shipped' ? 0 : number
}

/** As an isolate that has asked for nothing yet: for tests, which share one. */
export function forgetEdition(): void {
  askedAt = undefined
  pending = undefined
  showEdition(undefined)
}
