import { type SQL, sql } from 'drizzle-orm'
import type { Settings } from '#worker/env.ts'

interface Publishing {
  revisionId: string
  /** The id of the account that publishes it. */
  by: string
}

/**
 * Returns the condition that somebody may publish a revision: its author may not where another person
 * has to. It is so where this Worker or the database says so: either may lag behind the setting.
 */
export function mayPublish(
  { twoPersonRule }: Pick<Settings, 'twoPersonRule'>,
  { revisionId, by }: Publishing,
): SQL {
  return sql`NOT EXISTS (
    SELECT 1 FROM two_person_rule
    WHERE revision_id = ${revisionId}
      AND author_id = ${by}
      AND (is_set OR ${Number(twoPersonRule)})
  )`
}
