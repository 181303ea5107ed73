import { and, desc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, isOneOf } from '#worker/db/conditions.ts'
import { documents, revisions, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { wasPublished } from '#worker/desk/publishing/effective-revisions.ts'
import { insertSources } from '#worker/desk/publishing/insert-sources.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { mailApprovers } from './approvals.ts'
import { checkSources, type ParsedDocument, readDocument } from './check-fields.ts'
import { deleteDraft, newDocumentId } from './drafts.ts'
import type { KindDocument } from './kinds/kind.ts'
import { readSlug } from './read-slug.ts'
import { findSources } from './sources.ts'
import { withPicturesOf } from './with-pictures.ts'

type Refusal = { outcome: 'refused'; errors: FieldErrors }
type SavedRevision = { outcome: 'saved'; id: string }

interface NewDocument {
  kind: DocumentKind
  slug: string
  slugErrors: FieldErrors
  input: DocumentFields
}

export async function createDocument(
  work: Pick<Work, 'db' | 'settings' | 'mails' | 'submission'>,
  actor: SignedIn,
  { kind, slug, slugErrors, input }: NewDocument,
): Promise<
  | (SavedRevision & { revisionId: string })
  | Refusal
  | { outcome: 'slug-taken' }
  | { outcome: 'notFound' }
> {
  const { db } = work
  const parsed = readDocument(kind, input)
  return retryOnSourceConflict(async () => {
    const result = await checkDocument(db, { slug, parsed, base: null })
    const errors = { ...slugErrors, ...result.errors }
    if (!result.document || Object.keys(errors).length > 0) return { outcome: 'refused', errors }
    const id = crypto.randomUUID()
    const { fields } = result.document.arrange()
    const revision = revisionRow(actor, { documentId: id, number: 1, fields })
    const { outcome } = await changeAtDesk(work, actor, {
      action: 'document.created',
      target: id,
      preconditions: {
        'slug-taken': isFree(db, { kind, slug }),
        'source-exists': areSourcesNew(db, result.addedSources),
      },
      steps: {
        document: db.insert(documents).values({ id, kind, slug, createdAt: revision.createdAt }),
        sources: insertSources(db, result.addedSources, actor.user.id),
        revision: db.insert(revisions).values(revision),
        draft: deleteDraft(db, actor, { kind, documentId: newDocumentId }),
        mails: await mailApprovers(work, actor, { id, kind, fields, base: null }),
      },
    })
    if (outcome === 'source-exists') return null
    return outcome === 'changed' ? { outcome: 'saved', id, revisionId: revision.id } : { outcome }
  })
}

interface NewRevision {
  documentId: string
  /** The id of the revision that was edited. */
  base: string
  /** The submitted slug; undefined if none was sent. */
  slug: unknown
  input: DocumentFields
  /** True if the base itself is the result where the text is still the same. */
  reusesBase?: boolean
}

export type RevisionResult =
  | SavedRevision
  | Refusal
  | { outcome: 'outdated' | 'notFound' | 'slug-taken' | 'slug-fixed' }

/** Saves a revision unless its base already has a successor. */
export async function saveRevision(
  work: Pick<Work, 'db' | 'settings' | 'mails' | 'submission'>,
  actor: SignedIn,
  { documentId, base, slug, input, reusesBase = false }: NewRevision,
): Promise<RevisionResult> {
  const { db } = work
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId))
  if (!document || document.kind === 'translation') return { outcome: 'notFound' }
  const { kind } = document
  const newest = await findNewestRevision(db, documentId)
  if (newest?.id !== base) return { outcome: 'outdated' }
  const name = newNameOf({ kind, slug: document.slug }, slug)
  if (name && (await wasPublishedBefore(db, documentId))) return { outcome: 'slug-fixed' }
  const parsed = readDocument(kind, input)
  const baseFields = parseFields(newest.fields)
  return retryOnSourceConflict(async () => {
    const result = await checkDocument(db, {
      slug: name?.slug ?? document.slug,
      parsed,
      base: baseFields,
    })
    const { addedSources } = result
    const errors = { ...name?.errors, ...result.errors }
    if (!result.document || Object.keys(errors).length > 0) return { outcome: 'refused', errors }
    const { fields } = result.document.arrange()
    const draft = deleteDraft(db, actor, { kind, documentId })
    if (reusesBase && !name && JSON.stringify(fields) === newest.fields) {
      await draft
      return { outcome: 'saved', id: base }
    }
    const revision = revisionRow(actor, { documentId, number: newest.number + 1, fields })
    const isLater = and(eq(revisions.documentId, documentId), gt(revisions.number, newest.number))
    const { outcome } = await changeAtDesk(work, actor, {
      action: 'document.revised',
      target: documentId,
      exists: hasRow(db, documents, eq(documents.id, documentId)),
      preconditions: {
        outdated: not(hasRow(db, revisions, isLater)),
        'slug-taken': name && isFree(db, name),
        'slug-fixed': name && not(wasPublished(documentId)),
        'source-exists': areSourcesNew(db, addedSources),
      },
      steps: {
        revision: db.insert(revisions).values(revision),
        sources: insertSources(db, addedSources, actor.user.id),
        name: name
          ? db.update(documents).set({ slug: name.slug }).where(eq(documents.id, documentId))
          : null,
        draft,
        mails: await mailApprovers(work, actor, { id: documentId, kind, fields, base: newest }),
      },
    })
    if (outcome === 'source-exists') return null
    return outcome === 'changed' ? { outcome: 'saved', id: revision.id } : { outcome }
  })
}

