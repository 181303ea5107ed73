import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { lifetimes, maxSessions } from '#shared/constants.ts'
import { asSelection } from '../db/as-selection.ts'
import type { Database } from '../db/database.ts'
import { hasRow } from '../db/has-row.ts'
import { rememberTokens, sessions, users } from '../db/schema.ts'

export type SessionRow = typeof sessions.$inferSelect
export type UserRow = typeof users.$inferSelect

export type RememberRow = typeof rememberTokens.$inferSelect

/** A signed-in browser and whose it is. */
export interface SignedIn {
  session: SessionRow
  user: UserRow
}

/** The live session of an id with its user, in one query by primary keys. */
export async function findSession(db: Database, id: string): Promise<SignedIn | null> {
  const row = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .get()
  return row && row.session.expiresAt.getTime() > Date.now() ? row : null
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

/** The condition on a user that, besides, the session that asks has not been ended meanwhile. */
export function isStillSignedIn(db: Database, { user, session }: SignedIn) {
  return and(hasSameCredentials(user), hasRow(db, sessions, eq(sessions.id, session.id)))
}

/** Inserts a session if a user fits the condition; gives its id then. */
export function insertSessionIf(db: Database, session: SessionRow, fits: SQL | undefined) {
  return db
    .insert(sessions)
    .select(db.select(asSelection(sessions, session)).from(users).where(fits))
    .returning({ id: sessions.id })
}

/** Inserts a remembered device if a user fits the condition. */
export function insertRememberTokenIf(db: Database, device: RememberRow, fits: SQL | undefined) {
  return db
    .insert(rememberTokens)
    .select(db.select(asSelection(rememberTokens, device)).from(users).where(fits))
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

/** Ends one session. */
export function deleteSession(db: Database, id: string) {
  return db.delete(sessions).where(eq(sessions.id, id))
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
