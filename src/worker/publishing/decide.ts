import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { refusalOf } from '../db/failures.ts'
import { deskLog, documents, publications, revisions } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { showReaders } from './show-readers.ts'
import { effectStatements, newestOf, waitingUntil } from './take-effect.ts'

interface Decision {
  documentId: string
  /** Null: readers are shown nothing. */
  revisionId: string | null
  /** In the past or now: at once. */
  from: Date
  /** The id of the account. */
  by: string
  /** What has to hold when the statements run; otherwise nothing is decided. */
  condition?: SQL | undefined
}

/**
 * The statements, for one batch, by which a revision is published or, without one, the document
 * withdrawn; with them, all else that is due takes effect. Two persons' rule: the trigger refuses,
 * which `isRefusedToAuthor` recognises.
 */
export function publicationStatements(db: Database, decision: Decision) {
  const now = new Date()
  return [
    insertPublication(db, decision, now),
    ...effectStatements(db, waitingUntil(now)),
    ...effectStatements(db, newestOf(decision.documentId, now)),
  ] as const
}

/** A revision of another document is never published, nor a document that is not there. */
function insertPublication(db: Database, decision: Decision, now: Date) {
  const { documentId, revisionId, from, by, condition = sql`true` } = decision
  const at = now.getTime()
  const there =
    revisionId === null
      ? hasRow(db, documents, eq(documents.id, documentId))
      : hasRow(
          db,
          revisions,
          and(eq(revisions.id, revisionId), eq(revisions.documentId, documentId)),
        )
  return db
    .insert(publications)
    .select(
      sql`SELECT NULL, ${documentId}, ${revisionId}, ${by}, ${Math.max(at, from.getTime())}, ${at} WHERE ${there} AND ${condition}`,
    )
    .returning({ id: publications.id })
}

/** Whether a batch failed because the author of the revision may not publish it. */
export function isRefusedToAuthor(error: unknown): boolean {
  return refusalOf(error) === 'another-person'
}

interface Change extends Omit<Decision, 'by'> {
  action: 'document.published' | 'document.scheduled' | 'document.withdrawn'
  /** What else is written if it is so decided, by the condition that it was. */
  also?: (decided: SQL) => readonly BatchItem<'sqlite'>[]
}

/**
 * Decides and logs it in one batch, then has readers see it. Gives the id of the publication; null
 * when it was not so to do.
 */
export async function decide(
  work: Work,
  signedIn: SignedIn,
  { action, condition, also, ...decision }: Change,
): Promise<number | null> {
  const { db } = work
  const row = deskLogRow(signedIn, action, decision.documentId)
  const logged = hasRow(db, deskLog, eq(deskLog.id, row.id))
  const [, [inserted]] = await db.batch([
    insertIf(db, deskLog, { row, condition: condition ?? sql`true` }),
    ...publicationStatements(db, { ...decision, by: signedIn.user.id, condition: logged }),
    ...(also?.(logged) ?? []),
  ])
  if (!inserted) return null
  work.afterReply(() => showReaders(work))
  return inserted.id
}
