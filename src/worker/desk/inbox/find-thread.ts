import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { fillPlaceholders } from '#shared/desk/inbox/placeholders.ts'
import type {
  LinkedThread,
  OtherThread,
  SavedReply,
  Thread,
  ThreadEntry,
} from '#shared/desk/inbox/props.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import type { Pages } from '#shared/pages.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import {
  bookings,
  heldMails,
  mergedThreads,
  outbox,
  threadEntries,
  threads,
  users,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { filesProp, selectHeldFiles, selectThreadFiles } from '#worker/files/find-files.ts'
import { assigneeIn, eventText, isByVisitor } from './events.ts'
import { selectLinked } from './link-threads.ts'
import { selectSavedReplies } from './saved-replies.ts'
import { selectStaff, sortByName } from './staff-names.ts'
import { threadProps } from './thread-summary.ts'

type ThreadRow = typeof threads.$inferSelect
type ThreadPageProps = Pick<
  Pages['desk/thread'],
  'thread' | 'entries' | 'others' | 'links' | 'savedReplies' | 'staff' | 'held' | 'now'
>

export async function hasThread(db: Database, id: string): Promise<boolean> {
  return (await db.$count(threads, eq(threads.id, id))) > 0
}

/** Returns a thread as the desk shows it; null if there is none with this id. */
export async function findThread(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  id: string,
): Promise<ThreadPageProps | null> {
  const now = new Date()
  const rows = await runBatch(db, {
    thread: db.select().from(threads).where(eq(threads.id, id)),
    entries: selectEntries(db, id),
    held: db.select().from(heldMails).where(eq(heldMails.threadId, id)),
    bookings: db.select().from(bookings).where(eq(bookings.threadId, id)),
    savedReplies: selectSavedReplies(db),
    merged: db.select().from(mergedThreads).where(eq(mergedThreads.threadId, id)),
    staff: selectStaff(db, settings),
    files: selectThreadFiles(db, eq(threads.id, id)),
    heldFiles: selectHeldFiles(db, id),
    linked: selectLinked(db, id),
  })
  const [row] = rows.thread
  if (!row) return null
  const staff = sortByName(rows.staff)
  const nameOf = await findAssigneeNames(db, rows.entries, staff)
  const thread = threadOf(row, rows, { staff, now })
  return {
    thread,
    others: (await selectOthers(db, row)).map(otherThread),
    links: rows.linked.toSorted(byLastTime).map(linkedThread),
    entries: rows.entries.map((entry) => ({
      ...entryOf(entry, row, nameOf),
      ...filesProp(rows.files, { entryId: entry.id }),
    })),
    savedReplies: rows.savedReplies.map((reply) => filledReply(reply, thread)),
    staff,
    held: rows.held.toSorted(byTime).map(({ id, sender, body, createdAt }) => {
      const files = filesProp(rows.heldFiles, { heldMailId: id })
      return { id, sender, body, ...files, createdAt: createdAt.toISOString() }
    }),
    now: now.toISOString(),
  }
}

/** Returns a saved reply as it is inserted into a reply to this thread. */
function filledReply({ id, title, body }: SavedReply, thread: Thread): SavedReply {
  const { reference, market, person } = thread
  const values = { name: person.name, market: market?.name ?? null, reference }
  return { id, title, body: fillPlaceholders(body, values) }
}

const maxOthers = 20

/** Selects the newest other threads of a thread's person. */
function selectOthers(db: Database, { id, email }: ThreadRow) {
  return db
    .select()
    .from(threads)
    .where(and(eq(threads.email, email), ne(threads.id, id)))
    .orderBy(desc(threads.createdAt))
    .limit(maxOthers)
}

function otherThread({ id, service, status, lastAt }: ThreadRow): OtherThread {
  return { id, reference: referenceOf(id), service, status, lastAt: lastAt.toISOString() }
}

