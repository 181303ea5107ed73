import { and, desc, eq, type SQL } from 'drizzle-orm'
import { parse } from 'zod/mini'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Locale } from '#shared/locales.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { findTranslated } from '#worker/desk/documents/translations/find-original.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { selectLastDecision, stateOf } from '#worker/desk/publishing/states.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import { translateFields } from '#worker/knowledge/translations.ts'
import { findLinkedRevision } from './preview-links.ts'

export interface DocumentRevision {
  documentId: string
  kind: DocumentKind
  slug: string
  id: string
  number: number
  fields: DocumentFields
  /** The language of a translation; null for an original. */
  locale: Locale | null
  state: ReturnType<typeof stateOf>
}

/** Finds a revision of a document, by default the newest. */
export function findRevision(
  { db }: Pick<Work, 'db'>,
  documentId: string,
  id?: string,
): Promise<DocumentRevision | null> {
  const isOfDocument = eq(revisions.documentId, documentId)
  return findRevisionWhere(
    db,
    id === undefined ? isOfDocument : and(isOfDocument, eq(revisions.id, id)),
  )
}

/** Finds the revision that a preview link leads to; null once the link has expired. */
export async function findSharedRevision(
  work: Pick<Work, 'db' | 'settings'>,
  token: string,
): Promise<DocumentRevision | null> {
  const id = await findLinkedRevision(work, token)
  return id === null ? null : findRevisionWhere(work.db, eq(revisions.id, id))
}

async function findRevisionWhere(
  db: Database,
  condition: SQL | undefined,
): Promise<DocumentRevision | null> {
  const { id, number, fields, documentId } = revisions
  const [row] = await db
    .select({
      id,
      number,
      fields,
      documentId,
      kind: documents.kind,
      slug: documents.slug,
      locale: documents.locale,
      originalId: documents.originalId,
    })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(condition)
    .orderBy(desc(number))
    .limit(1)
  if (!row) return null
  const { kind, slug, originalId, ...revision } = row
  const state = await findState(db, row.documentId)
  if (kind === 'translation') return translatedRevision(db, { ...revision, originalId, state })
  return { ...revision, kind, slug, fields: parseFields(row.fields), state }
}

interface StoredTranslation extends Omit<DocumentRevision, 'kind' | 'slug' | 'fields'> {
  fields: string
  originalId: string | null
}

/** Returns a version of a translation as the document that it translates, in its language. */
async function translatedRevision(
  db: Database,
  { fields, originalId, ...revision }: StoredTranslation,
): Promise<DocumentRevision | null> {
  const { original, texts } = parse(translationFields, JSON.parse(fields))
  const document = await findTranslated(db, originalId ?? '', original)
  if (!document) return null
  const { kind, slug } = document
  return { ...revision, kind, slug, fields: translateFields(kind, document.fields, texts) }
}

async function findState(db: Database, documentId: string): Promise<DocumentRevision['state']> {
  const { revision, decision } = await runBatch(db, {
    revision: db
      .select({ id: revisions.id })
      .from(revisions)
      .where(eq(revisions.documentId, documentId))
      .orderBy(desc(revisions.number))
      .limit(1),
    decision: selectLastDecision(db, documentId),
  })
  return stateOf(revision[0]?.id ?? '', decision[0] ?? null)
}
