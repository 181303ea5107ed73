import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { routes } from '#shared/routes.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, documents, previewLinks, revisions } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { selectLastDecision, stateOf } from '../publishing/states.ts'
import { hashToken, randomToken } from '../security/tokens.ts'

/** A revision with the document it belongs to. */
export interface FoundRevision {
  documentId: string
  kind: DocumentKind
  slug: string
  id: string
  number: number
  fields: DocumentFields
  state: ReturnType<typeof stateOf>
}

/** A revision of a document, the newest unless one is named; null where there is none. */
export function findRevision(
  { db }: Pick<Work, 'db'>,
  documentId: string,
  id?: string,
): Promise<FoundRevision | null> {
  const ofDocument = eq(revisions.documentId, documentId)
  return findWhere(db, id === undefined ? ofDocument : and(ofDocument, eq(revisions.id, id)))
}

/** The revision that a preview link leads to; null when it leads nowhere any more. */
export async function findByToken(
  { db }: Pick<Work, 'db'>,
  token: string,
): Promise<FoundRevision | null> {
  const tokenHash = await hashToken(token)
  const link = await db
    .select({ revisionId: previewLinks.revisionId })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash), gt(previewLinks.expiresAt, new Date())))
    .get()
  return link ? findWhere(db, eq(revisions.id, link.revisionId)) : null
}

async function findWhere(db: Database, fits: SQL | undefined): Promise<FoundRevision | null> {
  const { id, number, fields, documentId } = revisions
  const [row] = await db
    .select({ id, number, fields, documentId, kind: documents.kind, slug: documents.slug })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(fits)
    .orderBy(desc(number))
    .limit(1)
  if (!row) return null
  const state = await findState(db, row.documentId)
  return { ...row, fields: JSON.parse(row.fields) as DocumentFields, state }
}

async function findState(db: Database, documentId: string): Promise<FoundRevision['state']> {
  const [[newest], [last]] = await db.batch([
    db
      .select({ id: revisions.id })
      .from(revisions)
      .where(eq(revisions.documentId, documentId))
      .orderBy(desc(revisions.number))
      .limit(1),
    selectLastDecision(db, documentId),
  ])
  return stateOf(newest?.id ?? '', last ?? null)
}

/**
 * Makes a link by which anybody can read a revision for some days. The token stands in the link
 * alone: the database knows its hash.
 */
export async function sharePreview(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  asking: SignedIn,
  { documentId, id }: Pick<FoundRevision, 'documentId' | 'id'>,
): Promise<{ url: string }> {
  const token = randomToken()
  const tokenHash = await hashToken(token)
  const expiresAt = new Date(Date.now() + lifetimes.previewSeconds * 1000)
  const row = deskLogRow(asking, 'document.shared', documentId)
  const linked = hasRow(db, previewLinks, eq(previewLinks.tokenHash, tokenHash))
  await db.batch([
    db.insert(previewLinks).values({ tokenHash, revisionId: id, expiresAt }),
    insertIf(db, deskLog, { row, condition: linked }),
  ])
  return { url: new URL(routes.preview.href({ token }), settings.appUrl).href }
}
