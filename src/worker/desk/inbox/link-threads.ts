import { and, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threadLinks, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { findNamedThread } from './find-by-reference.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>
type LinkOutcome =
  | { outcome: 'linked'; id: string }
  | { outcome: 'notFound' | 'same' | 'otherNotFound' }

/** Selects the threads that are linked to a thread. */
export function selectLinked(db: Database, id: string) {
  return db
    .select(getTableColumns(threads))
    .from(threadLinks)
    .innerJoin(threads, eq(threads.id, threadLinks.otherId))
    .where(eq(threadLinks.threadId, id))
}

/** Shows two threads beside each other to staff; `to` is the id or the reference of the other one. */
export async function linkThreads(
  work: Stores,
  actor: SignedIn,
  { id, to }: { id: string; to: string },
): Promise<LinkOutcome> {
  const { db } = work
  const other = await findNamedThread(db, to)
  if (!other) return { outcome: 'otherNotFound' }
  if (other === id) return { outcome: 'same' }
  const createdAt = new Date()
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.linked',
    target: id,
    exists: hasRow(db, threads, eq(threads.id, id)),
    preconditions: {
      otherNotFound: hasRow(db, threads, eq(threads.id, other)),
      alreadyLinked: not(hasRow(db, threadLinks, isLink(id, other))),
    },
    steps: {
      links: db.insert(threadLinks).values([
        { threadId: id, otherId: other, createdAt },
        { threadId: other, otherId: id, createdAt },
      ]),
      otherLog: insertLogRow(db, actor, 'thread.linked', other),
    },
  })
  const isLinked = outcome === 'changed' || outcome === 'alreadyLinked'
  return isLinked ? { outcome: 'linked', id: other } : { outcome }
}

/** Removes the link between two threads. */
export async function unlinkThreads(
  work: Stores,
  actor: SignedIn,
  { id, other }: { id: string; other: string },
): Promise<{ outcome: 'unlinked' | 'notFound' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.unlinked',
    target: id,
    exists: hasRow(db, threadLinks, isLink(id, other)),
    steps: {
      links: db.delete(threadLinks).where(or(isLink(id, other), isLink(other, id))),
      otherLog: insertLogRow(db, actor, 'thread.unlinked', other),
    },
  })
  return { outcome: outcome === 'changed' ? 'unlinked' : outcome }
}

function isLink(threadId: string, otherId: string) {
  return and(eq(threadLinks.threadId, threadId), eq(threadLinks.otherId, otherId))
}

/** Returns the statements that give the links of a thread to another one, for a merge. */
export function copyLinks(db: Database, { from, to }: Record<'from' | 'to', string>) {
  const insert = (columns: SQL) =>
    db
      .insert(threadLinks)
      .select(
        sql`
          SELECT ${columns}, ${threadLinks.createdAt} FROM ${threadLinks}
          WHERE ${threadLinks.threadId} = ${from} AND ${threadLinks.otherId} <> ${to}`,
      )
      .onConflictDoNothing()
  return [insert(sql`${to}, ${threadLinks.otherId}`), insert(sql`${threadLinks.otherId}, ${to}`)]
}
