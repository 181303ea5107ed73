import type { D1Database } from '@cloudflare/workers-types/index.ts'

/** An SQL statement with a value for each question mark. */
export interface Statement {
  sql: string
  params: unknown[]
}

/** Runs statements as one batch. Its source is sent to a local workerd. */
export async function runStatements(db: D1Database, statements: Statement[]): Promise<void> {
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
}

/** Returns statements as an SQL file. */
export function asSqlFile(statements: readonly Statement[]): string {
  return statements.map(asSql).join('')
}

function asSql({ sql, params }: Statement): string {
  const values = params.values()
  return `${sql.replaceAll('?', () => literal(values.next().value))};\n`
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') throw new Error('Expected a text or a number for each place')
  return `'${value.replaceAll("'", "''")}'`
}
