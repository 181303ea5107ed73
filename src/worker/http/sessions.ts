import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes, maxSessions } from '#shared/constants.ts'
import type { AppEnv, SignedIn } from '../app-env.ts'
import { asSelection, hasRow } from '../db/conditions.ts'
import type { KeyValueStore } from '../db/key-value-store.ts'
import {
  codeFactor,
  passkeys,
  type RememberRow,
  rememberTokens,
  roomMembers,
  rooms,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { describeError, log } from '../log.ts'
import { writeCookie } from './cookies.ts'

/** Returns the live session with this id and its user, in one query by primary key. */
export async function findSession(db: Database, id: string): Promise<SignedIn | null> {
  const row = await db
    .select({ session: sessions, user: users, rooms: openRooms(db) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .get()
  return row && row.session.expiresAt.getTime() > Date.now() ? row : null
}

/** Counts the open rooms of a user, if their address is verified. */
function openRooms(db: Database) {
  const isMember = and(eq(roomMembers.email, users.email), isNotNull(users.emailVerifiedAt))
  const open = db
    .select({ count: sql`count(*)` })
    .from(roomMembers)
    .innerJoin(rooms, and(eq(rooms.id, roomMembers.roomId), isNull(rooms.closedAt)))
    .where(isMember)
  return sql<number>`(${open})`
}

/** The condition that a remember token has not been forgotten meanwhile. */
export function isRemembered(db: Database, id: string) {
  return hasRow(db, rememberTokens, eq(rememberTokens.id, id))
}

/** The instant at which a session that is used now ends, unless it is used again. */
export function sessionExpiry(endsAt: Date): Date {
  return new Date(Math.min(Date.now() + lifetimes.sessionSeconds * 1000, endsAt.getTime()))
}

/** The condition on a user that the credentials are still those that were checked. */
export function hasSameCredentials({ id, credentialsVersion }: UserRow) {
  return and(eq(users.id, id), eq(users.credentialsVersion, credentialsVersion))
}

/** Returns the condition that a user's requesting session still exists. */
export function isStillSignedIn(db: Database, { user, session }: SignedIn) {
  return and(hasSameCredentials(user), hasRow(db, sessions, eq(sessions.id, session.id)))
}

/**
 * Inserts a session if a user fits the condition, and has the second factor that the session names;
 * gives its id then.
 */
export function insertSessionIf(db: Database, session: SessionRow, condition: SQL | undefined) {
  const source = db.select(asSelection(sessions, session)).from(users)
  return db
    .insert(sessions)
    .select(source.where(and(condition, hasFactorOf(db, session))))
    .returning({ id: sessions.id })
}

/** Returns the condition that the user still has the second factor that confirmed the session. */
function hasFactorOf(db: Database, { secondFactor }: SessionRow): SQL | undefined {
  if (secondFactor === null) return undefined
  if (secondFactor === codeFactor) return isNotNull(users.twoFactorConfirmedAt)
  return hasRow(db, passkeys, and(eq(passkeys.id, secondFactor), eq(passkeys.userId, users.id)))
}

/** Puts a session in the place of another if a user fits: the first statement, then the second. */
export function replaceSessionIf(
  db: Database,
  { old, next }: { old: SessionRow; next: SessionRow },
  condition: SQL | undefined,
) {
  const isReplaced = hasRow(db, sessions, eq(sessions.id, next.id))
  const ended = db.delete(sessions).where(and(eq(sessions.id, old.id), isReplaced))
  return [insertSessionIf(db, next, condition), ended.returning({ id: sessions.id })] as const
}

/** Inserts a remembered device if a user fits the condition. */
export function insertRememberTokenIf(
  db: Database,
  device: RememberRow,
  condition: SQL | undefined,
) {
  return db
    .insert(rememberTokens)
    .select(db.select(asSelection(rememberTokens, device)).from(users).where(condition))
}

/** Moves the end of a session on. */
export function extendSession(db: Database, { id, endsAt }: SessionRow) {
  const lastSeenAt = new Date()
  return db
    .update(sessions)
    .set({ lastSeenAt, expiresAt: sessionExpiry(endsAt) })
    .where(eq(sessions.id, id))
}

// SQLite takes no offset without a limit.
const surplusAtOnce = 1000

/** Ends the sessions of a user that were used longest ago, if there are more than an account has. */
export function endSurplusSessions(db: Database, userId: string) {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(surplusAtOnce)
    .offset(maxSessions)
  return db.delete(sessions).where(inArray(sessions.id, surplus))
}

/** Ends the sessions that go back to one sign-in of a user: those of one device. */
export function deleteSessionsOfSignIn(
  db: Database,
  { userId, signInId }: Pick<SessionRow, 'userId' | 'signInId'>,
) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.signInId, signInId)))
}

/** Ends the sessions of a user but this one, if the condition holds. */
export function deleteOtherSessionsIf(
  db: Database,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  condition?: SQL,
) {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, id), condition)
  return db.delete(sessions).where(others)
}

/** Forgets the devices that sign in a user by themselves, if the condition holds. */
export function deleteRememberTokensIf(db: Database, userId: string, condition?: SQL) {
  return db.delete(rememberTokens).where(and(eq(rememberTokens.userId, userId), condition))
}

// The session's record in KV, under the hash of its cookie. It is never read before it is written
// nor changed in place; the row in D1 decides, the record ends a session that was idle.
const keyOf = (id: string) => `session:${id}`

/** True if KV still holds a session's record. */
export async function hasSessionRecord(kv: KeyValueStore, id: string): Promise<boolean> {
  return (await kv.get(keyOf(id))) !== null
}

/** Stores the session's record in KV for another full lifetime. */
export function writeSessionRecord(kv: KeyValueStore, row: SessionRow): Promise<void> {
  const { userId, createdAt } = row
  return kv.put(keyOf(row.id), JSON.stringify({ userId, createdAt }), {
    expirationTtl: lifetimes.sessionSeconds,
  })
}

/** Deletes the record of a session whose row is gone; never rejects. */
export async function deleteSessionRecord(kv: KeyValueStore, id: string): Promise<void> {
  try {
    await kv.delete(keyOf(id))
  } catch (error) {
    log('session-record-not-deleted', { error: describeError(error) })
  }
}

/** Gives the browser the cookie of its session, for another full life. */
export function writeSessionCookie(c: Context<AppEnv>, value: string): void {
  writeCookie(c, 'session', { value, seconds: lifetimes.sessionSeconds })
  c.set('sessionToken', value)
}
