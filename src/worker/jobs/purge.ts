import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { lifetimes, suppression } from '#shared/constants.ts'
import { submissionCutoff } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  bookingHolds,
  bookings,
  counters,
  deskLog,
  drafts,
  emailUndos,
  followRequests,
  invitations,
  mailSuppressions,
  newsletterSubscribers,
  outbox,
  previewLinks,
  rememberTokens,
  resetTokens,
  rooms,
  sessions,
  spentSignIns,
  submissions,
  threadEntries,
  threads,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'

// Many short statements, because a long one would block the database. A run deletes what a flood
// writes in a minute and ends before the next run starts.
const batchSize = 500
const maxRounds = 200
const maxMs = 20_000
const dayMs = 86_400_000

/** Deletes expired rows, oldest first, until none are left or the time is up. */
export async function purge({ db, settings }: { db: Database; settings: Settings }): Promise<void> {
  const startedMs = Date.now()
  for (let round = 0; round < maxRounds && Date.now() - startedMs < maxMs; round++) {
    const results = await db.batch(deletions(db, settings))
    if (results.every(({ meta }) => meta.changes < batchSize)) return
  }
}

function deletions(db: Database, { contactRetentionDays, bookingRetentionDays }: Settings) {
  const now = new Date()
  const outboxCutoff = new Date(now.getTime() - lifetimes.outboxSeconds * 1000)
  const threadsCutoff = new Date(now.getTime() - contactRetentionDays * dayMs)
  const bookingsCutoff = new Date(now.getTime() - bookingRetentionDays * dayMs)
  // One day more than the trigger requires, because the trigger uses the database's clock.
  const logCutoff = new Date(now.getTime() - lifetimes.deskLogSeconds * 1000 - dayMs)
  const draftsCutoff = new Date(now.getTime() - lifetimes.draftSeconds * 1000)
  const suppressionsCutoff = new Date(now.getTime() - suppression.lifetimeSeconds * 1000)
  const isUnconfirmed = and(
    isNull(newsletterSubscribers.confirmedAt),
    lte(newsletterSubscribers.confirmExpiresAt, now),
  )
  const isOld = lte(outbox.createdAt, outboxCutoff)
  // The desk shows the failure of a reply for as long as the reply exists.
  const isReply = hasRow(db, threadEntries, eq(threadEntries.mailId, outbox.id))
  // A failed email can be sent again during this time.
  const isOldDead = lte(outbox.deadAt, outboxCutoff)
  const isSettled = or(isNotNull(outbox.sentAt), and(isOldDead, not(isReply)))
  const expiredThreads = oldestThreads(
    db,
    and(lte(threads.lastAt, threadsCutoff), not(hasUpcomingBooking(db, now))),
  )
  const expiredRooms = oldestRooms(db, lte(rooms.lastAt, threadsCutoff))
  const holdsCutoff = new Date(now.getTime() - lifetimes.endedHoldSeconds * 1000)
  const expiredHolds = oldestHolds(db, lte(bookingHolds.expiresAt, holdsCutoff))
  const isUndelivered = and(isOld, isOldDead, isNotNull(outbox.sealed))
  return [
    deleteExpired(db, sessions, sessions.id, lte(sessions.expiresAt, now)),
    deleteExpired(db, rememberTokens, rememberTokens.id, lte(rememberTokens.expiresAt, now)),
    deleteExpired(db, resetTokens, resetTokens.userId, lte(resetTokens.expiresAt, now)),
    deleteExpired(db, emailUndos, emailUndos.id, lte(emailUndos.expiresAt, now)),
    deleteExpired(db, spentSignIns, spentSignIns.id, lte(spentSignIns.expiresAt, now)),
    deleteExpired(db, submissions, submissions.id, lte(submissions.createdAt, submissionCutoff())),
    deleteExpired(db, counters, counters.key, lte(counters.endsAt, now)),
    deleteExpired(db, followRequests, followRequests.tokenHash, lte(followRequests.expiresAt, now)),
    deleteExpired(db, newsletterSubscribers, newsletterSubscribers.email, isUnconfirmed),
    // Emails first, because their statement selects the threads that the next one deletes.
    db.delete(outbox).where(inArray(outbox.about, expiredThreads)),
    db.delete(threads).where(inArray(threads.id, expiredThreads)),
    db.delete(outbox).where(inArray(outbox.about, expiredRooms)),
    db.delete(rooms).where(inArray(rooms.id, expiredRooms)),
    deleteExpired(db, bookings, bookings.id, lte(bookings.startsAt, bookingsCutoff)),
    // Emails first, as above.
    db.delete(outbox).where(inArray(outbox.about, expiredHolds)),
    db.delete(bookingHolds).where(inArray(bookingHolds.id, expiredHolds)),
    deleteExpired(db, invitations, invitations.email, lte(invitations.expiresAt, now)),
    deleteExpired(db, previewLinks, previewLinks.tokenHash, lte(previewLinks.expiresAt, now)),
    db.delete(drafts).where(sql`rowid IN ${oldestDrafts(db, lte(drafts.savedAt, draftsCutoff))}`),
    deleteExpired(
      db,
      mailSuppressions,
      mailSuppressions.id,
      lte(mailSuppressions.createdAt, suppressionsCutoff),
    ),
    deleteExpired(db, deskLog, deskLog.id, lte(deskLog.createdAt, logCutoff)),
    deleteExpired(db, outbox, outbox.id, and(isOld, isSettled)),
    db
      .update(outbox)
      .set({ sealed: null })
      .where(inArray(outbox.id, selectExpired(db, outbox, outbox.id, isUndelivered))),
  ] as const
}

function deleteExpired(
  db: Database,
  table: SQLiteTable,
  key: SQLiteColumn,
  isExpired: SQL | undefined,
) {
  return db.delete(table).where(inArray(key, selectExpired(db, table, key, isExpired)))
}

function selectExpired(
  db: Database,
  table: SQLiteTable,
  key: SQLiteColumn,
  isExpired: SQL | undefined,
) {
  return db.select({ key }).from(table).where(isExpired).limit(batchSize)
}

/** Returns the condition that a thread has an upcoming consultation. */
function hasUpcomingBooking(db: Database, now: Date) {
  const isUpcoming = and(gt(bookings.startsAt, now), isNull(bookings.cancelledAt))
  return hasRow(db, bookings, and(eq(bookings.threadId, threads.id), isUpcoming))
}

/** Selects threads in a fixed order, so that two statements of a batch find the same ones. */
function oldestThreads(db: Database, isExpired: SQL | undefined) {
  const query = db.select({ id: threads.id }).from(threads).where(isExpired)
  return query.orderBy(threads.lastAt, sql`rowid`).limit(batchSize)
}

/** Selects rooms that nobody has used for long, in a fixed order. */
function oldestRooms(db: Database, isExpired: SQL) {
  const query = db.select({ id: rooms.id }).from(rooms).where(isExpired)
  return query.orderBy(rooms.lastAt, sql`rowid`).limit(batchSize)
}

function oldestDrafts(db: Database, isExpired: SQL) {
  const query = db.select({ key: sql`rowid` }).from(drafts).where(isExpired)
  return query.orderBy(drafts.savedAt).limit(batchSize)
}

/** Selects unconfirmed bookings in a fixed order. */
function oldestHolds(db: Database, isExpired: SQL) {
  const query = db.select({ id: bookingHolds.id }).from(bookingHolds).where(isExpired)
  return query.orderBy(bookingHolds.expiresAt, sql`rowid`).limit(batchSize)
}
