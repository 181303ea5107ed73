import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasRow } from '../db/has-row.ts'
import { rememberTokens, sessions, users } from '../db/schema.ts'
import { voidResetLink } from './reset-links.ts'

/** Ends every session, remembered device and reset link of a user who fits the condition. */
export function endAccessIf(db: Database, userId: string, fits: SQL | undefined) {
  const user = hasRow(db, users, fits)
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), user)),
    db.delete(rememberTokens).where(and(eq(rememberTokens.userId, userId), user)),
    voidResetLink(db, userId, user),
  ] as const
}
