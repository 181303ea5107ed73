import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { delivery, sending as limits } from '#shared/constants.ts'
import { hasRow } from '../db/conditions.ts'
import { type CopyRow, sendingCopies, sendings } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { namesOf, type SendingKinds } from './kind.ts'

/** Takes due copies for a while, by one conditional write: two Workers never hold the same one. */
export function claimCopies(db: Database, kinds: SendingKinds): Promise<CopyRow[]> {
  const now = new Date()
  const { id, sendingId, nextAttemptAt, leasedUntil, attempts } = sendingCopies
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
  return db
    .update(sendingCopies)
    .set({
      leasedUntil: new Date(now.getTime() + delivery.leaseSeconds * 1000),
      attempts: sql`${attempts} + 1`,
    })
    .where(inArray(id, due))
    .returning()
}

/** Gives copies back that were not tried. */
export async function releaseCopies(db: Database, copies: readonly CopyRow[]): Promise<void> {
  const [first] = copies
  if (!first?.leasedUntil) return
  const { id, leasedUntil, attempts } = sendingCopies
  const ids = copies.map((copy) => copy.id)
  await db
    .update(sendingCopies)
    .set({ leasedUntil: null, attempts: sql`${attempts} - 1` })
    .where(and(inArray(id, ids), eq(leasedUntil, first.leasedUntil)))
}

/** Has what waits of a sending wait for an hour more, all at once: none of it can be made now. */
export async function postponeCopies(db: Database, copy: CopyRow): Promise<void> {
  const { sendingId, nextAttemptAt, leasedUntil, attempts } = sendingCopies
  const later = new Date(Date.now() + limits.postponedSeconds * 1000)
  const waiting = and(eq(sendingId, copy.sendingId), lte(nextAttemptAt, later))
  const own = copy.leasedUntil ? eq(leasedUntil, copy.leasedUntil) : isNull(leasedUntil)
  await db.batch([
    db
      .update(sendingCopies)
      .set({ leasedUntil: null, attempts: sql`${attempts} - 1` })
      .where(and(waiting, own)),
    db
      .update(sendingCopies)
      .set({ nextAttemptAt: later })
      .where(and(waiting, isNull(leasedUntil))),
  ])
}

/** Whether a lease outlives one more mail, even if that times out. */
export function isHeld({ leasedUntil }: CopyRow): boolean {
  return Number(leasedUntil) - Date.now() >= delivery.timeoutMs
}
