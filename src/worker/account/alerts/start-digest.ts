import { and, lt } from 'drizzle-orm'
import { digestMinutes } from '#shared/account/constants.ts'
import { dayAfter, mondayOf, officeDayAt, officeInstant } from '#shared/office-days.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isBetween, lastDigest } from './published-rules.ts'

/**
 * Starts the digests of the newest Monday that has come, once, if a rule was published for the first
 * time before it and after the last ones; gives whether it did. Mondays that were missed are made up
 * for by one.
 */
export async function startDigest(db: Database, now = new Date()): Promise<boolean> {
  const { monday, at } = newestMonday(now)
  const unsent = and(isBetween(lastDigest()), lt(sendings.createdAt, at))
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
  }
  const started = await insertIf(db, sendings, { row, condition: hasRow(db, sendings, unsent) })
    .onConflictDoNothing()
    .returning({ id: sendings.id })
  return started.length > 0
}

/** The newest Monday on which digests have been due: its day, and the instant. */
function newestMonday(now: Date): { monday: string; at: Date } {
  const monday = mondayOf(officeDayAt(now))
  const at = officeInstant(monday, digestMinutes)
  if (at <= now) return { monday, at }
  const before = dayAfter(monday, -7)
  return { monday: before, at: officeInstant(before, digestMinutes) }
}