interface DocumentName {
  kind: DocumentKind
  slug: string
}

/** Returns the submitted slug with its errors; undefined if it is the present one. */
function newNameOf({ kind, slug: present }: DocumentName, slug: unknown) {
  if (slug === undefined || slug === present) return undefined
  return { kind, ...readSlug(kind, slug) }
}

function isFree(db: Database, { kind, slug }: DocumentName): SQL {
  return not(hasRow(db, documents, and(eq(documents.kind, kind), eq(documents.slug, slug))))
}

/** True if readers have ever seen the document. */
async function wasPublishedBefore(db: Database, documentId: string): Promise<boolean> {
  const [row] = await db.all<{ was: number }>(sql`SELECT ${wasPublished(documentId)} AS was`)
  return row?.was === 1
}

type RevisionRow = typeof revisions.$inferSelect

async function findNewestRevision(
  db: Database,
  documentId: string,
): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(1)
  return row
}

function revisionRow(
  { user }: SignedIn,
  { documentId, number, fields }: { documentId: string; number: number; fields: DocumentFields },
): RevisionRow {
  return {
    id: crypto.randomUUID(),
    documentId,
    number,
    authorId: user.id,
    fields: JSON.stringify(fields),
    createdAt: new Date(),
  }
}

interface CheckInput {
  slug: string
  parsed: ParsedDocument
  base: DocumentFields | null
}

interface CheckResult {
  document: KindDocument | null
  errors: FieldErrors
  addedSources: Source[]
}

async function checkDocument(
  db: Database,
  { slug, parsed, base }: CheckInput,
): Promise<CheckResult> {
  const { document, newSources } = parsed
  if (!document || Object.keys(parsed.errors).length > 0) {
    return { document: null, errors: parsed.errors, addedSources: [] }
  }
  const storedSources = await findSources(db)
  const { addedSources, errors: sourceErrors } = checkSources(newSources, storedSources)
  const sources = new Map([
    ...storedSources,
    ...addedSources.map((source) => [source.id, source] as const),
  ])
  const edition = await withPicturesOf({ db }, currentEdition(), parsed.fields)
  const context = { edition, sources, slug, base }
  const errors = { ...document.errors(context), ...sourceErrors }
  const isValid = Object.keys(errors).length === 0
  return { document: isValid ? document : null, errors, addedSources }
}

/** Returns the condition that no source has one of these keys; undefined without new sources. */
function areSourcesNew(db: Database, addedSources: readonly Source[]): SQL | undefined {
  if (addedSources.length === 0) return undefined
  const keys = addedSources.map(({ id }) => id)
  return not(hasRow(db, sources, isOneOf(sources.id, keys)))
}

// Each further attempt needs another person who adds one of the same sources at the same moment.
const maxAttempts = 5

/** Tries again if somebody else added one of the sources meanwhile, because it exists by then. */
async function retryOnSourceConflict<Outcome>(
  save: () => Promise<Outcome | null>,
): Promise<Outcome> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = await save()
    if (result) return result
  }
  throw new Error('Expected sources that are not added all the time')
}
