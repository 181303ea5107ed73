import { and, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { guessLimit, lifetimes } from '#shared/constants.ts'
import type { Database } from '../db/database.ts'
import {
  guesses,
  newsletterSubscribers,
  outbox,
  rememberTokens,
  resetTokens,
  sessions,
  spentSignIns,
} from '../db/schema.ts'

// A cron run must stay short, whatever has piled up: the next one goes on.
const rowsAtOnce = 500

/** Forgets what has expired, a bounded number of rows of each table a run. */
export async function purge(db: Database): Promise<void> {
  const now = new Date()
  const lastWindow = Math.floor(now.getTime() / 1000) - guessLimit.seconds
  const keptSince = new Date(now.getTime() - lifetimes.outboxSeconds * 1000)
  const unconfirmed = and(
    isNull(newsletterSubscribers.confirmedAt),
    lte(newsletterSubscribers.confirmExpiresAt, now),
  )
  const settled = or(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt))
  await db.batch([
    some(db, sessions, sessions.id, lte(sessions.expiresAt, now)),
    some(db, rememberTokens, rememberTokens.id, lte(rememberTokens.expiresAt, now)),
    some(db, resetTokens, resetTokens.userId, lte(resetTokens.expiresAt, now)),
    some(db, spentSignIns, spentSignIns.id, lte(spentSignIns.expiresAt, now)),
    some(db, guesses, guesses.key, lte(guesses.windowStart, lastWindow)),
    some(db, newsletterSubscribers, newsletterSubscribers.email, unconfirmed),
    some(db, outbox, outbox.id, and(lte(outbox.createdAt, keptSince), settled)),
  ])
}

function some(db: Database, table: SQLiteTable, key: SQLiteColumn, expired: SQL | undefined) {
  const oldest = db.select({ key }).from(table).where(expired).limit(rowsAtOnce)
  return db.delete(table).where(inArray(key, oldest))
}
