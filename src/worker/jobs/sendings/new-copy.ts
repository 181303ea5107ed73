import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { sendingCopies } from '#worker/db/schema.ts'

interface NewCopy {
  id: SQL
  sendingId: SQL
  subscriber?: SQL
  userId?: SQL
  followerId?: SQL
}

/** Returns the values of a new copy in the order of its columns, for INSERT … SELECT. */
export function newCopy(copy: NewCopy): SQL {
  const values: Record<string, SQL> = {
    ...copy,
    attempts: sql`0`,
    nextAttemptAt: sql`${Date.now()}`,
  }
  const columns = Object.keys(getTableColumns(sendingCopies))
  return sql.join(
    columns.map((column) => values[column] ?? sql`NULL`),
    sql`, `,
  )
}
