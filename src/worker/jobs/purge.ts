import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { lifetimes } from '#shared/constants.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  bookingHolds,
  bookings,
  counters,
  deskLog,
  emailUndos,
  invitations,
  newsletterSubscribers,
  outbox,
  previewLinks,
  rememberTokens,
  resetTokens,
  sessions,
  spentSignIns,
  threadEntries,
  threads,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'

// Short statements in many rounds: what a flood leaves in a minute is gone after a run, no statement
// holds the database for long, and a run ends before the next one starts.
const rowsAtOnce = 500
const maxRounds = 200
const maxMs = 20_000
const dayMs = 86_400_000

/** Forgets what has expired, oldest first, until nothing is left or the run has been long enough. */
export async function purge({ db, settings }: { db: Database; settings: Settings }): Promise<void> {
  const startedMs = Date.now()
  for (let round = 0; round < maxRounds && Date.now() - startedMs < maxMs; round++) {
    const results = await db.batch(deletions(db, settings))
    if (results.every(({ meta }) => meta.changes < rowsAtOnce)) return
  }
}

function deletions(db: Database, { contactRetentionDays, bookingRetentionDays }: Settings) {
  const now = new Date()
  const keptSince = new Date(now.getTime() - lifetimes.outboxSeconds * 1000)
  const messagesSince = new Date(now.getTime() - contactRetentionDays * dayMs)
  const bookingsSince = new Date(now.getTime() - bookingRetentionDays * dayMs)
  // A day later than the trigger allows: its clock is the database's.
  const loggedSince = new Date(now.getTime() - lifetimes.deskLogSeconds * 1000 - dayMs)
  const unconfirmed = and(
    isNull(newsletterSubscribers.confirmedAt),
    lte(newsletterSubscribers.confirmExpiresAt, now),
  )
  const old = lte(outbox.createdAt, keptSince)
  // The desk says of a reply for as long as it stands there that it never arrived.
  const told = hasRow(db, threadEntries, eq(threadEntries.mailId, outbox.id))
  // It can be sent again for so long after it was given up.
  const isOldDead = lte(outbox.deadAt, keptSince)
  const settled = or(isNotNull(outbox.sentAt), and(isOldDead, not(told)))
  const forgotten = oldestThreads(
    db,
    and(lte(threads.lastAt, messagesSince), not(isAwaited(db, now))),
  )
  const endedSince = new Date(now.getTime() - lifetimes.endedHoldSeconds * 1000)
  const endedHolds = oldestHolds(db, lte(bookingHolds.expiresAt, endedSince))
  const unsent = and(old, isOldDead, isNotNull(outbox.sealed))
  return [
    some(db, sessions, sessions.id, lte(sessions.expiresAt, now)),
    some(db, rememberTokens, rememberTokens.id, lte(rememberTokens.expiresAt, now)),
    some(db, resetTokens, resetTokens.userId, lte(resetTokens.expiresAt, now)),
    some(db, emailUndos, emailUndos.id, lte(emailUndos.expiresAt, now)),
    some(db, spentSignIns, spentSignIns.id, lte(spentSignIns.expiresAt, now)),
    some(db, counters, counters.key, lte(counters.endsAt, now)),
    some(db, newsletterSubscribers, newsletterSubscribers.email, unconfirmed),
    // The mails first: their statement asks for the threads that the next one deletes.
    db.delete(outbox).where(inArray(outbox.about, forgotten)),
    db.delete(threads).where(inArray(threads.id, forgotten)),
    some(db, bookings, bookings.id, lte(bookings.startsAt, bookingsSince)),
    // The mails first, as above.
    db.delete(outbox).where(inArray(outbox.about, endedHolds)),
    db.delete(bookingHolds).where(inArray(bookingHolds.id, endedHolds)),
    some(db, invitations, invitations.email, lte(invitations.expiresAt, now)),
    some(db, previewLinks, previewLinks.tokenHash, lte(previewLinks.expiresAt, now)),
    some(db, deskLog, deskLog.id, lte(deskLog.createdAt, loggedSince)),
    some(db, outbox, outbox.id, and(old, settled)),
    db
      .update(outbox)
      .set({ sealed: null })
      .where(inArray(outbox.id, oldest(db, outbox, outbox.id, unsent))),
  ] as const
}

function some(db: Database, table: SQLiteTable, key: SQLiteColumn, expired: SQL | undefined) {
  return db.delete(table).where(inArray(key, oldest(db, table, key, expired)))
}

function oldest(db: Database, table: SQLiteTable, key: SQLiteColumn, expired: SQL | undefined) {
  return db.select({ key }).from(table).where(expired).limit(rowsAtOnce)
}

/** The condition on a thread that a consultation is to come: who comes, and what about, stands in it. */
function isAwaited(db: Database, now: Date) {
  const isToCome = and(gt(bookings.startsAt, now), isNull(bookings.cancelledAt))
  return hasRow(db, bookings, and(eq(bookings.threadId, threads.id), isToCome))
}

/** In an order, so that two statements of a batch find the same ones. */
function oldestThreads(db: Database, expired: SQL | undefined) {
  const found = db.select({ id: threads.id }).from(threads).where(expired)
  return found.orderBy(threads.lastAt, sql`rowid`).limit(rowsAtOnce)
}

/** The same of times that visitors did not confirm. */
function oldestHolds(db: Database, expired: SQL) {
  const found = db.select({ id: bookingHolds.id }).from(bookingHolds).where(expired)
  return found.orderBy(bookingHolds.expiresAt, sql`rowid`).limit(rowsAtOnce)
}
