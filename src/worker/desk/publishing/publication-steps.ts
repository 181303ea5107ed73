import { publications } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { effectStatements, isNewestAndDue, isScheduledAndDue } from './apply-due-publications.ts'

interface Decision {
  documentId: string
  /** Null unpublishes the document. */
  revisionId: string | null
  /** A time in the past publishes at once. */
  from: Date
  /** The id of the account. */
  by: string
}

/**
 * Returns the steps that publish a revision, or unpublish the document without one, and apply all
 * due publications. Triggers refuse a revision of another document, and with the code
 * `another-person` one that `mayPublish` refuses.
 */
export function publicationSteps(db: Database, { from, by, ...decision }: Decision) {
  const createdAt = new Date()
  const fromAt = from > createdAt ? from : createdAt
  return {
    publication: db
      .insert(publications)
      .values({ ...decision, publishedBy: by, fromAt, createdAt })
      .returning({ id: publications.id }),
    waiting: effectStatements(db, isScheduledAndDue(createdAt)),
    newest: effectStatements(db, isNewestAndDue(decision.documentId, createdAt)),
  }
}
