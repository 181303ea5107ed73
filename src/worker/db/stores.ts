import { drizzle } from 'drizzle-orm/d1'
import { inTime } from './in-time.ts'

/**
 * The product's D1 database. The first query goes to the primary, so that a revoked session is never
 * found on a late replica; those after it see at least the same state. A query that gets no answer in
 * time throws.
 */
export function openDatabase(d1: D1Database) {
  let opened: ReturnType<D1Database['withSession']> | undefined
  // Most requests are for public pages, which ask no store.
  const session = () => (opened ??= d1.withSession('first-primary'))
  const client = {
    prepare: (query: string) => timed(session().prepare(query)),
    batch: (statements: TimedStatement[]) =>
      inTime('D1', session().batch(statements.map(({ statement }) => statement))),
  }
  // Drizzle uses `prepare` and `batch` of a database, and of a statement the methods below.
  return drizzle(client as unknown as D1Database)
}

export type Database = ReturnType<typeof openDatabase>

interface TimedStatement extends Pick<D1PreparedStatement, 'all' | 'raw' | 'run'> {
  /** The statement itself, as `batch` takes it. */
  statement: D1PreparedStatement
  bind(...values: unknown[]): TimedStatement
}

function timed(statement: D1PreparedStatement): TimedStatement {
  return {
    statement,
    bind: (...values) => timed(statement.bind(...values)),
    all: () => inTime('D1', statement.all()),
    run: () => inTime('D1', statement.run()),
    raw: (() => inTime('D1', statement.raw())) as D1PreparedStatement['raw'],
  }
}
