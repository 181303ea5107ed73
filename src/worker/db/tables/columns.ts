import { integer } from 'drizzle-orm/sqlite-core'

/** A point in time. */
export const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
