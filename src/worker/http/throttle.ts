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

type RefuseForm = (c: Context<AppEnv>, errors: FieldMessages) => Promise<Response>

/** Limits a route group per client address; pages are told under `field`, as `refuse` does it. */
export function throttle(group: keyof typeof throttles, field: string, refuse?: RefuseForm) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const [key] = c.var.settings.keyring('address')
    const who = await sign(key, clientAddress(c))
    const seconds = await countHit(c.env.KV, `throttle:${group}:${who}`, throttles[group])
    return seconds === 0 ? next() : refuseThrottled(c, { field, seconds, refuse })
  })
}

/**
 * Counts one hit in fixed windows and gives the seconds to wait, 0 when it is allowed. Each hit
 * is a key of its own, so that no count is lost; a store that fails lets the hit pass.
 */
export async function countHit(
  kv: KVNamespace,
  subject: string,
  windows: readonly Window[],
): Promise<number> {
  try {
    const waits = await Promise.all(windows.map((window) => hit(kv, subject, window)))
    return Math.max(...waits)
  } catch (error) {
    log('throttle-store-failed', { error: describeError(error) })
    return 0
  }
}

async function hit(kv: KVNamespace, subject: string, { hits, seconds }: Window): Promise<number> {
  const now = Date.now()
  const start = Math.floor(now / 1000 / seconds) * seconds
  const left = Math.max(1, Math.ceil(start + seconds - now / 1000))
  const prefix = `${subject}:${seconds}:${start}:`
  const taken = async () => (await kv.list({ prefix, limit: hits })).keys.map(({ name }) => name)
  if ((await taken()).length >= hits) return left
  const name = `${prefix}${now}:${randomToken(9)}`
  await kv.put(name, '', { expirationTtl: Math.max(60, seconds + 60) })
  return (await taken()).includes(name) ? 0 : left
}

/** Tells how long to wait: under the form's main field, as a 429 page, or as JSON. */
export async function refuseThrottled(
  c: Context<AppEnv>,
  { field, seconds, refuse = refuseForm }: { field: string; seconds: number; refuse?: RefuseForm },
): Promise<Response> {
  const message = messages.throttle(seconds)
  const json = requestKind(c) === 'json'
  if (!json && !isRead(c.req.method)) return refuse(c, { [field]: [message] })
  c.header('Retry-After', String(seconds))
  if (json) return c.json({ message, retryAfter: seconds }, 429)
  return refuseRequest(c, { status: 429, message, explanation: message })
}
