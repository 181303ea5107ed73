import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { writeCookie } from './cookies.ts'
import type { SessionRow } from './sessions.ts'

// The session's record in KV, under the hash of its cookie. It is never read before it is written
// nor changed in place; the row in D1 decides, the record ends a session that was idle.
const keyOf = (id: string) => `session:${id}`

/** Whether KV still holds the record of a session. */
export async function hasSessionRecord(c: Context<AppEnv>, id: string): Promise<boolean> {
  return (await c.var.kv.get(keyOf(id))) !== null
}

/** Writes the record for another full life. */
export function writeSessionRecord(c: Context<AppEnv>, row: SessionRow): Promise<void> {
  const { userId, createdAt } = row
  return c.var.kv.put(keyOf(row.id), JSON.stringify({ userId, createdAt }), {
    expirationTtl: lifetimes.sessionSeconds,
  })
}

/** Deletes the record of a session whose row is gone; never rejects. */
export async function deleteSessionRecord(c: Context<AppEnv>, id: string): Promise<void> {
  try {
    await c.var.kv.delete(keyOf(id))
  } catch (error) {
    log('session-record-not-deleted', { error: describeError(error) })
  }
}

/** Gives the browser the cookie of its session, for another full life. */
export function writeSessionCookie(c: Context<AppEnv>, value: string): void {
  writeCookie(c, 'session', { value, seconds: lifetimes.sessionSeconds })
  c.set('sessionToken', value)
}
