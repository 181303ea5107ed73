import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { PictureForm } from '#shared/pictures/schema.ts'
import type { Settings } from '#worker/env.ts'

type RuleSetting = Pick<Settings, 'twoPersonRule'>

interface PublishAttempt {
  revisionId: string
  /** The id of the publishing account. */
  by: string
}

/**
 * Returns the condition that an account may publish a revision. Under the two-person rule, neither
 * the author of a revision nor an account that has since described one of its pictures may publish
 * it. The setting of this Worker or of the database suffices, because either may be outdated.
 */
export function mayPublish(
  { twoPersonRule }: RuleSetting,
  { revisionId, by }: PublishAttempt,
): SQL {
  return sql`NOT EXISTS (
    SELECT 1 FROM two_person_rule
    WHERE revision_id = ${revisionId}
      AND author_id = ${by}
      AND (is_set OR ${Number(twoPersonRule)})
  )`
}

interface DescribeAttempt extends PictureForm {
  /** The id of the picture. */
  id: string
  /** The id of the changing account. */
  by: string
}

/**
 * Returns the condition that an account may give a picture this description and crop. Under the
 * two-person rule, a picture of a published or scheduled version takes only those that another
 * account proposed.
 */
export function mayDescribe(
  setting: RuleSetting,
  { id, alt, focusX, focusY, by }: DescribeAttempt,
): SQL {
  return sql`(
    NOT ${needsProposal(setting, id)}
    OR EXISTS (
      SELECT 1 FROM pictures
      WHERE id = ${id} AND alt = ${alt} AND focus_x = ${focusX} AND focus_y = ${focusY}
    )
    OR EXISTS (
      SELECT 1 FROM picture_proposals
      WHERE picture_id = ${id} AND alt = ${alt} AND focus_x = ${focusX} AND focus_y = ${focusY}
        AND proposed_by <> ${by}
    )
  )`
}

/** Returns the condition that a picture changes only after a proposal. */
export function needsProposal({ twoPersonRule }: RuleSetting, id: SQLiteColumn | string): SQL {
  return sql`(
    (${Number(twoPersonRule)} OR EXISTS (
      SELECT 1 FROM publishing WHERE id = 1 AND two_person_rule
    ))
    AND EXISTS (SELECT 1 FROM committed_pictures AS committed WHERE committed.picture_id = ${id})
  )`
}
