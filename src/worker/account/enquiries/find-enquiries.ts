import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import type { EnquiryBooking } from '#shared/desk/bookings/props.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { MainStatus } from '#shared/desk/inbox/statuses.ts'
import { byCharacters } from '#shared/order.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { isInEnquiryOf } from '#worker/account/files/own-files.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookings, threadEntries, threads, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isComing, stateOf } from '#worker/desk/bookings/find-booking.ts'
import { selectThreadFiles } from '#worker/files/find-files.ts'
import { pageOf } from '#worker/http/query.ts'
import { titleOfService } from '#worker/knowledge/services.ts'
import { clientEntries } from './client-entries.ts'

const excerptLength = 160

/** Returns the enquiries of an email address, newest first; it must be verified. */
export async function findEnquiries(
  db: Database,
  email: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Enquiry[]> {
  const rows = await db
    .select({ ...columns, consultationAt: nextConsultation(db), excerpt: firstMessage(db) })
    .from(threads)
    .where(eq(threads.email, email))
    .orderBy(desc(threads.createdAt), desc(sql`rowid`))
    .limit(limit)
    .offset(offset)
  return rows.map(enquiryOf)
}

/** Returns one page of enquiries; the last page if the requested one is beyond it. */
export async function findEnquiryPage(db: Database, email: string, requested: number) {
  const total = await db.$count(threads, eq(threads.email, email))
  const { page, pages, offset } = pageOf(total, { requested })
  const enquiries = total > 0 ? await findEnquiries(db, email, { limit: deskPageSize, offset }) : []
  return { threads: enquiries, page, pages }
}

export async function hasEnquiry(db: Database, email: string, id: string): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(threads).where(isOwn(email, id))
  return row?.count === 1
}

/** Returns an enquiry with the entries its client may read; null if it is not theirs. */
export async function findEnquiry(
  { db, appName }: { db: Database; appName: string },
  user: UserRow,
  id: string,
): Promise<{ thread: Enquiry; entries: ThreadEntry[]; bookings: EnquiryBooking[] } | null> {
  const isThread = isOwn(user.email, id)
  const rows = await runBatch(db, {
    thread: db
      .select({
        ...columns,
        name: threads.name,
        consultationAt: nextConsultation(db),
        excerpt: firstMessage(db),
      })
      .from(threads)
      .where(isThread),
    entries: readableEntries(db, isThread),
    bookings: bookingsOf(db, isThread),
    files: selectThreadFiles(db, isThread),
    readable: selectThreadFiles(db, and(isThread, isInEnquiryOf(user))),
  })
  const [thread] = rows.thread
  if (!thread) return null
  return {
    thread: enquiryOf(thread),
    entries: clientEntries(
      rows.entries,
      { all: rows.files, readable: rows.readable },
      { person: thread.name, appName },
    ),
    bookings: rows.bookings
      .map((row) => bookingOf(id, row))
      .sort((a, b) => byCharacters(b.startsAt, a.startsAt)),
  }
}

function readableEntries(db: Database, isThread: SQL | undefined) {
  return (
    db
      .select({
        id: threadEntries.id,
        kind: threadEntries.kind,
        staff: users.name,
        writtenBy: threadEntries.writtenBy,
        body: threadEntries.body,
        createdAt: threadEntries.createdAt,
      })
      .from(threads)
      .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
      .leftJoin(users, eq(users.id, threadEntries.authorId))
      // Internal notes are not even loaded, so that they cannot be shown by mistake.
      .where(and(isThread, ne(threadEntries.kind, 'note')))
      .orderBy(threadEntries.createdAt, sql`thread_entries.rowid`)
  )
}

function bookingsOf(db: Database, isThread: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      startsAt: bookings.startsAt,
      minutes: bookings.minutes,
      cancelledAt: bookings.cancelledAt,
    })
    .from(threads)
    .innerJoin(bookings, eq(bookings.threadId, threads.id))
    .where(isThread)
}

function bookingOf(
  threadId: string,
  row: Pick<typeof bookings.$inferSelect, 'id' | 'startsAt' | 'minutes' | 'cancelledAt'>,
): EnquiryBooking {
  const { id: booking, startsAt, minutes } = row
  const state = stateOf(row)
  const href = state === 'coming' ? routes.enquiryBooking.href({ id: threadId, booking }) : null
  return { startsAt: startsAt.toISOString(), minutes, state, href }
}

/** True if a consultation is to come and belongs to this enquiry of the address. */
export async function hasComingBooking(
  db: Database,
  email: string,
  { thread, booking }: { thread: string; booking: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(threads)
    .innerJoin(bookings, eq(bookings.threadId, threads.id))
    .where(and(isOwn(email, thread), eq(bookings.id, booking), isComing()))
  return row !== undefined
}

/** The condition that a thread is this enquiry and belongs to the address. */
export function isOwn(email: string, id: string) {
  return and(eq(threads.id, id), eq(threads.email, email))
}

const columns = {
  id: threads.id,
  service: threads.service,
  status: clientStatus(),
  createdAt: threads.createdAt,
  lastAt: threads.lastAt,
  dueAt: threads.dueAt,
}

/** Returns the status as the client sees it: snoozing is internal. */
function clientStatus() {
  const lastKind = sql`(
    SELECT kind FROM thread_entries
    WHERE thread_id = ${threads.id} AND kind IN ('message', 'reply')
    ORDER BY created_at DESC, rowid DESC LIMIT 1)`
  return sql<MainStatus>`
    CASE WHEN ${threads.status} <> 'snoozed' THEN ${threads.status}
      WHEN ${lastKind} = 'reply' THEN 'waiting' ELSE 'open' END`.as('status')
}

/** Selects when the next consultation of a thread begins (ms). */
function nextConsultation(db: Database) {
  const next = db
    .select({ at: sql`min(${bookings.startsAt})` })
    .from(bookings)
    .where(and(eq(bookings.threadId, threads.id), isComing()))
  return sql<number | null>`(${next})`
}

function firstMessage(db: Database) {
  const first = db
    .select({ text: sql`substr(body, 1, ${2 * excerptLength})` })
    .from(threadEntries)
    .where(and(eq(threadEntries.threadId, threads.id), eq(threadEntries.kind, 'message')))
    .orderBy(threadEntries.createdAt)
    .limit(1)
  return sql<string | null>`(${first})`
}

type Row = Omit<Pick<typeof threads.$inferSelect, keyof typeof columns>, 'status'> & {
  status: MainStatus
  consultationAt: number | null
  excerpt: string | null
}

function enquiryOf({ consultationAt, ...row }: Row): Enquiry {
  const { id, service, status, createdAt, lastAt, dueAt, excerpt } = row
  return {
    id,
    reference: referenceOf(id),
    service: titleOfService(service),
    status,
    excerpt: shortened(excerpt ?? ''),
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    dueAt: status === 'open' ? dueAt.toISOString() : null,
    consultationAt: consultationAt === null ? null : new Date(consultationAt).toISOString(),
  }
}

/** Returns the text on one line, cut between code points if it is too long. */
function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= excerptLength) return letters.join('')
  return `${letters.slice(0, excerptLength).join('').trimEnd()}…`
}
