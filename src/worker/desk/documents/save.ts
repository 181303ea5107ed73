import { and, desc, eq, gt, not, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, isOneOf } from '#worker/db/conditions.ts'
import { documents, publications, revisions, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertSources } from '#worker/desk/publishing/insert-sources.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { checkSources, readDocument, type SentDocument } from './check-fields.ts'
import type { KindDocument } from './kinds/kind.ts'
import { findSources } from './sources.ts'

type Refused = { outcome: 'refused'; errors: FieldErrors }
type Stored = { outcome: 'stored'; id: string }

interface NewDocument {
  kind: DocumentKind
  slug: string
  /** What is wrong with the slug by itself. */
  slugErrors: FieldErrors
  /** The fields as they were sent. */
  input: DocumentFields
}

/** Stores a document with its first revision, and the sources that it brings. */
export async function createDocument(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { kind, slug, slugErrors, input }: NewDocument,
): Promise<Stored | Refused | { outcome: 'taken' } | { outcome: 'notFound' }> {
  const { db } = work
  const sent = readDocument(kind, input)
  return withSources(async () => {
    const checked = await check(db, { slug, sent, base: null })
    const errors = { ...slugErrors, ...checked.errors }
    if (!checked.document || Object.keys(errors).length > 0) return { outcome: 'refused', errors }
    const id = crypto.randomUUID()
    const { fields } = checked.document.arranged()
    const revision = revisionRow(actor, { documentId: id, number: 1, fields })
    const ofSlug = and(eq(documents.kind, kind), eq(documents.slug, slug))
    const { outcome } = await changeAtDesk(work, actor, {
      action: 'document.created',
      target: id,
      preconditions: {
        taken: not(hasRow(db, documents, ofSlug)),
        'source-known': areNew(db, checked.added),
      },
      steps: {
        document: db.insert(documents).values({ id, kind, slug, createdAt: revision.createdAt }),
        sources: insertSources(db, checked.added, actor.user.id),
        revision: db.insert(revisions).values(revision),
      },
    })
    if (outcome === 'source-known') return null
    return outcome === 'changed' ? { outcome: 'stored', id } : { outcome }
  })
}

interface NewRevision {
  documentId: string
  /** The revision that was edited. */
  base: string
  /** As it was sent; undefined where nobody names it. */
  slug: unknown
  input: DocumentFields
}

/**
 * Stores a revision that was made from another one, unless that has a successor: of many from one
 * base one is stored.
 */
export async function revise(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { documentId, base, slug, input }: NewRevision,
): Promise<
  | Stored
  | Refused
  | { outcome: 'outdated' | 'notFound' }
  | { outcome: 'other-slug'; wasPublished: boolean }
> {
  const { db } = work
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId))
  if (!document) throw new Error(`Expected a document ${documentId}`)
  const edited = await findNewest(db, documentId)
  if (edited?.id !== base) return { outcome: 'outdated' }
  if (slug !== undefined && slug !== document.slug) {
    return { outcome: 'other-slug', wasPublished: await isDecided(db, documentId) }
  }
  const sent = readDocument(document.kind, input)
  const before: DocumentFields = JSON.parse(edited.fields)
  return withSources(async () => {
    const checked = await check(db, { slug: document.slug, sent, base: before })
    const { document: revised, errors, added } = checked
    if (!revised) return { outcome: 'refused', errors }
    const number = edited.number + 1
    const { fields } = revised.arranged()
    const revision = revisionRow(actor, { documentId, number, fields })
    const later = and(eq(revisions.documentId, documentId), gt(revisions.number, edited.number))
    const { outcome } = await changeAtDesk(work, actor, {
      action: 'document.revised',
      target: documentId,
      preconditions: {
        outdated: not(hasRow(db, revisions, later)),
        'source-known': areNew(db, added),
      },
      steps: {
        revision: db.insert(revisions).values(revision),
        sources: insertSources(db, added, actor.user.id),
      },
    })
    if (outcome === 'source-known') return null
    return outcome === 'changed' ? { outcome: 'stored', id: revision.id } : { outcome }
  })
}

type RevisionRow = typeof revisions.$inferSelect

async function findNewest(db: Database, documentId: string): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(1)
  return row
}

/** Whether it was ever published, or is to be. */
async function isDecided(db: Database, documentId: string): Promise<boolean> {
  const found = db
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.documentId, documentId))
    .limit(1)
  return (await found.get()) !== undefined
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

interface ToCheck {
  slug: string
  sent: SentDocument
  base: DocumentFields | null
}

interface Checked {
  /** Null where something is wrong. */
  document: KindDocument | null
  errors: FieldErrors
  added: Source[]
}

async function check(db: Database, { slug, sent, base }: ToCheck): Promise<Checked> {
  const { document, newSources } = sent
  if (!document || Object.keys(sent.errors).length > 0) {
    return { document: null, errors: sent.errors, added: [] }
  }
  const stored = await findSources(db)
  const { added, errors: ofSources } = checkSources(newSources, stored)
  const sources = new Map([...stored, ...added.map((source) => [source.id, source] as const)])
  const context = { edition: currentEdition(), sources, slug, base }
  const errors = { ...document.errors(context), ...ofSources }
  const isRight = Object.keys(errors).length === 0
  return { document: isRight ? document : null, errors, added }
}

/** The condition that no source has the key of one of these; none where nothing is added. */
function areNew(db: Database, added: readonly Source[]): SQL | undefined {
  if (added.length === 0) return undefined
  const keys = added.map(({ id }) => id)
  return not(hasRow(db, sources, isOneOf(sources.id, keys)))
}

// Each further one takes another person who adds one of the same sources at the same moment.
const mostTries = 5

/** Tries again where nothing was stored, as somebody else added one of the sources: it is known then. */
async function withSources<Outcome>(store: () => Promise<Outcome | null>): Promise<Outcome> {
  for (let tries = 0; tries < mostTries; tries++) {
    const stored = await store()
    if (stored) return stored
  }
  throw new Error('Expected sources that are not added all the time')
}
