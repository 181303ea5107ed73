import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './stores.ts'

/**
 * Returns the statement that inserts any number of rows by one parameter, of which D1 takes 100;
 * null for no rows.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferSelect'][],
) {
  if (rows.length === 0) return null
  const columns = Object.entries(getTableColumns(table))
  const values = rows.map((row: Record<string, unknown>) =>
    columns.map(([key, column]) => {
      const value = row[key] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  const cells = columns.map((_, index) => sql`value ->> ${`$[${index}]`}`)
  return db
    .insert(table)
    .select(sql`SELECT ${sql.join(cells, sql`, `)} FROM json_each(${JSON.stringify(values)})`)
}
