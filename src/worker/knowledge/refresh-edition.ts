import { createMiddleware } from 'hono/factory'
import { editionRefreshSeconds } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { originalLocale } from '#shared/locales.ts'
import type { AppEnv, Work } from '../app-env.ts'
import type { KeyValueStore } from '../db/key-value-store.ts'
import { describeError, log } from '../log.ts'
import { within } from '../time-limit.ts'
import { type Edition, originalEdition, setCurrentEdition } from './edition.ts'
import { findEdition, findEditionNumber } from './edition-in-kv.ts'
import { resetHours } from './refresh-hours.ts'

// The longest time that a request waits for a newer edition.
const maxWaitMs = 1000
const refreshMs = editionRefreshSeconds * 1000

let checkedAt: number | undefined
/** Each request waits with its own timer, because the one that started it may be cancelled. */
let pending: Promise<void> | undefined

/**
 * Refreshes the edition of this isolate from KV at most every 30 seconds, after the reply. A
 * request waits briefly only if the last check is over a minute old, because the edition may be
 * hours old then. If KV fails, the current edition stays.
 */
export const freshEdition = createMiddleware<AppEnv>((c, next) => {
  const { kv } = c.var
  const age = editionAge()
  if (age >= refreshMs) checkedAt = Date.now()
  if (age >= 2 * refreshMs) pending = refreshEdition({ kv })
  else if (age >= refreshMs) c.var.afterReply(() => refreshEdition({ kv }))
  const isReady = !pending && currentLocale() === originalLocale
  return isReady ? next() : waitForEdition(kv).then(next)
})

async function waitForEdition(kv: KeyValueStore): Promise<void> {
  if (pending) {
    // `pending` never rejects, so an error can only be the timeout.
    await within(maxWaitMs, pending).catch(() => {})
    pending = undefined
  }
  const locale = currentLocale()
  if (locale === originalLocale) return
  const { loadTranslations } = await import('./load-translations.ts')
  await loadTranslations({ kv }, locale)
}

/** Returns the time since the last check in milliseconds; absolute, as a clock may be set back. */
function editionAge(): number {
  return checkedAt === undefined ? Number.POSITIVE_INFINITY : Math.abs(Date.now() - checkedAt)
}

/** Reads a newer edition from KV, if there is one; never rejects. */
export async function refreshEdition({ kv }: Pick<Work, 'kv'>): Promise<void> {
  try {
    const number = await findEditionNumber(kv)
    if (number === null || number <= currentNumber()) return
    const edition = await findEdition(kv, number)
    if (edition) setIfNewer(edition)
    else log('edition-not-found', { number })
  } catch (error) {
    log('edition-not-refreshed', { error: describeError(error) })
  }
}

/** Sets the current edition unless it is older than the one that is set. */
export function setIfNewer(edition: Edition): void {
  if (edition.number > currentNumber()) setCurrentEdition(edition)
}

/** Returns 0 for the shipped edition, because any published one is newer. */
function currentNumber(): number {
  const { origin, number } = originalEdition()
  return origin === 'shipped' ? 0 : number
}

/** Resets this isolate's edition for tests, which share the isolate. */
export function resetEdition(): void {
  checkedAt = undefined
  pending = undefined
  resetHours()
  setCurrentEdition(undefined)
}
