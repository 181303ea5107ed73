import type { Window } from '#shared/constants.ts'
import type { KeyValueStore } from '../db/key-value-store.ts'
import type { Settings } from '../env.ts'
import { describeError, log } from '../log.ts'
import { sign } from '../security/signature.ts'
import { randomToken } from '../security/tokens.ts'

/** The name under which hits are counted; it does not tell whose they are. */
export async function bucketOf(settings: Settings, group: string, who: string): Promise<string> {
  const [key] = settings.keyring('address')
  return `throttle:${group}:${await sign(key, who)}`
}

/**
 * Counts a hit in fixed windows, each a part of the longest one, and returns the seconds to wait:
 * 0 if it is allowed. Each hit has its own key, so that no count is lost; a hit in a full window
 * is not stored. Only earlier hits refuse it: a listing that lags behind lets more pass and never
 * refuses by mistake. A failing store allows the hit.
 */
export async function countHit(
  kv: KeyValueStore,
  bucket: string,
  windows: readonly Window[],
): Promise<number> {
  const longest = longestOf(windows)
  // One moment for all of it: a burst that goes on into the next minute would be counted in neither.
  const now = Date.now()
  return letPassOnFailure(async () => {
    const full = secondsLeft(windows, await findHits(kv, bucket, longest, now), now)
    if (full > 0) return full
    const { prefix } = windowAt(now, bucket, longest)
    const own = `${prefix}${now}:${randomToken(9)}`
    await kv.put(own, '', { expirationTtl: longest.seconds + 60 })
    const hits = await findHits(kv, bucket, longest, now)
    const before = hits.filter((name) => name < own)
    return secondsLeft(windows, before, now)
  })
}

/** The seconds to wait while a bucket is full, without counting; 0 when it is not. */
export async function secondsToWait(
  kv: KeyValueStore,
  bucket: string,
  windows: readonly Window[],
): Promise<number> {
  const now = Date.now()
  return letPassOnFailure(async () =>
    secondsLeft(windows, await findHits(kv, bucket, longestOf(windows), now), now),
  )
}

/** Empties a bucket. */
export async function clearHits(
  kv: KeyValueStore,
  bucket: string,
  windows: readonly Window[],
): Promise<void> {
  await letPassOnFailure(async () => {
    const hits = await findHits(kv, bucket, longestOf(windows), Date.now())
    await Promise.all(hits.map((name) => kv.delete(name)))
    return 0
  })
}

async function letPassOnFailure(wait: () => Promise<number>): Promise<number> {
  try {
    return await wait()
  } catch (error) {
    log('throttle-store-failed', { error: describeError(error) })
    return 0
  }
}

/** The oldest hits of the longest window, as many as it allows: their names begin with their time. */
async function findHits(
  kv: KeyValueStore,
  bucket: string,
  longest: Window,
  now: number,
): Promise<string[]> {
  const { prefix } = windowAt(now, bucket, longest)
  return (await kv.list({ prefix, limit: longest.hits })).keys.map(({ name }) => name)
}

/** Returns the seconds until the fullest window ends; 0 if all of them have room. */
function secondsLeft(windows: readonly Window[], hits: readonly string[], now: number): number {
  const waits = windows.map((window) => {
    const { startMs, left: remaining } = windowAt(now, '', window)
    const counted = hits.filter((name) => Number(name.split(':').at(-2)) >= startMs)
    return counted.length >= window.hits ? remaining : 0
  })
  return Math.max(...waits)
}

/** The window in which a moment lies, in milliseconds since 1970. */
function windowAt(now: number, bucket: string, { seconds }: Window) {
  const startMs = Math.floor(now / 1000 / seconds) * seconds * 1000
  const remaining = Math.max(1, Math.ceil((startMs - now) / 1000 + seconds))
  return { prefix: `${bucket}:${seconds}:${startMs}:`, startMs, left: remaining }
}

function longestOf(windows: readonly Window[]): Window {
  return windows.reduce((longest, one) => (one.seconds > longest.seconds ? one : longest))
}
