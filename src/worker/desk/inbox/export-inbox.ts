import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { deskLog, threadCounts, threadEntries, threads, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { type Cells, csvHead, csvRows } from '#worker/http/csv.ts'
import { streamOf } from '#worker/http/text-stream.ts'

const columns = [
  'id',
  'reference',
  'name',
  'email',
  'company',
  'service',
  'market',
  'product',
  'status',
  'assignee',
  'created_at',
  'last_at',
  'due_at',
  'message',
] as const

interface InboxFile {
  /** The number of rows below the head. */
  rows: number
  body: ReadableStream<Uint8Array>
}

/** Exports the inbox as CSV, in chunks, so that its size does not matter. */
export async function exportInbox({ db }: Pick<Work, 'db'>, actor: SignedIn): Promise<InboxFile> {
  const counts = await db
    .select({ count: threadCounts.count })
    .from(threadCounts)
    .where(inArray(threadCounts.status, threadStatuses))
  const rows = counts.reduce((sum, { count }) => sum + count, 0)
  return { rows, body: streamOf(csvChunks(db, actor)) }
}

const batchSize = 250

/** Logs with the first chunk, because a HEAD request exports nothing. */
async function* csvChunks(db: Database, actor: SignedIn): AsyncGenerator<string> {
  await db.insert(deskLog).values(deskLogRow(actor, 'inbox.exported', 'inbox'))
  yield csvHead(columns)
  let lastId = ''
  for (;;) {
    const rows = await selectThreadsAfter(db, lastId)
    if (rows.length > 0) yield csvRows(columns, rows.map(cellsOf))
    if (rows.length < batchSize) return
    lastId = rows.at(-1)?.id ?? ''
  }
}

function selectThreadsAfter(db: Database, id: string) {
  const firstMessage = db
    .select({ body: threadEntries.body })
    .from(threadEntries)
    .where(and(eq(threadEntries.threadId, threads.id), eq(threadEntries.kind, 'message')))
    .orderBy(asc(threadEntries.createdAt), asc(sql`${threadEntries}.rowid`))
    .limit(1)
  return db
    .select({
      ...getTableColumns(threads),
      assignee: users.name,
      message: sql<string | null>`(${firstMessage})`,
    })
    .from(threads)
    .leftJoin(users, eq(users.id, threads.assigneeId))
    .where(gt(threads.id, id))
    .orderBy(asc(threads.id))
    .limit(batchSize)
}

type Row = Awaited<ReturnType<typeof selectThreadsAfter>>[number]

function cellsOf(row: Row): Cells {
  const { id, name, email, company, service, market, product, status, assignee, message } = row
  const { createdAt, lastAt, dueAt } = row
  return {
    id,
    reference: referenceOf(id),
    name,
    email,
    company,
    service,
    market,
    product,
    status,
    assignee,
    created_at: createdAt.toISOString(),
    last_at: lastAt.toISOString(),
    due_at: status === 'open' ? dueAt.toISOString() : null,
    message,
  }
}
