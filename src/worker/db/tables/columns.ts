import { integer, text } from 'drizzle-orm/sqlite-core'
import { locales, originalLocale } from '#shared/locales.ts'

/** A point in time. */
export const at = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The relay's clock when a mail was first refused for now; null before. */
export const deferredAtMs = () => integer('deferred_at_ms')

/** The language in which somebody gets emails: that of the page on which they wrote, or their choice. */
export const locale = () => text({ enum: locales }).notNull().default(originalLocale)
