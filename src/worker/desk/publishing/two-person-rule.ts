import { type SQL, sql } from 'drizzle-orm'
import type { Settings } from '#worker/env.ts'

interface PublishAttempt {
  revisionId: string
  /** The id of the publishing account. */
  by: string
}

/**
 * Returns the condition that an account may publish a revision: under the two-person rule its
 * author may not. The setting of this Worker or of the database suffices, because either may be
 * outdated.
 */
export function mayPublish(
  { twoPersonRule }: Pick<Settings, 'twoPersonRule'>,
  { revisionId, by }: PublishAttempt,
): SQL {
  return sql`NOT EXISTS (
    SELECT 1 FROM two_person_rule
    WHERE revision_id = ${revisionId}
      AND author_id = ${by}
      AND (is_set OR ${Number(twoPersonRule)})
  )`
}
