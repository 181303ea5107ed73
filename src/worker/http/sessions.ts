import { and, eq, ne, type SQL } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
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

/** Whose device a remember token belongs to, while it lives. */
export async function findRememberedUser(db: Database, id: string): Promise<UserRow | null> {
  const row = await db
    .select({ user: users, expiresAt: rememberTokens.expiresAt })
    .from(rememberTokens)
    .innerJoin(users, eq(users.id, rememberTokens.userId))
    .where(eq(rememberTokens.id, id))
    .get()
  return row && row.expiresAt.getTime() > Date.now() ? row.user : null
}

/** The condition that a remember token has not been forgotten meanwhile. */
export function isRemembered(db: Database, id: string) {
  return hasRow(db, rememberTokens, eq(rememberTokens.id, id))
}

/** The instant at which a session that is used now would end. */
export function sessionExpiry(now = Date.now()): Date {
  return new Date(now + lifetimes.sessionSeconds * 1000)
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
export function extendSession(db: Database, id: string) {
  const lastSeenAt = new Date()
  return db
    .update(sessions)
    .set({ lastSeenAt, expiresAt: sessionExpiry() })
    .where(eq(sessions.id, id))
}

/** Ends one session. */
export function deleteSession(db: Database, id: string) {
  return db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends the sessions of a user but one. */
export function deleteOtherSessions(db: Database, userId: string, exceptId: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
}

/** Forgets the devices that sign in a user by themselves. */
export function deleteRememberTokensOf(db: Database, userId: string) {
  return db.delete(rememberTokens).where(eq(rememberTokens.userId, userId))
}
