import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/**
 * The product's D1 database, typed by its schema. The first query goes to the primary, so that a
 * revoked session is never found on a late replica; those after it see at least the same state.
 */
export function openDatabase(d1: D1Database) {
  // What drizzle uses of a database, `prepare` and `batch`, its session has as well.
  return drizzle(d1.withSession('first-primary') as unknown as D1Database, { schema })
}

export type Database = ReturnType<typeof openDatabase>
