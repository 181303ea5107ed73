import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { receiptOf } from '#shared/site/contact/receipt.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookings, threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/**
 * All that an address wrote to the firm and was answered, with its consultations. Without notes,
 * and without who of the firm wrote: those are data of others.
 */
export async function exportEnquiries(db: Database, email: string) {
  const ofAddress = eq(threads.email, email)
  const written = inArray(threadEntries.kind, ['message', 'reply'])
  const { rows, entries, booked } = await runBatch(db, {
    rows: db.select().from(threads).where(ofAddress).orderBy(asc(threads.createdAt), sql`rowid`),
    entries: db
      .select({ entry: threadEntries })
      .from(threads)
      .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
      .where(and(ofAddress, written)),
    booked: db
      .select({ booking: bookings })
      .from(threads)
      .innerJoin(bookings, eq(bookings.threadId, threads.id))
      .where(ofAddress),
  })
  const entriesOf = Map.groupBy(entries, ({ entry }) => entry.threadId)
  const bookingsOf = Map.groupBy(booked, ({ booking }) => booking.threadId)
  return rows.map((thread) => ({
    reference: receiptOf(thread.id, thread.createdAt).reference,
    ...aboutOf(thread),
    entries: (entriesOf.get(thread.id) ?? []).map(({ entry }) => entryOf(entry)).sort(byTime),
    bookings: (bookingsOf.get(thread.id) ?? []).map(({ booking }) => bookingOf(booking)),
  }))
}

function aboutOf(thread: typeof threads.$inferSelect) {
  const { name, company, service, market, product, status, createdAt } = thread
  return { name, company, service, market, product, status, createdAt }
}

type EntryRow = typeof threadEntries.$inferSelect

function entryOf({ kind, writtenBy, body, createdAt }: EntryRow) {
  const by = kind === 'reply' ? 'the firm' : writtenBy === null ? 'you' : 'somebody else'
  return { by, text: body, at: createdAt }
}

function byTime(one: { at: Date }, other: { at: Date }): number {
  return one.at.getTime() - other.at.getTime()
}

function bookingOf(booking: typeof bookings.$inferSelect) {
  const { startsAt, minutes, topic, zone, cancelledAt, createdAt } = booking
  return { startsAt, minutes, topic, zone, cancelledAt, bookedAt: createdAt }
}
