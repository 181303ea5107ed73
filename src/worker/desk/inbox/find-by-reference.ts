import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm'
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

/** A range, so that it uses the index; `g` follows the last hexadecimal digit and the hyphen. */
function begins(column: SQLiteColumn, start: string): SQL | undefined {
  return and(gte(column, start), lt(column, `${start}g`))
}
