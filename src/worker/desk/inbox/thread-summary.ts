import { and, desc, eq, sql } from 'drizzle-orm'
import type { ThreadSummary } from '#shared/desk/inbox/props.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { products } from '#shared/knowledge/codes.ts'
import { threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'

type ThreadRow = typeof threads.$inferSelect

// Enough for an excerpt, even if a text begins with many line breaks.
const maxReadCharacters = 400
const maxExcerptCharacters = 160

/** Returns a column with the beginning of a thread's newest message; of a reply if it has none. */
export function newestText(db: Database) {
  return sql<string | null>`coalesce((${newestOf(db, 'message')}), (${newestOf(db, 'reply')}))`
}

function newestOf(db: Database, kind: 'message' | 'reply') {
  return db
    .select({ text: sql`substr(${threadEntries.body}, 1, ${sql.raw(String(maxReadCharacters))})` })
    .from(threadEntries)
    .where(and(eq(threadEntries.threadId, threads.id), eq(threadEntries.kind, kind)))
    .orderBy(desc(threadEntries.createdAt), desc(sql`${threadEntries}.rowid`))
    .limit(1)
}

/** Returns a text on one line, cut after a word if it is long. */
export function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  if (line.length <= maxExcerptCharacters) return line.join('')
  const cut = line.slice(0, maxExcerptCharacters).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

interface ViewContext {
  staff: readonly StaffName[]
  now: Date
}

export function threadProps(row: ThreadRow, { staff, now }: ViewContext): ThreadSummary {
  const isOpen = row.status === 'open'
  const isSnoozed = row.status === 'snoozed'
  const market = row.market === null ? null : currentEdition().findMarket(row.market)
  const isStaff = staff.some(({ id }) => id === row.assigneeId)
  return {
    id: row.id,
    person: { name: row.name, email: row.email },
    company: row.company,
    service: row.service,
    status: row.status,
    assignee: isStaff ? row.assigneeId : null,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    dueAt: isOpen ? row.dueAt.toISOString() : null,
    late: isOpen && row.dueAt < now,
    snoozedUntil: (isSnoozed && row.snoozedUntil?.toISOString()) || null,
    market: market && nameOf(market),
    // Null if we no longer have the product.
    locale: row.locale,
    product: products.find((product) => product === row.product) ?? null,
  }
}
