import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { delivery, sending as limits } from '#shared/constants.ts'
import { hasRow } from '../db/conditions.ts'
import { type CopyRow, sendingCopies, sendings } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { namesOf, type SendingKinds } from './kind.ts'

/**
 * Takes due copies for a while, by one conditional write: two Workers never hold the same one. Those
 * that wait longest come first.
 */
export async function claimCopies(db: Database, kinds: SendingKinds): Promise<CopyRow[]> {
  const now = new Date()
  const { id, sendingId, nextAttemptAt, leasedUntil } = sendingCopies
  const running = and(
    eq(sendings.id, sendingId),
    isNull(sendings.stoppedAt),
    inArray(sendings.kind, namesOf(kinds)),
  )
  const due = db
    .select({ id })
    .from(sendingCopies)
    .where(
      and(
        lte(nextAttemptAt, now),
        or(isNull(leasedUntil), lte(leasedUntil, now)),
        hasRow(db, sendings, running),
      ),
    )
    .orderBy(asc(nextAttemptAt))
    .limit(limits.batch)
  const copies = await db
    .update(sendingCopies)
    .set({ leasedUntil: new Date(now.getTime() + delivery.leaseSeconds * 1000) })
    .where(inArray(id, due))
    .returning()
  return copies.toSorted((a, b) => Number(a.nextAttemptAt) - Number(b.nextAttemptAt))
}

/** Gives copies back that were not tried. */
export async function releaseCopies(db: Database, copies: readonly CopyRow[]): Promise<void> {
  const [first] = copies
  if (!first?.leasedUntil) return
  const { id, leasedUntil } = sendingCopies
  const ids = copies.map((copy) => copy.id)
  await db
    .update(sendingCopies)
    .set({ leasedUntil: null })
    .where(and(inArray(id, ids), eq(leasedUntil, first.leasedUntil)))
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
