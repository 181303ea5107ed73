import { gte } from 'drizzle-orm'
import type { Source } from '#shared/knowledge/schemas.ts'
import { sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** Selects all sources. The condition lets SQLite use the index of the keys. */
export function selectSources(db: Database) {
  const { id, publisher, title, date, url } = sources
  return db.select({ id, publisher, title, date, url }).from(sources).where(gte(id, ''))
}

export async function findSources(db: Database): Promise<Map<string, Source>> {
  return new Map((await selectSources(db)).map((source) => [source.id, source]))
}
