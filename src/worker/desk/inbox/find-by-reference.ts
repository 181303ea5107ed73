import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { mergedThreads, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { matchesFilters } from './filters.ts'

const reference = /^#?([0-9a-f]{4})-?([0-9a-f]{4})$/i

/**
 * Returns the threads with a reference, also one that a merged thread had. Null if the search is
 * none or finds nothing: eight digits may also be a word of a text.
 */
export async function findByReference(db: Database, filters: InboxFilters) {
  const [, first, second] = reference.exec(filters.q) ?? []
  if (!first || !second) return null
  const start = `${first}${second}`.toLowerCase()
  const mergedInto = sql`(
    SELECT ${mergedThreads.threadId} FROM ${mergedThreads} WHERE ${begins(mergedThreads.id, start)})`
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .where(
      and(
        or(begins(threads.id, start), sql`${threads.id} IN ${mergedInto}`),
        matchesFilters(filters),
      ),
    )
    .limit(deskPageSize)
  return rows.length === 0 ? null : { ids: rows.map(({ id }) => id), page: 1, pages: 1 }
}

/**
 * Finds the id of the thread that an id or a reference names, also of the one into which it was merged;
 * null if none or several have that reference.
 */
export async function findNamedThread(db: Database, name: string): Promise<string | null> {
  const [, first, second] = reference.exec(name) ?? []
  const isNamed = (id: SQLiteColumn) =>
    first && second ? begins(id, `${first}${second}`.toLowerCase()) : eq(id, name)
  const ids = new Set(
    [
      ...(await db.select({ id: threads.id }).from(threads).where(isNamed(threads.id)).limit(2)),
      ...(await db
        .select({ id: mergedThreads.threadId })
        .from(mergedThreads)
        .where(isNamed(mergedThreads.id))
        .limit(2)),
    ].map(({ id }) => id),
  )
  const [only = null] = ids
  return ids.size === 1 ? only : null
}

/** A range, so that it uses the index; `g` follows the last hexadecimal digit and the hyphen. */
function begins(column: SQLiteColumn, start: string): SQL | undefined {
  return and(gte(column, start), lt(column, `${start}g`))
}