function linkedThread(row: ThreadRow): LinkedThread {
  const { name, email } = row
  return { ...otherThread(row), person: { name, email } }
}

/** Selects the entries of a thread, oldest first, with authors and delivery of emails. */
function selectEntries(db: Database, threadId: string) {
  return db
    .select({
      ...getTableColumns(threadEntries),
      authorName: users.name,
      // A batch identifies columns by name only.
      mail: sql<string | null>`${outbox.id}`.as('mail_row'),
      sentAt: outbox.sentAt,
      deadAt: outbox.deadAt,
    })
    .from(threadEntries)
    .leftJoin(users, eq(users.id, threadEntries.authorId))
    .leftJoin(outbox, eq(outbox.id, threadEntries.mailId))
    .where(eq(threadEntries.threadId, threadId))
    .orderBy(asc(threadEntries.createdAt), asc(sql`${threadEntries}.rowid`))
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]
type NameOf = (id: string) => string

const formerColleague = 'A former colleague'

/** Returns the names of all assignees in the entries, including people who have left the desk. */
async function findAssigneeNames(
  db: Database,
  entries: readonly EntryRow[],
  staff: readonly StaffName[],
): Promise<NameOf> {
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  const assigneeIds = entries.flatMap(({ kind, body }) =>
    kind === 'event' ? assigneeIn(body) : null,
  )
  const missingIds = [...new Set(assigneeIds)]
    .filter((id) => id !== null)
    .filter((id) => !names.has(id))
  if (missingIds.length > 0) {
    const idList = sql`(SELECT value FROM json_each(${JSON.stringify(missingIds)}))`
    const formerStaff = db.select({ id: users.id, name: users.name }).from(users)
    for (const { id, name } of await formerStaff.where(inArray(users.id, idList)))
      names.set(id, name)
  }
  return (id) => names.get(id) ?? formerColleague.toLowerCase()
}

interface RelatedRows {
  bookings: readonly (typeof bookings.$inferSelect)[]
  merged: readonly { id: string }[]
}

function threadOf(
  row: ThreadRow,
  { bookings: bookingRows, merged }: RelatedRows,
  context: { staff: readonly StaffName[]; now: Date },
): Thread {
  return {
    ...threadProps(row, context),
    reference: referenceOf(row.id),
    mergedReferences: merged.map(({ id }) => referenceOf(id)),
    bookings: bookingRows
      .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
      .map(({ id, startsAt, minutes, cancelledAt }) => {
        return { id, startsAt: startsAt.toISOString(), minutes, cancelled: cancelledAt !== null }
      }),
  }
}

function entryOf(row: EntryRow, { name }: ThreadRow, nameOf: NameOf): Omit<ThreadEntry, 'files'> {
  const { id, kind, body, createdAt } = row
  return {
    id,
    kind,
    author: authorOf(row, name),
    body: kind === 'event' ? eventText(body, nameOf) : body,
    createdAt: createdAt.toISOString(),
    delivery: kind === 'reply' ? deliveryOf(row) : null,
  }
}

function authorOf({ kind, body, authorName, writtenBy }: EntryRow, personName: string): string {
  if (kind === 'message') return writtenBy ?? personName
  if (authorName !== null) return authorName
  return kind === 'event' && isByVisitor(body) ? personName : formerColleague
}

/** Returns the delivery state of an email; a missing row was sent and has since been deleted. */
function deliveryOf({ mail, sentAt, deadAt }: EntryRow): ThreadEntry['delivery'] {
  if (mail === null || sentAt !== null) return 'sent'
  return deadAt === null ? 'waiting' : 'failed'
}

function byLastTime(a: ThreadRow, b: ThreadRow): number {
  return b.lastAt.getTime() - a.lastAt.getTime()
}

function byTime(a: { createdAt: Date }, b: { createdAt: Date }): number {
  return a.createdAt.getTime() - b.createdAt.getTime()
}
