import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { delivery, sending as limits } from '#shared/constants.ts'
import { claimDue } from '#worker/db/claim.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { type CopyRow, sendingCopies, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { namesOf, type SendingKinds } from './kind.ts'

/** Leases the copies that are due, except those of paused sendings. */
export function claimCopies(db: Database, kinds: SendingKinds): Promise<CopyRow[]> {
  const isRunning = and(
    eq(sendings.id, sendingCopies.sendingId),
    isNull(sendings.stoppedAt),
    inArray(sendings.kind, namesOf(kinds)),
  )
  return claimDue(db, sendingCopies, {
    condition: hasRow(db, sendings, isRunning),
    leaseMs: delivery.leaseSeconds * 1000,
    limit: limits.batch,
  })
}

/** Postpones all waiting copies of a sending by an hour. */
export async function postponeCopies(db: Database, copy: CopyRow): Promise<void> {
  const { sendingId, nextAttemptAt, leasedUntil } = sendingCopies
  const later = new Date(Date.now() + limits.postponedSeconds * 1000)
  const isWaiting = and(eq(sendingId, copy.sendingId), lte(nextAttemptAt, later))
  const isOwn = copy.leasedUntil ? eq(leasedUntil, copy.leasedUntil) : undefined
  await db
    .update(sendingCopies)
    .set({ nextAttemptAt: later, leasedUntil: null })
    .where(and(isWaiting, or(isNull(leasedUntil), isOwn)))
}

/** True if the lease lasts for one more email, even if that times out. */
export function hasTimeLeft({ leasedUntil }: CopyRow): boolean {
  return Number(leasedUntil) - Date.now() >= delivery.timeoutMs
}
