import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { asSelection } from './as-selection.ts'
import type { Database } from './database.ts'

// SQLite takes a condition only on a selection: this is one of a single row, and of no table.
const oneRow = sql`(SELECT 1) AS one_row`

/** Inserts a row if a condition holds when the statement runs. */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  { row, condition }: { row: Table['$inferSelect']; condition: SQL | undefined },
) {
  const selected = db.select(asSelection(table, row)).from(oneRow).where(condition)
  return db.insert(table).select(selected as never)
}
