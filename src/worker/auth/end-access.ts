import { and, eq, type SQL } from 'drizzle-orm'
import { hasRow } from '../db/conditions.ts'
import { sessions, users } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deleteRememberTokensIf } from '../http/sessions.ts'
import { voidResetLink } from './reset-links.ts'

/** Ends every session, remembered device and reset link of a user who fits the condition. */
export function endAccessIf(db: Database, userId: string, fits: SQL | undefined) {
  const user = hasRow(db, users, fits)
  return [
    db.delete(sessions).where(and(eq(sessions.userId, userId), user)),
    deleteRememberTokensIf(db, userId, user),
    voidResetLink(db, userId, user),
  ] as const
}
