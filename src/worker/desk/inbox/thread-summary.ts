import { and, desc, eq, sql } from 'drizzle-orm'
import type { ThreadSummary } from '#shared/desk/inbox/props.ts'
import type { StaffName } from '#shared/desk/staff/props.ts'
import { threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

type ThreadRow = typeof threads.$inferSelect

// Enough for an excerpt, even if a text begins with many line breaks.
const maxReadCharacters = 400
const maxExcerptCharacters = 160

/** Returns a column with the beginning of a thread's newest message. */
export function newestMessage(db: Database) {
  const newest = db
    .select({ text: sql`substr(${threadEntries.body}, 1, ${sql.raw(String(maxReadCharacters))})` })
    .from(threadEntries)
    .where(and(eq(threadEntries.threadId, threads.id), eq(threadEntries.kind, 'message')))
    .orderBy(desc(threadEntries.createdAt), desc(sql`${threadEntries}.rowid`))
    .limit(1)
  return sql<string | null>`(${newest})`
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

export function threadProps(
  row: ThreadRow,
  { staff, now }: ViewContext,
): Omit<ThreadSummary, 'excerpt'> {
  const isOpen = row.status === 'open'
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
  }
}
