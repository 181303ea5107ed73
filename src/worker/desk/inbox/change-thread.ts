import { and, eq, sql } from 'drizzle-orm'
import type { ThreadChange } from '#shared/desk/inbox/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { outbox, threadEntries, threads, users } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { type ChangeEvent, eventBody } from './events.ts'
import { staffEntry } from './staff-entries.ts'

type ChangeOutcome = { outcome: 'changed' | 'notFound' | 'unknown-assignee' }
type ThreadRow = typeof threads.$inferSelect

// A round fails only if another request changed the thread; so many in a row do not happen.
const maxRounds = 50

/** Sets the status and assignee of a thread, and adds one event entry if anything changes. */
export async function changeThread(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { threadId, ...requested }: ThreadChange & { threadId: string },
): Promise<ChangeOutcome> {
  const { db } = work
  for (let round = 0; round < maxRounds; round++) {
    const thread = await db.select().from(threads).where(eq(threads.id, threadId)).get()
    if (!thread) return { outcome: 'notFound' }
    if (!(await canBeAssigned(work, requested.assignee))) return { outcome: 'unknown-assignee' }
    const change = changesOf(thread, requested)
    if (Object.keys(change).length === 0) return { outcome: 'changed' }
    const { outcome } = await saveChange(work, actor, { thread, change })
    if (outcome !== 'outdated') return { outcome }
  }
  throw new Error('Expected a thread that is not changed all the time')
}

async function canBeAssigned(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  id: string | null | undefined,
): Promise<boolean> {
  if (!id) return true
  const assignees = db.select({ id: users.id }).from(users)
  return (await assignees.where(and(eq(users.id, id), isStaff(settings))).get()) !== undefined
}

/** Returns the requested values that differ from the present ones. */
function changesOf({ status, assigneeId }: ThreadRow, requested: ThreadChange): ChangeEvent {
  const { status: newStatus, assignee } = requested
  return {
    ...(newStatus && newStatus !== status && { status: newStatus }),
    ...(assignee !== undefined && assignee !== assigneeId && { assignee }),
  }
}

/** Stores a change, its event and its log row; `outdated` if the thread has changed. */
function saveChange(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { thread, change }: { thread: ThreadRow; change: ChangeEvent },
): Promise<{ outcome: 'changed' | 'notFound' | 'outdated' }> {
  const { db, settings } = work
  const { id, status, assigneeId } = thread
  const body = eventBody(change)
  const entry = staffEntry(actor, { threadId: id, kind: 'event', body, mailId: null })
  const isUnchanged = and(
    eq(threads.id, id),
    eq(threads.status, status),
    sql`${threads.assigneeId} IS ${assigneeId}`,
  )
  const isAssignable = change.assignee
    ? hasRow(db, users, and(eq(users.id, change.assignee), isStaff(settings)))
    : undefined
  return changeAtDesk(work, actor, {
    action: 'thread.changed',
    target: id,
    preconditions: { outdated: and(hasRow(db, threads, isUnchanged), isAssignable) },
    steps: {
      entry: db.insert(threadEntries).values(entry),
      thread: db
        .update(threads)
        .set({
          status: change.status ?? status,
          assigneeId: change.assignee === undefined ? assigneeId : change.assignee,
        })
        .where(eq(threads.id, id)),
    },
  })
}

/** Deletes a thread with all its data and unsent emails; the log records it. */
export async function eraseThread(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  threadId: string,
): Promise<{ outcome: 'erased' | 'notFound' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.erased',
    target: threadId,
    exists: hasRow(db, threads, eq(threads.id, threadId)),
    steps: {
      mails: db.delete(outbox).where(eq(outbox.about, threadId)),
      // Deletes entries, words, held mails and bookings by cascade.
      thread: db.delete(threads).where(eq(threads.id, threadId)),
    },
  })
  return { outcome: outcome === 'notFound' ? outcome : 'erased' }
}
