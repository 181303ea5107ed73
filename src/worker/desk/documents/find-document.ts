import { desc, eq, inArray } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type {
  DocumentFields,
  DocumentPage,
  PublicationSummary,
  RevisionSummary,
} from '#shared/desk/documents/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import {
  documents,
  effectivePublications,
  publications,
  revisions,
  users,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { wasPublished } from '#worker/desk/publishing/effective-revisions.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { stateOf } from '#worker/desk/publishing/states.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { fieldChanges } from './diff.ts'
import { draftOf, newDocumentId, selectDraft } from './drafts.ts'
import { kinds } from './kinds/registry.ts'
import { previewLinksOf, selectPreviewLinks } from './preview-links.ts'
import { selectSources } from './sources.ts'

/** The props of a document's page that come from the database. */
type DocumentDetails = Omit<DocumentPage, 'status' | 'previewUrl' | 'theirs'>

interface DocumentQuery {
  id: string
  /** The id of the revision to show; the newest by default. */
  revision?: string | undefined
  /** The id of the revision to compare it with. */
  against?: string | undefined
}

// Older revisions stay in the database and are not listed.
const maxListed = 500

/** Finds a document with its history; null if it or the requested revision does not exist. */
export async function findDocument(
  { db, settings, bucket }: Pick<Work, 'db' | 'settings' | 'bucket'>,
  actor: SignedIn,
  { id, revision, against }: DocumentQuery,
): Promise<DocumentDetails | null> {
  const [[document], sources, history] = await Promise.all([
    db.select().from(documents).where(eq(documents.id, id)),
    selectSources(db),
    findHistory({ db, settings }, actor, id),
  ])
  // A translation is shown with its original.
  if (!document || document.kind === 'translation') return null
  const versions = selectVersions(history, { revision, against })
  if (!versions) return null
  const { selected, compared } = versions
  const fieldsOf = await findFields(db, [selected, ...(compared ? [compared] : [])])
  const { kind, slug } = document
  const fields = fieldsOf(selected)
  return {
    id,
    kind,
    slug,
    fields,
    ...history,
    revision: selected,
    ...(compared && { diff: fieldChanges(fieldsOf(compared), fields), against: compared }),
    ...contextProps(kind, fields),
    sources,
    takesPictures: bucket !== null,
    twoPersonRule: settings.twoPersonRule,
  }
}

/** Finds the versions, decisions and links of a stored document, and the actor's draft of it. */
export async function findHistory(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  id: string,
) {
  const { revisionRows, publicationRows, draftRows, links } = await runBatch(db, {
    revisionRows: selectRevisions(db, id),
    publicationRows: selectPublications(db, id),
    draftRows: selectDraft(db, actor, { documentId: id }),
    links: selectPreviewLinks(db, id),
  })
  const [newest] = revisionRows
  const [lastPublication] = publicationRows
  return {
    state: newest ? stateOf(newest.id, lastPublication ?? null) : null,
    revisions: revisionRows.map((row) => revisionOf(row, actor)),
    publications: publicationRows.map((row, index) => publicationOf(row, index, publicationRows)),
    previews: previewLinksOf(settings, links),
    draft: draftOf(draftRows),
    ownRevision: newest?.authorId === actor.user.id,
  }
}

/** Returns the ids of the version to show and of the one to compare; null if there is no such one. */
export function selectVersions(
  { revisions }: Pick<DocumentPage, 'revisions'>,
  { revision = revisions[0]?.id, against }: Pick<DocumentQuery, 'revision' | 'against'>,
): { selected: string; compared: string | null } | null {
  const has = (id: string) => revisions.some((one) => one.id === id)
  if (revision === undefined || !has(revision)) return null
  if (against !== undefined && !has(against)) return null
  return { selected: revision, compared: against ?? null }
}

