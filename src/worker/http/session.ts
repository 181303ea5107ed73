import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lifetimes, sessionRefreshSeconds } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { sessions } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { hashToken } from '../security/hash-token.ts'
import { randomToken } from '../security/random-token.ts'
import { Unavailable } from '../unavailable.ts'
import { clientAddress } from './client-address.ts'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { renewCsrfToken } from './csrf.ts'
import {
  deleteSession,
  extendSession,
  findRememberedUser,
  findSession,
  type SessionRow,
  type SignedIn,
  sessionExpiry,
  type UserRow,
} from './sessions.ts'

/** A session that is written together with its cause, then taken up by the browser. */
export interface NewSession {
  token: string
  row: SessionRow
}

// KV may not show a new record everywhere at once; for so long the row alone is believed.
const kvDelayMs = 120_000

const keyOf = (id: string) => `session:${id}`

/** Provides `c.var.signedIn`; a store that fails is remembered, and never taken for a guest. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  c.set('signedIn', null)
  c.set('sessionsDown', false)
  try {
    c.set('signedIn', (await resume(c)) ?? (await signInRemembered(c)))
    if (!c.var.signedIn && readCookie(c, 'session')) dropCookie(c, 'session')
  } catch (error) {
    log('session-store-failed', { error: describeError(error) })
    c.set('sessionsDown', true)
  }
  await next()
})

/** Who is signed in, or null; throws Unavailable when that cannot be known. */
export function findSignedIn(c: Context<AppEnv>): SignedIn | null {
  if (c.var.sessionsDown) throw new Unavailable('sessions cannot be read')
  return c.var.signedIn
}

/** Who is signed in; a bug where the guard `signedIn` does not stand before. */
export function getSignedIn(c: Context<AppEnv>): SignedIn {
  const found = findSignedIn(c)
  if (!found) throw new Error('Expected the guard signedIn before this')
  return found
}

async function resume(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = readCookie(c, 'session')
  if (!token) return null
  const id = await hashToken(token)
  const [record, found] = await Promise.all([c.env.KV.get(keyOf(id)), findSession(c.var.db, id)])
  if (!found) return null
  const age = Date.now() - found.session.lastSeenAt.getTime()
  if (record === null && age > kvDelayMs) return null
  if (age > sessionRefreshSeconds * 1000) refresh(c, { token, row: found.session })
  return found
}

function refresh(c: Context<AppEnv>, { token, row }: NewSession): void {
  setSessionCookie(c, token)
  const written = Promise.all([extendSession(c.var.db, row.id), putRecord(c, row)])
  c.executionCtx.waitUntil(
    written.catch((error) => log('session-not-refreshed', { error: describeError(error) })),
  )
}

async function signInRemembered(c: Context<AppEnv>): Promise<SignedIn | null> {
  const token = readCookie(c, 'remember')
  if (!token) return null
  const user = await findRememberedUser(c.var.db, await hashToken(token))
  if (!user) return null
  const opened = await newSession(c, user.id)
  await c.var.db.insert(sessions).values(opened.row)
  await takeUpSession(c, opened, user)
  return c.var.signedIn
}

/** A session with a fresh random id, not yet written anywhere. */
export async function newSession(
  c: Context<AppEnv>,
  userId: string,
  passwordConfirmedAt: Date | null = null,
): Promise<NewSession> {
  const token = randomToken()
  const now = new Date()
  const row: SessionRow = {
    id: await hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(),
    passwordConfirmedAt,
    address: clientAddress(c),
    agent: (c.req.header('User-Agent') ?? '').slice(0, 400),
    country: c.req.header('CF-IPCountry')?.slice(0, 2) ?? null,
  }
  return { token, row }
}

/** Makes a session that stands in D1 the browser's own. */
export async function takeUpSession(
  c: Context<AppEnv>,
  { token, row }: NewSession,
  user: UserRow,
): Promise<void> {
  await putRecord(c, row)
  setSessionCookie(c, token)
  c.set('signedIn', { session: row, user })
  await renewCsrfToken(c)
}

/** Replaces this browser's session by a new one of the same person; the old id is dead at once. */
export async function replaceSession(
  c: Context<AppEnv>,
  passwordConfirmedAt: Date | null,
): Promise<void> {
  const { session: old, user } = getSignedIn(c)
  const opened = await newSession(c, user.id, passwordConfirmedAt)
  await c.var.db.batch([
    deleteSession(c.var.db, old.id),
    c.var.db.insert(sessions).values(opened.row),
  ])
  await takeUpSession(c, opened, user)
  await dropRecord(c, old.id)
}

/** Takes the session away from this browser, once its row is gone. */
export async function dropSession(c: Context<AppEnv>): Promise<void> {
  const old = c.var.signedIn
  for (const name of ['session', 'remember', 'pending', 'intended'] as const) dropCookie(c, name)
  c.set('signedIn', null)
  await renewCsrfToken(c)
  if (old) await dropRecord(c, old.session.id)
}

/** The row and cookie of "remember me" for this device. */
export async function newRememberToken(userId: string) {
  const token = randomToken()
  const expiresAt = new Date(Date.now() + lifetimes.rememberSeconds * 1000)
  return { token, row: { id: await hashToken(token), userId, expiresAt } }
}

function setSessionCookie(c: Context<AppEnv>, value: string): void {
  writeCookie(c, 'session', { value, seconds: lifetimes.sessionSeconds })
  c.set('sessionToken', value)
}

function putRecord(c: Context<AppEnv>, row: SessionRow): Promise<void> {
  const { userId, createdAt } = row
  return c.env.KV.put(keyOf(row.id), JSON.stringify({ userId, createdAt }), {
    expirationTtl: lifetimes.sessionSeconds,
  })
}

async function dropRecord(c: Context<AppEnv>, id: string): Promise<void> {
  try {
    await c.env.KV.delete(keyOf(id))
  } catch (error) {
    // The row is gone, and the row decides: the record only lingers until it expires.
    log('session-record-not-deleted', { error: describeError(error) })
  }
}
