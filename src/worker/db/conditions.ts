import { exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './stores.ts'

/** The condition that a table has a row like this when the statement runs. */
export function hasRow(db: Database, table: SQLiteTable, like: SQL | undefined): SQL {
  return exists(db.select({ one: sql`1` }).from(table).where(like))
}

/** The condition that a column is one of some texts: as one parameter, of which D1 takes 100. */
export function isOneOf(column: SQLiteColumn, texts: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`
}

type Selection<Table extends SQLiteTable> = Record<
  keyof Table['$inferSelect'],
  SQL.Aliased<unknown>
>

/** A row as constants to select, for an insert that happens only under a condition. */
export function asSelection<Table extends SQLiteTable>(
  table: Table,
  row: Table['$inferSelect'],
): Selection<Table> {
  const columns = Object.entries(getTableColumns(table))
  const selected = columns.map(([key, column]) => {
    const value = (row as Record<string, unknown>)[key] ?? null
    const existing = value === null ? null : column.mapToDriverValue(value)
    return [key, sql`${existing}`.as(column.name)]
  })
  return Object.fromEntries(selected) as Selection<Table>
}

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
