import { asc, gt } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { deskLog, newsletterSubscribers } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { type Cells, csvHead, csvRows } from '#worker/http/csv.ts'
import { streamOf } from '#worker/http/text-stream.ts'
import { subscriberColumns } from './find-subscribers.ts'

const columns = ['email', 'state', 'markets', 'created_at', 'confirmed_at'] as const
const batchSize = 500

interface SubscribersFile {
  /** The number of rows below the head. */
  rows: number
  body: ReadableStream<Uint8Array>
}

/** Exports all subscribers as CSV, in chunks, so that their number does not matter. */
export async function exportSubscribers(
  { db }: Pick<Work, 'db'>,
  actor: SignedIn,
): Promise<SubscribersFile> {
  const rows = await db.$count(newsletterSubscribers)
  return { rows, body: streamOf(csvChunks(db, actor)) }
}

/** Logs with the first chunk, because a HEAD request exports nothing. */
async function* csvChunks(db: Database, actor: SignedIn): AsyncGenerator<string> {
  await db.insert(deskLog).values(deskLogRow(actor, 'subscribers.exported', 'subscribers'))
  yield csvHead(columns)
  let last = ''
  for (;;) {
    const rows = await selectAfter(db, last)
    if (rows.length > 0) yield csvRows(columns, rows.map(cellsOf))
    if (rows.length < batchSize) return
    last = rows.at(-1)?.email ?? ''
  }
}

function selectAfter(db: Database, email: string) {
  return db
    .select(subscriberColumns(db))
    .from(newsletterSubscribers)
    .where(gt(newsletterSubscribers.email, email))
    .orderBy(asc(newsletterSubscribers.email))
    .limit(batchSize)
}

type Row = Awaited<ReturnType<typeof selectAfter>>[number]

function cellsOf({ email, state, markets, createdAt, confirmedAt }: Row): Cells {
  return {
    email,
    state,
    markets: JSON.parse(markets).join(';'),
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  }
}
