import { and, eq, lte, sql } from 'drizzle-orm'
import { threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/**
 * Opens the snoozed threads whose time has come; returns how many. They are due at that time, not
 * late since a message that may have been answered.
 */
export async function wakeThreads(db: Database): Promise<number> {
  const woken = await db
    .update(threads)
    .set({
      status: 'open',
      dueAt: sql`max(${threads.dueAt}, ${threads.snoozedUntil})`,
      snoozedUntil: null,
    })
    .where(and(eq(threads.status, 'snoozed'), lte(threads.snoozedUntil, new Date())))
    .returning({ id: threads.id })
  return woken.length
}
