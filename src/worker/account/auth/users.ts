import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { recoveryCodes, sessions, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deleteRememberTokensIf } from '#worker/http/sessions.ts'
import { voidResetLink } from './reset-links.ts'

export async function findUserByEmail(db: Database, email: string) {
  return (await db.select().from(users).where(eq(users.email, email)).get()) ?? null
}

export async function findUser(db: Database, id: string) {
  return (await db.select().from(users).where(eq(users.id, id)).get()) ?? null
}

/** Returns the columns to set when an address is verified. */
export function verifiedEmailColumns() {
  const emailVerifiedAt = new Date()
  const first = sql`coalesce(${users.firstVerifiedAt}, ${emailVerifiedAt.getTime()})`
  return { emailVerifiedAt, firstVerifiedAt: first }
}

/** Marks the address as verified, if the account still has it and it was not verified before. */
export function markVerified(db: Database, { id, email }: { id: string; email: string }) {
  return db
    .update(users)
    .set(verifiedEmailColumns())
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)))
}

type NewPassword = Pick<UserRow, 'id' | 'passwordHash'>

/** Sets the password of a user who meets the condition; invalidates pending sign-ins. */
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

export function hasPassword({ id, passwordHash }: NewPassword) {
  return and(eq(users.id, id), eq(users.passwordHash, passwordHash))
}

/** Stores a new hash of the same password, unless the password changed in the meantime. */
export function rehashPassword(db: Database, id: string, hashes: { old: string; new: string }) {
  return db
    .update(users)
    .set({ passwordHash: hashes.new })
    .where(and(eq(users.id, id), eq(users.passwordHash, hashes.old)))
}

/** Ends all sessions, remembered devices and reset links of a user who meets the condition. */
export function endAccessIf(db: Database, userId: string, condition: SQL | undefined) {
  const hasUser = hasRow(db, users, condition)
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), hasUser)),
    deleteRememberTokensIf(db, userId, hasUser),
    voidResetLink(db, userId, hasUser),
  ] as const
}

/** Turns two-factor off if the condition holds; call `forgetRemovedFactors` if sessions stay. */
export function removeTwoFactorIf(db: Database, userId: string, condition: SQL | undefined) {
  const withoutTwoFactor = {
    twoFactorSecret: null,
    twoFactorConfirmedAt: null,
    credentialsVersion: sql`${users.credentialsVersion} + 1`,
  }
  const isUsersCode = and(eq(recoveryCodes.userId, userId), hasRow(db, users, condition))
  return [
    db.delete(recoveryCodes).where(isUsersCode),
    db
      .update(users)
      .set(withoutTwoFactor)
      .where(and(eq(users.id, userId), condition))
      .returning({ id: users.id }),
  ] as const
}
