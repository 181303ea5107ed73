import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits, throttles } from '#shared/constants.ts'
import { refusalMessages } from '#shared/refusal-messages.ts'
import { countsApart, isPagePath, routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { refuse } from './errors.ts'
import { type RefusalPlace, type Refuse, refuseForm } from './form.ts'
import { bucketOf, countHit } from './kv-rate-limit.ts'
import { floodWait, userFloodWait } from './rate-limiters.ts'
import { reply } from './reply.ts'
import { isChange, isRead } from './request.ts'
import { getSignedIn } from './signed-in.ts'

interface ThrottleOptions {
  /** The form's main field: where a page says how long to wait. */
  field: string
  /** Counts by client address (default) or by account. */
  by?: 'address' | 'user'
  refusal?: RefusalPlace | Refuse
  /** The limits of the platform for a group that is limited by address. */
  flood?: (typeof floodLimits)[keyof typeof floodLimits]
}

/** Limits how often a route group may be used, and says under `field` how long to wait. */
export function throttle(
  group: keyof typeof throttles,
  { field, by = 'address', refusal, flood: limits = floodLimits.publicForm }: ThrottleOptions,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { settings, kv, client } = c.var
    const who = by === 'user' ? getSignedIn(c).user.id : client.address
    const flood =
      by === 'user' ? await userFloodWait(c.var, group, who) : await floodWait(c.var, group, limits)
    const seconds =
      flood || (await countHit(kv, await bucketOf(settings, group, who), throttles[group]))
    return seconds === 0 ? next() : refuseThrottled(c, { field, seconds, refusal })
  })
}

/**
 * Limits all that a signed-in person sends, by their account and whatever the route: counted by the
 * platform, so that a flood costs no store more than its session.
 */
export const accountLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { signedIn } = c.var
  if (!signedIn || !isChange(c.req.method)) return next()
  const { pathname } = new URL(c.req.url)
  if (countsApart(pathname)) return next()
  const seconds = await userFloodWait(c.var, 'account', signedIn.user.id)
  if (seconds === 0) return next()
  const ownPage = isPagePath(pathname) ? pathname : routes.dashboard.href()
  return refuseThrottled(c, { field: 'throttle', seconds, refusal: { ownPage } })
})

/** Tells a program how long to wait, as JSON and without a cookie. */
export function refuseProgram(c: Context<AppEnv>, seconds: number): Response {
  c.set('isThrottled', true)
  c.header('Retry-After', String(seconds))
  return c.json({ message: refusalMessages.throttle(seconds), retryAfter: seconds }, 429)
}

/** Tells how long to wait: under the form's main field, as a 429 page, or as JSON. */
export async function refuseThrottled(
  c: Context<AppEnv>,
  { field, seconds, refusal }: Pick<ThrottleOptions, 'field' | 'refusal'> & { seconds: number },
): Promise<Response> {
  c.set('isThrottled', true)
  const message = refusalMessages.throttle(seconds)
  const tooMany = () => {
    c.header('Retry-After', String(seconds))
    return refuse(c, {
      status: 429,
      message,
      explanation: message,
      details: { retryAfter: seconds },
    })
  }
  return reply(c, {
    json: tooMany,
    page: () => (isRead(c.req.method) ? tooMany() : refuseForm(c, { [field]: [message] }, refusal)),
  })
}
