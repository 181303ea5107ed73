import { publications } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { effectStatements, newestOf, waitingUntil } from './take-effect.ts'

interface Decision {
  documentId: string
  /** Null: readers are shown nothing. */
  revisionId: string | null
  /** In the past or now: at once. */
  from: Date
  /** The id of the account. */
  by: string
}

/**
 * Returns the steps of a change by which a revision is published or, without one, its document is
 * withdrawn; with them, all else that is due takes effect. Triggers refuse a revision of another
 * document and, by the code `another-person`, what `mayPublish` asks for.
 */
export function publicationSteps(db: Database, { from, by, ...decision }: Decision) {
  const createdAt = new Date()
  const fromAt = from > createdAt ? from : createdAt
  return {
    publication: db
      .insert(publications)
      .values({ ...decision, publishedBy: by, fromAt, createdAt })
      .returning({ id: publications.id }),
    waiting: effectStatements(db, waitingUntil(createdAt)),
    newest: effectStatements(db, newestOf(decision.documentId, createdAt)),
  }
}
