import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { burstSeconds, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { sign } from '../security/signature.ts'
import { clientAddress } from './client-address.ts'
import { refuse as refuseRequest } from './errors.ts'
import { type FieldMessages, refuseForm } from './form.ts'
import { countHit } from './hits.ts'
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
    const seconds =
      (await burstWait(c, bucket)) || (await countHit(c.env.KV, bucket, throttles[group]))
    return seconds === 0 ? next() : refuseThrottled(c, { field, seconds, ownPage, refuse })
  })
}

/**
 * The seconds to wait when a bucket is hit as no person would: counted by the platform, without
 * a store, so that a flood costs neither KV operations nor queries. A limiter that fails lets pass.
 */
export async function burstWait(c: Context<AppEnv>, bucket: string): Promise<number> {
  try {
    return (await c.env.BURSTS.limit({ key: bucket })).success ? 0 : burstSeconds
  } catch (error) {
    log('burst-limiter-failed', { error: describeError(error) })
    return 0
  }
}

/** The name under which hits are counted; it does not tell whose they are. */
export async function bucketOf(c: Context<AppEnv>, group: string, who: string): Promise<string> {
  const [key] = c.var.settings.keyring('address')
  return `throttle:${group}:${await sign(key, who)}`
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
