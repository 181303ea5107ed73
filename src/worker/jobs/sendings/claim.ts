import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { delivery, sending as limits } from '#shared/constants.ts'
import { claimDue } from '#worker/db/claim.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { type CopyRow, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { namesOf, type SendingKinds } from './kind.ts'

/** Takes copies that are due for a while, of sendings that nobody stopped. */
export function claimCopies(db: Database, kinds: SendingKinds): Promise<CopyRow[]> {
  const running = and(
    eq(sendings.id, sendingCopies.sendingId),
    isNull(sendings.stoppedAt),
    inArray(sendings.kind, namesOf(kinds)),
  )
  return claimDue(db, sendingCopies, {
    condition: hasRow(db, sendings, running),
    leaseMs: delivery.leaseSeconds * 1000,
    limit: limits.batch,
  })
}

/** Has what waits of a sending wait for an hour more, all at once: none of it can be made now. */
export async function postponeCopies(db: Database, copy: CopyRow): Promise<void> {
  const { sendingId, nextAttemptAt, leasedUntil } = sendingCopies
  const later = new Date(Date.now() + limits.postponedSeconds * 1000)
  const waiting = and(eq(sendingId, copy.sendingId), lte(nextAttemptAt, later))
  const own = copy.leasedUntil ? eq(leasedUntil, copy.leasedUntil) : undefined
  await db
    .update(sendingCopies)
    .set({ nextAttemptAt: later, leasedUntil: null })
    .where(and(waiting, or(isNull(leasedUntil), own)))
}

/** Whether a lease outlives one more mail, even if that times out. */
export function isHeld({ leasedUntil }: CopyRow): boolean {
  return Number(leasedUntil) - Date.now() >= delivery.timeoutMs
}
