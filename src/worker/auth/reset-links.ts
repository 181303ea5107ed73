import { and, eq, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasRow } from '../db/has-row.ts'
import { resetTokens, users } from '../db/schema.ts'
import { hashToken } from '../security/hash-token.ts'

/** What a reset link says: whose account, and the token that proves it. */
export interface ResetLink {
  email: string
  token: string
}

/** The account that a reset link opens now; null for every link that is wrong, used or expired. */
export async function findResetUser(db: Database, { email, token }: ResetLink) {
  const user = await db
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(resetTokens, eq(resetTokens.userId, users.id))
    .where(and(eq(users.email, email), live(await hashToken(token))))
    .get()
  return user ?? null
}

/** The condition, within a batch, that a reset link of this user still opens their account. */
export async function hasResetLink(db: Database, userId: string, token: string) {
  const found = and(eq(resetTokens.userId, userId), live(await hashToken(token)))
  return hasRow(db, resetTokens, found)
}

/** Takes its token from an account's reset link; the row stays for the wait to the next mail. */
export function voidResetLink(db: Database, userId: string, condition?: SQL) {
  const ofUser = and(eq(resetTokens.userId, userId), condition)
  return db.update(resetTokens).set({ tokenHash: '' }).where(ofUser)
}

function live(tokenHash: string) {
  return and(eq(resetTokens.tokenHash, tokenHash), gt(resetTokens.expiresAt, new Date()))
}
