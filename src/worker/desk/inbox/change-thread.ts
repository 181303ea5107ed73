import { and, eq, sql } from 'drizzle-orm'
import type { ThreadChange } from '#shared/desk/inbox/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox, threadEntries, threads, users } from '#worker/db/schema.ts'
import { insertLogged } from '#worker/desk/staff/log-rows.ts'
import { staffEntry } from './answer.ts'
import { type ChangeEvent, eventBody } from './events.ts'
import { worksAtDesk } from './staff-names.ts'

type Changed = { outcome: 'changed' | 'notFound' | 'unknown-assignee' }
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
    if (!thread) return { outcome: 'notFound' }
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
  const isAssignable = change.assignee
    ? hasRow(db, users, and(eq(users.id, change.assignee), worksAtDesk(settings)))
    : undefined
  const { outcome } = await changeIf(db, {
    preconditions: { outdated: and(hasRow(db, threads, unchanged), isAssignable) },
    steps: {
      entry: db.insert(threadEntries).values(entry),
      thread: db
        .update(threads)
        .set({
          status: change.status ?? status,
          assigneeId: change.assignee === undefined ? assigneeId : change.assignee,
        })
        .where(eq(threads.id, id)),
      log: insertLogged(db, asking, 'thread.changed', id),
    },
  })
  return outcome === 'changed'
}

/**
 * Erases a person and all that was written in their thread, also what is on its way to them; the log
 * keeps that it was done.
 */
export async function eraseThread(
  { db }: Pick<Work, 'db'>,
  asking: SignedIn,
  threadId: string,
): Promise<{ outcome: 'erased' | 'notFound' }> {
  const { outcome } = await changeIf(db, {
    preconditions: { notFound: hasRow(db, threads, eq(threads.id, threadId)) },
    steps: {
      log: insertLogged(db, asking, 'thread.erased', threadId),
      mails: db.delete(outbox).where(eq(outbox.about, threadId)),
      // Entries, words, held mails and bookings go with it.
      thread: db.delete(threads).where(eq(threads.id, threadId)),
    },
  })
  return { outcome: outcome === 'notFound' ? outcome : 'erased' }
}
