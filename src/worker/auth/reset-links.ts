import { and, eq, exists, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
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
  return exists(db.select({ found: sql`1` }).from(resetTokens).where(found))
}

/** Takes its token from an account's reset link; the row stays for the wait to the next mail. */
export function voidResetLink(db: Database, userId: string) {
  return db.update(resetTokens).set({ tokenHash: '' }).where(eq(resetTokens.userId, userId))
}

function live(tokenHash: string) {
  return and(eq(resetTokens.tokenHash, tokenHash), gt(resetTokens.expiresAt, new Date()))
}
