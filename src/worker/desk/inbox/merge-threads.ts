import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import {
  bookings,
  heldMails,
  mergedThreads,
  outbox,
  threadEntries,
  threads,
  threadWords,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { eventBody } from './events.ts'
import { copyLinks } from './link-threads.ts'
import { staffEntry } from './staff-entries.ts'

type ThreadRow = typeof threads.$inferSelect
type MergeOutcome = { outcome: 'merged' | 'notFound' | 'same' | 'otherNotFound' | 'other-address' }

/** Returns the id of the thread that this one was merged into; null if it was not. */
export async function findMergedInto(db: Database, id: string): Promise<string | null> {
  const row = await db.select().from(mergedThreads).where(eq(mergedThreads.id, id)).get()
  return row?.threadId ?? null
}

/**
 * Moves everything of a thread into another one of the same address and deletes it. Its id stays
 * known, so that old links, replies by email and its reference lead to the other thread. Whoever has
 * proven the address of a thread reads it, so one of another address is refused; triggers do so too.
 */
export async function mergeThreads(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { id, into }: { id: string; into: string },
): Promise<MergeOutcome> {
  const { db } = work
  const source = await findThreadRow(db, id)
  if (!source) return { outcome: 'notFound' }
  const target = await findThreadRow(db, (await findMergedInto(db, into)) ?? into)
  if (!target) return { outcome: 'otherNotFound' }
  if (target.id === source.id) return { outcome: 'same' }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.merged',
    target: source.id,
    exists: hasRow(db, threads, eq(threads.id, source.id)),
    preconditions: {
      otherNotFound: hasRow(db, threads, eq(threads.id, target.id)),
      'other-address': sql`
        (SELECT count(DISTINCT email) FROM threads WHERE id IN (${source.id}, ${target.id})) = 1`,
    },
    steps: {
      ...eventsOf(db, actor, { source, target }),
      ...moveRows(db, { source, target }),
      thread: updateTarget(db, { source, target }),
      merged: db.insert(mergedThreads).values({ id, threadId: target.id, createdAt: new Date() }),
      source: db.delete(threads).where(eq(threads.id, source.id)),
      targetLog: insertLogRow(db, actor, 'thread.merged', target.id),
    },
  })
  return { outcome: outcome === 'changed' ? 'merged' : outcome }
}

function findThreadRow(db: Database, id: string) {
  return db.select().from(threads).where(eq(threads.id, id)).get()
}

interface Pair {
  source: ThreadRow
  target: ThreadRow
}

/** Each conversation says where the other one went: both events are read in the merged thread. */
function eventsOf(db: Database, actor: SignedIn, { source, target }: Pair) {
  const insertEvent = (thread: ThreadRow, event: { mergedInto: string } | { merged: string }) => {
    const body = eventBody(event)
    return db
      .insert(threadEntries)
      .values(staffEntry(actor, { threadId: thread.id, kind: 'event', body }))
  }
  return {
    sourceEvent: insertEvent(source, { mergedInto: referenceOf(target.id) }),
    targetEvent: insertEvent(target, { merged: referenceOf(source.id) }),
  }
}

function moveRows(db: Database, { source, target }: Pair) {
  const threadId = target.id
  return {
    entries: db
      .update(threadEntries)
      .set({ threadId })
      .where(and(ofThread(threadEntries, source), isNotIn(threadEntries, threadId))),
    held: db
      .update(heldMails)
      .set({ threadId })
      .where(and(ofThread(heldMails, source), isNotIn(heldMails, threadId))),
    bookings: db.update(bookings).set({ threadId }).where(eq(bookings.threadId, source.id)),
    mails: db.update(outbox).set({ about: threadId }).where(eq(outbox.about, source.id)),
    earlierMerges: db
      .update(mergedThreads)
      .set({ threadId })
      .where(eq(mergedThreads.threadId, source.id)),
    words: db
      .insert(threadWords)
      .select(
        sql`
          SELECT ${threadId}, word FROM ${threadWords}
          WHERE ${threadWords.threadId} = ${source.id}`,
      )
      .onConflictDoNothing(),
    links: copyLinks(db, { from: source.id, to: threadId }),
  }
}

function ofThread(table: typeof threadEntries | typeof heldMails, { id }: ThreadRow) {
  return eq(table.threadId, id)
}

/** Excludes an email that reached both threads: it stays behind and is deleted with its thread. */
function isNotIn(table: typeof threadEntries | typeof heldMails, threadId: string) {
  const twin = alias(table, 'twin')
  const sameMail = sql`EXISTS (
    SELECT 1 FROM ${table} AS twin
    WHERE ${eq(twin.threadId, threadId)} AND ${eq(twin.messageId, table.messageId)})`
  return or(isNull(table.messageId), not(sameMail))
}

const urgency = { done: 0, snoozed: 1, waiting: 2, open: 3 } as const

/** The merged thread has the more urgent status, the earlier due time, and what only one knows. */
function updateTarget(db: Database, { source, target }: Pair) {
  const urgent = urgency[source.status] > urgency[target.status] ? source : target
  const both = [source, target]
  const open = both.filter(({ status }) => status === 'open')
  const dueTimes = (open.length > 0 ? open : [urgent]).map(({ dueAt }) => dueAt.getTime())
  return db
    .update(threads)
    .set({
      status: urgent.status,
      snoozedUntil: urgent.snoozedUntil,
      dueAt: new Date(Math.min(...dueTimes)),
      lastAt: new Date(Math.max(...both.map(({ lastAt }) => lastAt.getTime()))),
      company: target.company || source.company,
      market: target.market ?? source.market,
      product: target.product ?? source.product,
      assigneeId: target.assigneeId ?? source.assigneeId,
    })
    .where(eq(threads.id, target.id))
}
