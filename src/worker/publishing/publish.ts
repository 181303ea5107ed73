import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SignedIn, Work } from '../app-env.ts'
import { documents, revisions } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { bringIn } from './bring-in.ts'
import { decide, isRefusedToAuthor } from './decide.ts'
import { shownUntil } from './effective.ts'
import type { PublicationRequest } from './kinds/published-kind.ts'
import { publishedKinds } from './kinds/registry.ts'

type Published =
  | { outcome: 'published' | 'scheduled' | 'cancelled'; id: string }
  | { outcome: 'another-person' | 'notFound' | 'by-sending' | 'without-market' }

/**
 * Shows readers a revision, now or from a time on; the last decision about a document counts. Of the
 * one that they see already, all that is done is that what was to follow does not.
 */
export async function publish(
  work: Work,
  signedIn: SignedIn,
  wish: PublicationRequest,
): Promise<Published> {
  const { db, settings } = work
  await bringIn(work)
  const found = await findRevision(db, wish)
  if (!found) return { outcome: 'notFound' }
  const required = publishedKinds[found.kind].requirement?.(db, wish)
  const { condition, otherwise = 'notFound' } = required ?? {}
  if (condition && !(await holds(db, condition))) return { outcome: otherwise }
  const isAuthor = found.authorId === signedIn.user.id
  if (settings.twoPersonRule && isAuthor) return { outcome: 'another-person' }
  const outcome = wish.from.getTime() > Date.now() ? 'scheduled' : 'published'
  try {
    const action = `document.${outcome}` as const
    const id = await decide(work, signedIn, { ...wish, action, condition })
    if (id === null) return { outcome: otherwise }
    const isCancelled = outcome === 'published' && (await onlyCancelled(db, wish, id))
    return { outcome: isCancelled ? 'cancelled' : outcome, id: String(id) }
  } catch (error) {
    // The rule may have been set since this Worker started.
    if (isRefusedToAuthor(error)) return { outcome: 'another-person' }
    throw error
  }
}

/** Whether a publication took the place of one that was to come, and readers see what they saw. */
async function onlyCancelled(
  db: Database,
  { documentId, revisionId }: PublicationRequest,
  id: number,
): Promise<boolean> {
  const replaced = sql`(SELECT max(made.id) FROM publications AS made WHERE made.document_id = ${documentId} AND made.id < ${id})`
  const { shown, waited } = await db.get<{ shown: string | null; waited: number }>(
    sql`SELECT ${shownUntil(documentId, id)} AS shown, NOT EXISTS (SELECT 1 FROM editions WHERE editions.publication_id = ${replaced}) AS waited`,
  )
  return waited === 1 && shown === revisionId
}

async function holds(db: Database, condition: SQL): Promise<boolean> {
  const row = await db.get<{ held: number }>(sql`SELECT ${condition} AS held`)
  return row?.held === 1
}

function findRevision(db: Database, { documentId, revisionId }: PublicationRequest) {
  return db
    .select({ kind: documents.kind, authorId: revisions.authorId })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(and(eq(revisions.id, revisionId), eq(documents.id, documentId)))
    .get()
}
