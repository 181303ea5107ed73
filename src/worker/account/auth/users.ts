import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { recoveryCodes, sessions, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deleteRememberTokensIf } from '#worker/http/sessions.ts'
import { voidResetLink } from './reset-links.ts'

/** The account of a normalised address. */
export async function findUserByEmail(db: Database, email: string) {
  return (await db.select().from(users).where(eq(users.email, email)).get()) ?? null
}

/** The account of an id. */
export async function findUser(db: Database, id: string) {
  return (await db.select().from(users).where(eq(users.id, id)).get()) ?? null
}

/** What is set once somebody has proved to read the address. */
export function verifiedNow() {
  const emailVerifiedAt = new Date()
  const first = sql`coalesce(${users.firstVerifiedAt}, ${emailVerifiedAt.getTime()})`
  return { emailVerifiedAt, firstVerifiedAt: first }
}

/** Marks the address as verified, if it still is the account's and was not verified before. */
export function markVerified(db: Database, { id, email }: { id: string; email: string }) {
  return db
    .update(users)
    .set(verifiedNow())
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)))
}

/** A new password of an account, hashed. */
type NewPassword = Pick<UserRow, 'id' | 'passwordHash'>

/** Sets a new password if the user fits; sign-ins pending under the old one are void. */
export function replacePasswordIf(
  db: Database,
  { id, passwordHash }: NewPassword,
  condition: SQL | undefined,
) {
  return db
    .update(users)
    .set({ passwordHash, credentialsVersion: sql`${users.credentialsVersion} + 1` })
    .where(and(eq(users.id, id), condition))
    .returning({ id: users.id })
}

/** The condition on a user that this password was set. */
export function hasPassword({ id, passwordHash }: NewPassword) {
  return and(eq(users.id, id), eq(users.passwordHash, passwordHash))
}

/** Stores the same password hashed anew, unless it was changed in the meantime. */
export function rehashPassword(db: Database, id: string, hashes: { old: string; new: string }) {
  return db
    .update(users)
    .set({ passwordHash: hashes.new })
    .where(and(eq(users.id, id), eq(users.passwordHash, hashes.old)))
}

/** Ends every session, remembered device and reset link of a user who fits the condition. */
export function endAccessIf(db: Database, userId: string, condition: SQL | undefined) {
  const user = hasRow(db, users, condition)
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), user)),
    deleteRememberTokensIf(db, userId, user),
    voidResetLink(db, userId, user),
  ] as const
}

/**
 * Removes all two-factor data of a user who fits; sign-ins under way before are void.
 * `forgetRemovedFactors` has to follow where sessions live on.
 */
export function removeTwoFactorIf(db: Database, userId: string, condition: SQL | undefined) {
  const cleared = {
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    credentialsVersion: sql`${users.credentialsVersion} + 1`,
  }
  const codes = and(eq(recoveryCodes.userId, userId), hasRow(db, users, condition))
  return [
    db.delete(recoveryCodes).where(codes),
    db
      .update(users)
      .set(cleared)
      .where(and(eq(users.id, userId), condition))
      .returning({ id: users.id }),
  ] as const
}
