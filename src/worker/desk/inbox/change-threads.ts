import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ThreadStatus } from '#shared/desk/inbox/statuses.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, isOneOf } from '#worker/db/conditions.ts'
import { insertRows } from '#worker/db/insert-rows.ts'
import { deskLog, threadEntries, threads, type UserRow, users } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { assignmentMail } from './assignment-mail.ts'
import { type ChangeEvent, eventBody } from './events.ts'
import { staffEntry } from './staff-entries.ts'

type ThreadRow = typeof threads.$inferSelect

/** A change of threads; what is undefined stays. */
interface ThreadsChange {
  status?: ThreadStatus | undefined
  /** Null removes the assignee. */
  assignee?: string | null | undefined
  /** The time at which they open again; for the status `snoozed`. */
  until?: Date
}

type ChangeOutcome = { outcome: 'changed' | 'notFound' | 'unknown-assignee' }

// A round fails only if another request changed one of the threads; so many in a row do not happen.
const maxRounds = 50

/**
 * Sets status and assignee of all these threads or, if one is unknown, of none. Each thread that
 * differs gets one event entry, and a new assignee one email.
 */
export async function changeThreads(
  work: Work,
  actor: SignedIn,
  { ids, ...requested }: ThreadsChange & { ids: readonly string[] },
): Promise<ChangeOutcome> {
  const { db } = work
  const distinctIds = [...new Set(ids)]
  for (let round = 0; round < maxRounds; round++) {
    const rows = await db.select().from(threads).where(isOneOf(threads.id, distinctIds))
    if (rows.length < distinctIds.length) return { outcome: 'notFound' }
    const assignee = await findAssignee(work, requested.assignee)
    if (requested.assignee && !assignee) return { outcome: 'unknown-assignee' }
    const changes = rows.flatMap((thread) => changeOf(thread, requested) ?? [])
    if (changes.length === 0) return { outcome: 'changed' }
    const { outcome } = await saveChanges(work, actor, { changes, requested, assignee })
    if (outcome !== 'outdated') return { outcome }
  }
  throw new Error('Expected threads that are not changed all the time')
}

async function findAssignee(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  id: string | null | undefined,
): Promise<UserRow | null> {
  if (!id) return null
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isStaff(settings)))
  return row ?? null
}

interface Change {
  thread: ThreadRow
  event: ChangeEvent
}

/** Returns the requested values that differ from the present ones; null if none does. */
function changeOf(thread: ThreadRow, { status, assignee, until }: ThreadsChange): Change | null {
  const isOtherTime = until?.getTime() !== thread.snoozedUntil?.getTime()
  const isOtherStatus = status !== thread.status || (status === 'snoozed' && isOtherTime)
  const event = {
    ...(status && isOtherStatus && { status, ...(until && { until: until.toISOString() }) }),
    ...(assignee !== undefined && assignee !== thread.assigneeId && { assignee }),
  }
  return Object.keys(event).length === 0 ? null : { thread, event }
}

interface Changes {
  changes: readonly Change[]
  requested: ThreadsChange
  assignee: UserRow | null
}

/** Stores the changes with their events, log rows and email; `outdated` if a thread has changed. */
async function saveChanges(
  work: Work,
  actor: SignedIn,
  { changes, requested, assignee }: Changes,
): Promise<{ outcome: 'changed' | 'notFound' | 'outdated' }> {
  const { db, settings } = work
  const ids = changes.map(({ thread }) => thread.id)
  const [firstId = '', ...otherIds] = ids
  const { status, until } = requested
  const entries = changes.map(({ thread, event }) =>
    staffEntry(actor, { threadId: thread.id, kind: 'event', body: eventBody(event) }),
  )
  const isAssignable = assignee
    ? hasRow(db, users, and(eq(users.id, assignee.id), isStaff(settings)))
    : undefined
  return changeAtDesk(work, actor, {
    action: 'thread.changed',
    target: firstId,
    preconditions: { outdated: and(areUnchanged(changes), isAssignable) },
    steps: {
      entries: insertRows(db, threadEntries, entries),
      threads: db
        .update(threads)
        .set({
          ...(status && { status }),
          ...(until && { snoozedUntil: until }),
          ...(requested.assignee !== undefined && { assigneeId: requested.assignee }),
        })
        .where(isOneOf(threads.id, ids)),
      mail: await mailAssignee(work, actor, { changes, assignee }),
      otherLogRows: insertRows(
        db,
        deskLog,
        otherIds.map((id) => deskLogRow(actor, 'thread.changed', id)),
      ),
    },
  })
}

/** Returns the condition that the threads still have the values that were read. */
function areUnchanged(changes: readonly Change[]): SQL {
  const rows = changes.map(({ thread: { id, status, assigneeId, snoozedUntil } }) => [
    ...[id, status, assigneeId],
    snoozedUntil?.getTime() ?? null,
  ])
  return sql`(
    SELECT count(*) FROM json_each(${JSON.stringify(rows)}) AS read CROSS JOIN ${threads}
    WHERE ${threads.id} = read.value ->> 0 AND ${threads.status} = read.value ->> 1
      AND ${threads.assigneeId} IS read.value ->> 2 AND ${threads.snoozedUntil} IS read.value ->> 3
  ) = ${rows.length}`
}

/** Returns the statements that email a new assignee; nobody is emailed of what they do themselves. */
async function mailAssignee(
  work: Work,
  actor: SignedIn,
  { changes, assignee }: Pick<Changes, 'changes' | 'assignee'>,
) {
  if (!assignee || assignee.id === actor.user.id) return null
  const assigned = changes.filter(({ event }) => event.assignee).map(({ thread }) => thread)
  const [first] = assigned
  if (!first) return null
  const mail = assignmentMail(work.settings, { assignee, actor: actor.user, threads: assigned })
  const subject = assigned.length === 1 ? { about: first.id } : {}
  // In a list, because a promise of the statement alone would run it.
  return [insertMail(work.db, await outboxRow(work, mail, { userId: assignee.id, ...subject }))]
}
