import { and, eq, gt, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { bookings, heldMails, threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/**
 * Returns the statement that closes the thread of a cancelled consultation if nothing else waits in
 * it: no other consultation, no held email, and no correspondence but the booking itself.
 */
export function closeThreadOf(
  db: Database,
  { id, threadId }: Pick<typeof bookings.$inferSelect, 'id' | 'threadId'>,
) {
  const isOtherComing = and(
    ...[eq(bookings.threadId, threadId), ne(bookings.id, id)],
    ...[isNull(bookings.cancelledAt), gt(bookings.startsAt, new Date())],
  )
  const correspondence = db.$count(
    threadEntries,
    and(eq(threadEntries.threadId, threadId), inArray(threadEntries.kind, ['message', 'reply'])),
  )
  return db
    .update(threads)
    .set({ status: 'done' })
    .where(
      and(
        eq(threads.id, threadId),
        not(hasRow(db, bookings, isOtherComing)),
        not(hasRow(db, heldMails, eq(heldMails.threadId, threadId))),
        sql`${correspondence} <= 1`,
      ),
    )
}