/** Returns the props of the page that creates a document. */
export async function newDocument(
  { db, settings, bucket }: Pick<Work, 'db' | 'settings' | 'bucket'>,
  actor: SignedIn,
  kind: DocumentKind,
): Promise<DocumentDetails> {
  const { sources, draftRows } = await runBatch(db, {
    sources: selectSources(db),
    draftRows: selectDraft(db, actor, { documentId: newDocumentId, kind }),
  })
  const fields = kinds[kind].newFields()
  return {
    id: null,
    kind,
    slug: '',
    state: null,
    fields,
    revision: null,
    revisions: [],
    publications: [],
    previews: [],
    ...contextProps(kind, fields),
    draft: draftOf(draftRows),
    sources,
    takesPictures: bucket !== null,
    twoPersonRule: settings.twoPersonRule,
    ownRevision: false,
  }
}

/** Returns the markets, people and documents that the fields can refer to, and the current time. */
function contextProps(
  kind: DocumentKind,
  fields: DocumentFields,
): Pick<DocumentPage, 'markets' | 'people' | 'choices' | 'now'> {
  const edition = currentEdition()
  const choices = kinds[kind].choices(edition, fields)
  const markets = edition.markets.map(nameOf)
  const people = edition.people.map(({ slug, name }) => ({ slug, name }))
  return { markets, people, ...(choices && { choices }), now: new Date().toISOString() }
}

function selectRevisions(db: Database, documentId: string) {
  const { id, number, authorId, createdAt } = revisions
  return db
    .select({ id, number, authorId, author: users.name, createdAt })
    .from(revisions)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(number))
    .limit(maxListed)
}

function selectPublications(db: Database, documentId: string) {
  const { id, revisionId, fromAt, createdAt } = publications
  return db
    .select({
      id,
      revisionId,
      by: users.name,
      fromAt,
      createdAt,
      number: effectivePublications.number,
      wasPublished: wasPublished(publications.documentId),
    })
    .from(publications)
    .leftJoin(effectivePublications, eq(effectivePublications.publicationId, id))
    .leftJoin(users, eq(users.id, publications.publishedBy))
    .where(eq(publications.documentId, documentId))
    .orderBy(desc(id))
    .limit(maxListed)
}

export async function hasDocument({ db }: Pick<Work, 'db'>, id: string): Promise<boolean> {
  const document = db.select({ id: documents.id }).from(documents).where(eq(documents.id, id))
  return (await document.get()) !== undefined
}

/** Returns a function that gives the fields of a revision by its id. */
export async function findFields(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => DocumentFields> {
  const { id, fields } = revisions
  const rows = await db
    .select({ id, fields })
    .from(revisions)
    .where(inArray(id, [...ids]))
  const fieldsById = new Map<string, DocumentFields>(
    rows.map((row) => [row.id, parseFields(row.fields)]),
  )
  return (revisionId) => fieldsById.get(revisionId) ?? {}
}

type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number]
type PublicationRow = Awaited<ReturnType<typeof selectPublications>>[number]

function revisionOf(row: RevisionRow, { user }: SignedIn): RevisionSummary {
  const { id, number, author, authorId, createdAt } = row
  return { id, number, author, own: authorId === user.id, createdAt: createdAt.toISOString() }
}

function publicationOf(
  row: PublicationRow,
  index: number,
  all: readonly PublicationRow[],
): PublicationSummary {
  const { id, revisionId, by, fromAt, createdAt } = row
  return {
    id: String(id),
    revision: revisionId,
    by,
    from: fromAt.toISOString(),
    createdAt: createdAt.toISOString(),
    state: publicationState(row, index, all),
  }
}

/** Returns the state of a publication; only the newest one can still take effect. */
function publicationState(
  { number }: PublicationRow,
  index: number,
  all: readonly PublicationRow[],
): PublicationSummary['state'] {
  if (number === null) return index === 0 ? 'waiting' : 'replaced'
  const newest = Math.max(...all.map((publication) => publication.number ?? 0))
  return number === newest ? 'current' : 'past'
}
