import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { isInEnquiryOf } from '#worker/account/files/own-files.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookings, type FileRow, threadEntries, threads, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { selectThreadFiles } from '#worker/files/find-files.ts'

/** Returns the enquiries of a verified account, without notes and staff names, which are others' data. */
export async function exportEnquiries(db: Database, user: UserRow) {
  const isSender = eq(threads.email, user.email)
  const isMessageOrReply = inArray(threadEntries.kind, ['message', 'reply'])
  const { threadRows, entryRows, bookingRows, fileRows, readableRows } = await runBatch(db, {
    threadRows: db
      .select()
      .from(threads)
      .where(isSender)
      .orderBy(asc(threads.createdAt), sql`rowid`),
    entryRows: db
      .select({ entry: threadEntries })
      .from(threads)
      .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
      .where(and(isSender, isMessageOrReply)),
    bookingRows: db
      .select({ booking: bookings })
      .from(threads)
      .innerJoin(bookings, eq(bookings.threadId, threads.id))
      .where(isSender),
    fileRows: selectThreadFiles(db, isSender),
    readableRows: selectThreadFiles(db, and(isSender, isInEnquiryOf(user))),
  })
  const entriesOf = Map.groupBy(entryRows, ({ entry }) => entry.threadId)
  const readable = new Set(readableRows.map(({ id }) => id))
  const bookingsOf = Map.groupBy(bookingRows, ({ booking }) => booking.threadId)
  return threadRows.map((thread) => ({
    reference: referenceOf(thread.id),
    ...aboutOf(thread),
    entries: (entriesOf.get(thread.id) ?? [])
      .map(({ entry }) => entryOf(entry, fileRows, readable))
      .sort(byTime),
    bookings: (bookingsOf.get(thread.id) ?? []).map(({ booking }) => bookingOf(booking)),
  }))
}

function aboutOf(thread: typeof threads.$inferSelect) {
  const { name, company, service, market, product, status, createdAt } = thread
  return { name, company, service, market, product, status, createdAt }
}

type EntryRow = typeof threadEntries.$inferSelect

function entryOf(
  { id, kind, writtenBy, body, createdAt }: EntryRow,
  fileRows: readonly FileRow[],
  readable: ReadonlySet<string>,
) {
  const by = kind === 'reply' ? 'the firm' : writtenBy === null ? 'you' : 'somebody else'
  const rows = fileRows.filter(({ entryId }) => entryId === id)
  const files = rows.map((row) => fileOf(row, readable.has(row.id)))
  return { by, text: body, ...(files.length > 0 && { files }), at: createdAt }
}

/** Returns what the page of an enquiry shows of a file, and the rest if its person may open it. */
function fileOf({ name, type, size, sha256 }: FileRow, isReadable: boolean) {
  return { name, size, ...(isReadable && { type, sha256 }) }
}

function byTime(a: { at: Date }, b: { at: Date }): number {
  return a.at.getTime() - b.at.getTime()
}

function bookingOf(booking: typeof bookings.$inferSelect) {
  const { startsAt, minutes, topic, phone, zone, cancelledAt, createdAt } = booking
  return { startsAt, minutes, topic, phone, zone, cancelledAt, bookedAt: createdAt }
}
