import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import {
  deskLog,
  documents,
  previewLinks,
  publications,
  revisions,
  sendings,
} from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { isOfLetter } from '../sendings/of-letter.ts'
import { isUnfinished } from '../sendings/unfinished.ts'
import { bringIn } from './bring-in.ts'
import { decide } from './decide.ts'
import { shownUntil } from './effective.ts'

type Withdrawn = { outcome: 'withdrawn' | 'cancelled' | 'not-published' | 'notFound' }

/**
 * Has readers see nothing of a document any more, which is all that is done where they saw nothing
 * anyway: what was to be published later is not. A letter that is being sent is stopped, and preview
 * links end.
 */
export async function withdraw(
  work: Work,
  signedIn: SignedIn,
  documentId: string,
): Promise<Withdrawn> {
  const { db } = work
  await bringIn(work)
  const found = db.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId))
  if (!(await found.get())) return { outcome: 'notFound' }
  const isShown = sql`${newestRevision(db, documentId)} IS NOT NULL`
  const wish = { documentId, revisionId: null, from: new Date() }
  const done = await decide(work, signedIn, {
    ...wish,
    action: 'document.withdrawn',
    condition: isShown,
    also: (withdrawn) => [
      ...stopSending(db, signedIn, { documentId, withdrawn }),
      endPreviews(db, { documentId, withdrawn }),
    ],
  })
  if (done === null) return { outcome: 'not-published' }
  const { seen } = await db.get<{ seen: string | null }>(
    sql`SELECT ${shownUntil(documentId, done)} AS seen`,
  )
  return { outcome: seen ? 'withdrawn' : 'cancelled' }
}

interface Withdrawal {
  documentId: string
  /** The condition that it was withdrawn. */
  withdrawn: SQL
}

/** Of a letter that has gone to everybody nothing is left to stop. */
function stopSending(db: Database, signedIn: SignedIn, { documentId, withdrawn }: Withdrawal) {
  const running = and(isOfLetter(documentId), isNull(sendings.stoppedAt), isUnfinished(db))
  const row = deskLogRow(signedIn, 'letter.stopped', documentId)
  const condition = and(withdrawn, hasRow(db, sendings, running))
  return [
    insertIf(db, deskLog, { row, condition }),
    db.update(sendings).set({ stoppedAt: new Date() }).where(and(running, withdrawn)),
  ] as const
}

function endPreviews(db: Database, { documentId, withdrawn }: Withdrawal) {
  const written = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
  return db.delete(previewLinks).where(and(inArray(previewLinks.revisionId, written), withdrawn))
}

/** What was decided last, if anything was: null for nothing, and for a withdrawal. */
function newestRevision(db: Database, documentId: string) {
  return db
    .select({ revision: publications.revisionId })
    .from(publications)
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(publications.id))
    .limit(1)
}
