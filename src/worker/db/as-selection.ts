import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

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
    const stored = value === null ? null : column.mapToDriverValue(value)
    return [key, sql`${stored}`.as(column.name)]
  })
  return Object.fromEntries(selected) as Selection<Table>
}
