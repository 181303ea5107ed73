import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rememberTokens, resetTokens, sessions, users } from '../db/schema.ts'

/** Ends every session, remembered device and reset link of a user who fits the condition. */
export function endAccessIf(db: Database, userId: string, fits: SQL | undefined) {
  const user = exists(db.select({ found: sql`1` }).from(users).where(fits))
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), user)),
    db.delete(rememberTokens).where(and(eq(rememberTokens.userId, userId), user)),
    db
      .update(resetTokens)
      .set({ tokenHash: '' })
      .where(and(eq(resetTokens.userId, userId), user)),
  ] as const
}
