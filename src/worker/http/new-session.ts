import { and, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, Work } from '../app-env.ts'
import { runBatch } from '../db/change.ts'
import type { SessionRow, UserRow } from '../db/schema.ts'
import { createSignedToken, hashToken } from '../security/tokens.ts'
import { dropCookie } from './cookies.ts'
import { renewCsrfToken } from './csrf.ts'
import { storeFlash } from './flash.ts'
import {
  deleteSessionRecord,
  isStillSignedIn,
  replaceSessionIf,
  sessionExpiry,
  writeSessionCookie,
  writeSessionRecord,
} from './sessions.ts'
import { getSignedIn } from './signed-in.ts'

/** A session that is written together with its cause, then started in the browser. */
export interface NewSession {
  token: string
  row: SessionRow
}

/** Values that a session keeps under a new id, or takes over from its sign-in. */
type CarriedOver = Partial<
  Pick<
    SessionRow,
    | 'signInId'
    | 'createdAt'
    | 'endsAt'
    | 'passwordConfirmedAt'
    | 'passwordSignInAt'
    | 'secondFactor'
  >
>

/**
 * A session with a fresh random id. Its record stands in KV already, so that a store that fails
 * is noticed before anything else is written; alone the record opens nothing.
 */
export async function createSession(
  { settings, kv, client }: Work,
  userId: string,
  carriedOver: CarriedOver = {},
): Promise<NewSession> {
  const { signInId, createdAt, endsAt } = carriedOver
  const { passwordConfirmedAt = null, passwordSignInAt = null, secondFactor = null } = carriedOver
  const [key] = settings.keyring('session')
  const token = await createSignedToken(key)
  const now = new Date()
  const end = endsAt ?? new Date(now.getTime() + lifetimes.sessionMaxSeconds * 1000)
  const row: SessionRow = {
    id: await hashToken(token),
    userId,
    signInId: signInId ?? crypto.randomUUID(),
    createdAt: createdAt ?? now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(end),
    endsAt: end,
    passwordConfirmedAt,
    passwordSignInAt,
    secondFactor,
    passkeyUsedAt: null,
    address: client.address,
    agent: client.agent,
    country: client.country,
    city: client.city,
  }
  await writeSessionRecord(kv, row)
  return { token, row }
}

/** Makes a session that stands in D1 the browser's own. */
export async function startSession(
  c: Context<AppEnv>,
  { token, row }: NewSession,
  user: UserRow,
): Promise<void> {
  writeSessionCookie(c, token)
  c.set('signedIn', { session: row, user })
  await renewCsrfToken(c)
}

/** The new proof of identity, and further statements for its batch. */
export interface Proof extends Pick<CarriedOver, 'passwordConfirmedAt' | 'secondFactor'> {
  /** Statements that run before the session is inserted, in the same batch. */
  before?: readonly BatchItem<'sqlite'>[]
  /** A further condition on the session, evaluated after the statements in `before`. */
  condition?: SQL | undefined
}

/**
 * Replaces this browser's session by a new one of the same person, for whom there is new proof; the
 * old id is dead at once.
 * False when it was ended, or the proof void, meanwhile: then it stays as it is, and nothing is opened.
 */
export async function replaceSession(
  c: Context<AppEnv>,
  { before = [], condition, ...proof }: Proof,
): Promise<boolean> {
  const { db } = c.var
  const actor = getSignedIn(c)
  const { session: old, user } = actor
  const opened = await createSession(c.var, user.id, { ...old, ...proof })
  const [inserted, ended] = replaceSessionIf(
    db,
    { old, next: opened.row },
    and(isStillSignedIn(db, actor), condition),
  )
  const results = await runBatch(db, { before, inserted, ended })
  if (results.ended.length === 0) return false
  await startSession(c, opened, user)
  await deleteSessionRecord(c.var.kv, old.id)
  return true
}

/**
 * Removes the session from this browser once its row is deleted, together with stored pages and
 * drafts. Only the session's cookies are dropped.
 */
export async function dropSession(c: Context<AppEnv>): Promise<void> {
  const old = c.var.signedIn
  c.header('Clear-Site-Data', '"cache", "storage"')
  for (const name of ['session', 'remember', 'pending', 'intended'] as const) dropCookie(c, name)
  c.set('signedIn', null)
  await storeFlash(c, { clearHistory: true })
  await renewCsrfToken(c)
  if (old) await deleteSessionRecord(c.var.kv, old.session.id)
}
