import { exists, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'

/** The condition that a table has a row like this when the statement runs. */
export function hasRow(db: Database, table: SQLiteTable, like: SQL | undefined): SQL {
  return exists(db.select({ found: sql`1` }).from(table).where(like))
}
