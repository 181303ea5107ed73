import type { Window } from '#shared/constants.ts'
import { describeError, log } from '../log.ts'
import { randomToken } from '../security/random-token.ts'

/**
 * Counts one hit in fixed windows and gives the seconds to wait, 0 when it is allowed. Each hit
 * is a key of its own, so that no count is lost; one that finds a full window is not stored; a
 * store that fails lets the hit pass.
 */
export async function countHit(
  kv: KVNamespace,
  bucket: string,
  windows: readonly Window[],
): Promise<number> {
  const seconds = await secondsToWait(kv, bucket, windows)
  if (seconds > 0) return seconds
  const hit = `${Date.now()}:${randomToken(9)}`
  return longestWait(windows, async (window) => {
    const { prefix, left } = currentWindow(bucket, window)
    await kv.put(prefix + hit, '', { expirationTtl: window.seconds + 60 })
    return (await hitsIn(kv, prefix, window)).includes(prefix + hit) ? 0 : left
  })
}

/** The seconds to wait while a bucket is full, without counting; 0 when it is not. */
export async function secondsToWait(
  kv: KVNamespace,
  bucket: string,
  windows: readonly Window[],
): Promise<number> {
  return longestWait(windows, async (window) => {
    const { prefix, left } = currentWindow(bucket, window)
    const full = (await hitsIn(kv, prefix, window)).length >= window.hits
    return full ? left : 0
  })
}

/** Empties a bucket. */
export async function clearHits(
  kv: KVNamespace,
  bucket: string,
  windows: readonly Window[],
): Promise<void> {
  await longestWait(windows, async (window) => {
    const { prefix } = currentWindow(bucket, window)
    await Promise.all((await hitsIn(kv, prefix, window)).map((name) => kv.delete(name)))
    return 0
  })
}

async function longestWait(
  windows: readonly Window[],
  wait: (window: Window) => Promise<number>,
): Promise<number> {
  try {
    return Math.max(...(await Promise.all(windows.map(wait))))
  } catch (error) {
    log('throttle-store-failed', { error: describeError(error) })
    return 0
  }
}

/** The oldest hits of a window, as many as it allows. */
async function hitsIn(kv: KVNamespace, prefix: string, { hits }: Window): Promise<string[]> {
  return (await kv.list({ prefix, limit: hits })).keys.map(({ name }) => name)
}

function currentWindow(bucket: string, { seconds }: Window) {
  const now = Date.now() / 1000
  const start = Math.floor(now / seconds) * seconds
  const left = Math.max(1, Math.ceil(start + seconds - now))
  return { prefix: `${bucket}:${seconds}:${start}:`, left }
}
