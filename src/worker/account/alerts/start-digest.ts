import { and, lt } from 'drizzle-orm'
import { digestMinutes } from '#shared/account/constants.ts'
import { dayAfter, mondayOf } from '#shared/days.ts'
import { instantIn } from '#shared/zones.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { officeDay, officeZone } from '#worker/knowledge/office.ts'
import { isBetween, lastDigest } from './alerts.ts'

/** Starts the digest of the latest Monday, once, if there are new alerts; true if it did. */
export async function startDigest(db: Database, now = new Date()): Promise<boolean> {
  const { monday, at } = newestMonday(now)
  const isUnsent = and(isBetween(lastDigest()), lt(sendings.createdAt, at))
  const row = {
    id: crypto.randomUUID(),
    kind: 'digest' as const,
    about: monday,
    revisionId: null,
    startedBy: null,
    filledTo: '',
    filledAt: null,
    stoppedAt: null,
    createdAt: now,
    market: null,
    startsAt: null,
    unsubscribed: 0,
    sentBefore: 0,
  }
  const started = await insertIf(db, sendings, { row, condition: hasRow(db, sendings, isUnsent) })
    .onConflictDoNothing()
    .returning({ id: sendings.id })
  return started.length > 0
}

/** Returns the latest Monday whose digest is due, and the time at which it became due. */
function newestMonday(now: Date): { monday: string; at: Date } {
  const monday = mondayOf(officeDay(now))
  const at = instantIn(officeZone(), monday, digestMinutes)
  if (at <= now) return { monday, at }
  const previous = dayAfter(monday, -7)
  return { monday: previous, at: instantIn(officeZone(), previous, digestMinutes) }
}
