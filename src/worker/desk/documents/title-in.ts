import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { documentKinds, kindNames } from '#shared/desk/documents/kinds.ts'

/** Returns an expression for the title in the fields of a row. */
export function titleIn({ kind, fields }: Record<'kind' | 'fields', SQLiteColumn | SQL>) {
  return sql<string | null>`${sql.join([
    sql`CASE ${kind}`,
    ...documentKinds.map((name) => {
      return sql` WHEN ${name} THEN ${fields} ->> ${kindNames[name].titleField}`
    }),
    sql` END`,
  ])}`
}
