import { integer } from 'drizzle-orm/sqlite-core'

/** A point in time. */
export const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The relay's clock when a mail was first refused for now; null before. */
export const deferredAtMs = () => integer('deferred_at_ms')
