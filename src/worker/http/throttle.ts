import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { throttles, type Window } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { randomToken } from '../security/random-token.ts'
import { sign } from '../security/signature.ts'
import { clientAddress } from './client-address.ts'
import { refuse as refuseRequest } from './errors.ts'
import { type FieldMessages, refuseForm } from './form.ts'
import { isRead, requestKind } from './request-kind.ts'
import { getSignedIn } from './signed-in.ts'

type RefuseForm = (c: Context<AppEnv>, errors: FieldMessages) => Promise<Response> | Response

interface ThrottleOptions {
  /** The form's main field: where a page says how long to wait. */
  field: string
  /** Who is counted; a client address unless told. */
  by?: 'address' | 'user'
  /** Where "back" leads when the Referer is no page of ours; else the form's own path. */
  ownPage?: string
  refuse?: RefuseForm
}

/** Limits how often a route group may be used, and says under `field` how long to wait. */
export function throttle(
  group: keyof typeof throttles,
  { field, by = 'address', ownPage, refuse }: ThrottleOptions,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const who = by === 'user' ? getSignedIn(c).user.id : clientAddress(c)
    const bucket = await bucketOf(c, group, who)
    const seconds = await countHit(c.env.KV, bucket, throttles[group])
    return seconds === 0 ? next() : refuseThrottled(c, { field, seconds, ownPage, refuse })
  })
}

/** The name under which hits are counted; it does not tell whose they are. */
export async function bucketOf(c: Context<AppEnv>, group: string, who: string): Promise<string> {
  const [key] = c.var.settings.keyring('address')
  return `throttle:${group}:${await sign(key, who)}`
}

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

/** Tells how long to wait: under the form's main field, as a 429 page, or as JSON. */
export async function refuseThrottled(
  c: Context<AppEnv>,
  { field, seconds, ownPage, refuse }: Omit<ThrottleOptions, 'by'> & { seconds: number },
): Promise<Response> {
  const message = messages.throttle(seconds)
  const json = requestKind(c) === 'json'
  if (!json && !isRead(c.req.method)) {
    const errors = { [field]: [message] }
    return refuse ? refuse(c, errors) : refuseForm(c, errors, ownPage)
  }
  c.header('Retry-After', String(seconds))
  if (json) return c.json({ message, retryAfter: seconds }, 429)
  return refuseRequest(c, { status: 429, message, explanation: message })
}
