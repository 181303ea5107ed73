import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { passkeys, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** How many passkeys an account has. */
export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const counted = db.select({ count: sql<number>`count(*)` }).from(passkeys)
  return (await counted.where(eq(passkeys.userId, userId)).get())?.count ?? 0
}

/** The condition on a user that they have a passkey. */
export function hasAnyPasskey(db: Database): SQL {
  return hasRow(db, passkeys, eq(passkeys.userId, users.id))
}

/**
 * Removes passkeys of a user who fits, all or `those`; `forgetRemovedFactors` has to follow where
 * sessions live on.
 */
export function removePasskeysIf(
  db: Database,
  userId: string,
  { condition, those }: { condition: SQL | undefined; those?: SQL | undefined },
) {
  const user = hasRow(db, users, and(eq(users.id, userId), condition))
  return db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), those, user))
    .returning({ id: passkeys.id })
}

/** What a notice adds of the passkeys that an account keeps; nothing where there are none. */
export function passkeysKept(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' Your account keeps its 1 passkey, which opens it without the password.'
    : ` Your account keeps its ${count} passkeys, each of which opens it without the password.`
}
