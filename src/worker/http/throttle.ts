import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { clientAddress } from './client.ts'
import { refuse as refuseRequest } from './errors.ts'
import { type FieldMessages, refuseForm } from './form.ts'
import { bucketOf, countHit } from './kv-rate-limit.ts'
import { floodWait, userFloodWait } from './rate-limiters.ts'
import { isRead, requestKind } from './request.ts'
import { getSignedIn } from './sessions.ts'

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
    const flood =
      by === 'user'
        ? await userFloodWait(c, group, who)
        : await floodWait(c, group, floodLimits.publicForm)
    const seconds =
      flood || (await countHit(c.var.kv, await bucketOf(c, group, who), throttles[group]))
    return seconds === 0 ? next() : refuseThrottled(c, { field, seconds, ownPage, refuse })
  })
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
