import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import type { Submission } from '../db/change.ts'
import { sign } from '../security/signature.ts'
import { visitorBinding } from './csrf.ts'
import { floodWait } from './rate-limiters.ts'
import { unreadFilesOf } from './receive.ts'
import { isChange } from './request.ts'

/**
 * Gives a form whose change was made the reply of the first time, before anything counts or checks
 * it again; stores the reply of a form whose change is made now.
 */
export const submission = createMiddleware<AppEnv>(async (c, next) => {
  // What the form says is known once somebody has read its files, and calls this again.
  if (unreadFilesOf(c.req.raw) && !c.var.incomingFiles) return next()
  const current = await submissionOf(c)
  c.set('submission', current)
  if (!current) return next()
  const { findReply, storeReply } = await import('./stored-reply.ts')
  const isLookedUp = (await floodWait(c.var, 'submission', floodLimits.submission)) === 0
  const earlier = isLookedUp && (await findReply(c, current.id))
  if (earlier) return earlier()
  await next()
  if (current.isDone) return storeReply(c, current.id)
  // An equal form that came at the same time may be the reason why this one was refused.
  const other = isLookedUp && (await findReply(c, current.id, { isExpected: c.var.isThrottled }))
  if (other) await replaceReply(c, other)
})

async function replaceReply(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<void> {
  // Hono copies the headers of the reply that is replaced.
  for (const name of ['Content-Type', 'Location', 'Retry-After']) c.res.headers.delete(name)
  const reply = await answer()
  c.res = undefined
  c.res = reply
}

const keyFormat = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the submission of a form with a key; null without one, or if it is no UUID. */
async function submissionOf(c: Context<AppEnv>): Promise<Submission | null> {
  const { method } = c.req
  if (!isChange(method) || c.var.sessionsDown) return null
  const { key, _token, _method, ...fields } = await c.req.json()
  // Each time the same files are sent they get other ids.
  if (c.var.incomingFiles) fields.files = fingerprintsOf(c.var.incomingFiles, fields.files)
  if (typeof key !== 'string' || !keyFormat.test(key)) return null
  const user = c.var.signedIn?.user
  const visitor = user ? `user:${user.id}` : visitorBinding(c)
  const input = inputText(fields)
  if (input === null) return null
  const parts = [visitor, key.toLowerCase(), method, new URL(c.req.url).pathname, input]
  const [signingKey] = c.var.settings.keyring('submission')
  return { id: await sign(signingKey, JSON.stringify(parts)), isDone: false }
}

/** Returns the list of a form's files with what is in them in the place of their ids. */
function fingerprintsOf(
  incoming: readonly { id: string; fingerprint: string }[],
  ids: unknown,
): unknown[] {
  return [ids].flat().map((id) => incoming.find((one) => one.id === id)?.fingerprint ?? id)
}

/** Returns the fields of a form as one text; null if they are nested deeper than those of any form. */
function inputText(fields: Record<string, unknown>): string | null {
  try {
    return JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  } catch {
    return null
  }
}
