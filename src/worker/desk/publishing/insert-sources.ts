import { sql } from 'drizzle-orm'
import type { Source } from '#shared/knowledge/schemas.ts'
import { sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** Returns the statement that inserts sources; `addedBy` is null for shipped ones. */
export function insertSources(db: Database, newSources: readonly Source[], addedBy: string | null) {
  return db.insert(sources).select(sql`
    SELECT value ->> 'id', value ->> 'publisher', value ->> 'title', value ->> 'date',
      value ->> 'url', ${addedBy}, ${Date.now()}
    FROM json_each(${JSON.stringify(newSources)})
    WHERE true`)
}
