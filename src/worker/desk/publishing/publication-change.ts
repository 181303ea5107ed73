import { and, type SQL } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { publications } from '#worker/db/schema.ts'
import { effectStatements, isNewestAndDue, isScheduledAndDue } from './apply-due-publications.ts'
import { mayPublish } from './two-person-rule.ts'

interface Decision {
  documentId: string
  /** Null unpublishes the document. */
  revisionId: string | null
  /** A time in the past publishes at once. */
  from: Date
}

/**
 * Returns the change of an edition by decisions about documents: each publishes a revision, or
 * unpublishes the document without one. All due publications take effect with it. Triggers refuse a
 * revision of another document, and with the code `another-person` one that `mayPublish` refuses.
 */
export function publicationChange(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { user }: SignedIn,
  [first, ...others]: readonly [Decision, ...Decision[]],
) {
  const createdAt = new Date()
  const insert = ({ from, ...decision }: Decision) =>
    db
      .insert(publications)
      .values({
        ...decision,
        publishedBy: user.id,
        fromAt: from > createdAt ? from : createdAt,
        createdAt,
      })
      .returning({ id: publications.id })
  const effectsOf = ({ documentId }: Decision) =>
    effectStatements(db, isNewestAndDue(documentId, createdAt))
  const conditionOf = ({ revisionId }: Decision): SQL | undefined =>
    revisionId === null ? undefined : mayPublish(settings, { revisionId, by: user.id })
  return {
    isAllowed: and(...[first, ...others].map(conditionOf)),
    steps: {
      publication: insert(first),
      waiting: effectStatements(db, isScheduledAndDue(createdAt)),
      newest: effectsOf(first),
      others: others.flatMap((decision) => [insert(decision), ...effectsOf(decision)]),
    },
  }
}
