import { and, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { lifetimes } from '#shared/constants.ts'
import {
  contactMessages,
  counters,
  emailUndos,
  newsletterSubscribers,
  outbox,
  rememberTokens,
  resetTokens,
  sessions,
  spentSignIns,
} from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'

// Short statements in many rounds: what a flood leaves in a minute is gone after a run, no statement
// holds the database for long, and a run ends before the next one starts.
const rowsAtOnce = 500
const maxRounds = 200
const maxMs = 20_000

/** Forgets what has expired, oldest first, until nothing is left or the run has been long enough. */
export async function purge({ db, settings }: { db: Database; settings: Settings }): Promise<void> {
  const startedMs = Date.now()
  for (let round = 0; round < maxRounds && Date.now() - startedMs < maxMs; round++) {
    const results = await db.batch(deletions(db, settings))
    if (results.every(({ meta }) => meta.changes < rowsAtOnce)) return
  }
}

function deletions(db: Database, { contactRetentionDays }: Settings) {
  const now = new Date()
  const keptSince = new Date(now.getTime() - lifetimes.outboxSeconds * 1000)
  const messagesSince = new Date(now.getTime() - contactRetentionDays * 86_400_000)
  const unconfirmed = and(
    isNull(newsletterSubscribers.confirmedAt),
    lte(newsletterSubscribers.confirmExpiresAt, now),
  )
  const settled = or(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt))
  return [
    some(db, sessions, sessions.id, lte(sessions.expiresAt, now)),
    some(db, rememberTokens, rememberTokens.id, lte(rememberTokens.expiresAt, now)),
    some(db, resetTokens, resetTokens.userId, lte(resetTokens.expiresAt, now)),
    some(db, emailUndos, emailUndos.id, lte(emailUndos.expiresAt, now)),
    some(db, spentSignIns, spentSignIns.id, lte(spentSignIns.expiresAt, now)),
    some(db, counters, counters.key, lte(counters.endsAt, now)),
    some(db, newsletterSubscribers, newsletterSubscribers.email, unconfirmed),
    some(db, contactMessages, contactMessages.id, lte(contactMessages.createdAt, messagesSince)),
    some(db, outbox, outbox.id, and(lte(outbox.createdAt, keptSince), settled)),
  ] as const
}

function some(db: Database, table: SQLiteTable, key: SQLiteColumn, expired: SQL | undefined) {
  const oldest = db.select({ key }).from(table).where(expired).limit(rowsAtOnce)
  return db.delete(table).where(inArray(key, oldest))
}
