import { and, eq, ne } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { asSelection } from '../db/as-selection.ts'
import type { Database } from '../db/database.ts'
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

/** The instant at which a session that is used now would end. */
export function sessionExpiry(now = Date.now()): Date {
  return new Date(now + lifetimes.sessionSeconds * 1000)
}

/** Inserts a session and, if given, a remembered device, unless the credentials have changed. */
export function insertSession(
  db: Database,
  user: UserRow,
  { session, device }: { session: SessionRow; device: RememberRow | null },
) {
  const unchanged = and(
    eq(users.id, user.id),
    eq(users.credentialsVersion, user.credentialsVersion),
  )
  const inserted = db
    .insert(sessions)
    .select(db.select(asSelection(sessions, session)).from(users).where(unchanged))
    .returning({ id: sessions.id })
  const remembered =
    device &&
    db
      .insert(rememberTokens)
      .select(db.select(asSelection(rememberTokens, device)).from(users).where(unchanged))
  return remembered ? ([inserted, remembered] as const) : ([inserted] as const)
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

/** Ends the sessions of a user, all of them or all but one. */
export function deleteSessionsOf(db: Database, userId: string, exceptId = '') {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
}

/** Forgets the devices that sign in a user by themselves. */
export function deleteRememberTokensOf(db: Database, userId: string) {
  return db.delete(rememberTokens).where(eq(rememberTokens.userId, userId))
}
