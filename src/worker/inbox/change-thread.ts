import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ThreadChange } from '#shared/inbox/schema.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, outbox, threadEntries, threads, users } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { staffEntry } from './answer.ts'
import { type ChangeEvent, eventBody } from './events.ts'
import { worksAtDesk } from './staff-names.ts'

type Changed = { outcome: 'changed' | 'unknown' | 'unknown-assignee' }
type ThreadRow = typeof threads.$inferSelect

// Each round that fails means that somebody else's did not: so many at once do not happen.
const maxRounds = 50

/** Sets status and assignee of a thread; what really changes is told by one entry. */
export async function changeThread(
  work: Pick<Work, 'db' | 'settings'>,
  asking: SignedIn,
  { threadId, ...wanted }: ThreadChange & { threadId: string },
): Promise<Changed> {
  const { db } = work
  for (let round = 0; round < maxRounds; round++) {
    const thread = await db.select().from(threads).where(eq(threads.id, threadId)).get()
    if (!thread) return { outcome: 'unknown' }
    if (!(await mayBeAssigned(work, wanted.assignee))) return { outcome: 'unknown-assignee' }
    const change = changesOf(thread, wanted)
    if (Object.keys(change).length === 0) return { outcome: 'changed' }
    if (await write(work, asking, { thread, change })) return { outcome: 'changed' }
  }
  throw new Error('Expected a thread that is not changed all the time')
}

async function mayBeAssigned(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  id: string | null | undefined,
): Promise<boolean> {
  if (!id) return true
  const found = db.select({ id: users.id }).from(users)
  return (await found.where(and(eq(users.id, id), worksAtDesk(settings))).get()) !== undefined
}

/** What of the wish is not so already. */
function changesOf({ status, assigneeId }: ThreadRow, wanted: ThreadChange): ChangeEvent {
  const { status: newStatus, assignee } = wanted
  return {
    ...(newStatus && newStatus !== status && { status: newStatus }),
    ...(assignee !== undefined && assignee !== assigneeId && { assignee }),
  }
}

/** Writes a change with its entry and the log; false when the thread is not as it was read. */
async function write(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  asking: SignedIn,
  { thread, change }: { thread: ThreadRow; change: ChangeEvent },
): Promise<boolean> {
  const { id, status, assigneeId } = thread
  const body = eventBody(change)
  const entry = staffEntry(asking, { threadId: id, kind: 'event', body, mailId: null })
  const unchanged = and(
    eq(threads.id, id),
    eq(threads.status, status),
    sql`${threads.assigneeId} IS ${assigneeId}`,
  )
  const assigned = change.assignee
    ? hasRow(db, users, and(eq(users.id, change.assignee), worksAtDesk(settings)))
    : undefined
  const written = hasRow(db, threadEntries, eq(threadEntries.id, entry.id))
  const [inserted] = await db.batch([
    insertIf(db, threadEntries, {
      row: entry,
      condition: and(hasRow(db, threads, unchanged), assigned),
    }).returning({ id: threadEntries.id }),
    db
      .update(threads)
      .set({
        status: change.status ?? status,
        assigneeId: change.assignee === undefined ? assigneeId : change.assignee,
      })
      .where(and(eq(threads.id, id), written)),
    insertIf(db, deskLog, { row: deskLogRow(asking, 'thread.changed', id), condition: written }),
  ])
  return inserted.length > 0
}

/**
 * Erases a person and all that was written in their thread, also what is on its way to them; the log
 * keeps that it was done.
 */
export async function eraseThread(
  { db }: Pick<Work, 'db'>,
  asking: SignedIn,
  threadId: string,
): Promise<{ outcome: 'erased' | 'unknown' }> {
  const there: SQL = hasRow(db, threads, eq(threads.id, threadId))
  const row = deskLogRow(asking, 'thread.erased', threadId)
  const [logged] = await db.batch([
    insertIf(db, deskLog, { row, condition: there }).returning({ id: deskLog.id }),
    db.delete(outbox).where(eq(outbox.about, threadId)),
    // Entries, words, held mails and bookings go with it.
    db.delete(threads).where(eq(threads.id, threadId)),
  ])
  return { outcome: logged.length === 0 ? 'unknown' : 'erased' }
}
