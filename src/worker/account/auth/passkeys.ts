import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { passkeys, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const query = db.select({ count: sql<number>`count(*)` }).from(passkeys)
  return (await query.where(eq(passkeys.userId, userId)).get())?.count ?? 0
}

export function hasAnyPasskey(db: Database): SQL {
  return hasRow(db, passkeys, eq(passkeys.userId, users.id))
}

/** Deletes passkeys if the condition holds; `forgetRemovedFactors` must follow if sessions stay. */
export function removePasskeysIf(
  db: Database,
  userId: string,
  { condition, only }: { condition: SQL | undefined; only?: SQL | undefined },
) {
  const hasUser = hasRow(db, users, and(eq(users.id, userId), condition))
  return db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), only, hasUser))
    .returning({ id: passkeys.id })
}
