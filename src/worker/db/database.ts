import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/** The product's D1 database, typed by its schema. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { schema })
}

export type Database = ReturnType<typeof openDatabase>
