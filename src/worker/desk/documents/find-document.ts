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
import { wasPublished } from '#worker/desk/publishing/effective.ts'
import { stateOf } from '#worker/desk/publishing/states.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { fieldChanges } from './diff.ts'
import { kinds } from './kinds/registry.ts'
import { previewLinksOf, selectPreviewLinks } from './preview-links.ts'
import { selectSources } from './sources.ts'

/** What a page of a document says besides what the request adds to it. */
type FoundDocument = Omit<DocumentPage, 'status' | 'previewUrl' | 'theirs'>

interface Asked {
  id: string
  /** The revision to show; the newest unless named. */
  revision?: string | undefined
  /** The revision to compare it with. */
  against?: string | undefined
}

// Of a document that was written more often, the first ones are in the database alone.
const mostListed = 500

/** A document with its past; null when there is none of this id, or no such revision of it. */
export async function findDocument(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { id, revision, against }: Asked,
): Promise<FoundDocument | null> {
  const { found, written, decided, links, sources } = await runBatch(db, {
    found: db.select().from(documents).where(eq(documents.id, id)),
    written: selectRevisions(db, id),
    decided: selectPublications(db, id),
    links: selectPreviewLinks(db, id),
    sources: selectSources(db),
  })
  const [[document], [newest]] = [found, written]
  if (!document || !newest) return null
  const shown = revision === undefined ? newest : written.find((one) => one.id === revision)
  const other = written.find((one) => one.id === against)
  if (!shown || (against !== undefined && !other)) return null
  const fieldsOf = await findFields(db, [shown.id, ...(other ? [other.id] : [])])
  const { kind, slug } = document
  const fields = fieldsOf(shown.id)
  const [last] = decided
  return {
    id,
    kind,
    slug,
    state: stateOf(newest.id, last ?? null),
    fields,
    revision: shown.id,
    revisions: written.map((one) => revisionOf(one, actor)),
    publications: decided.map((one, index) => publicationOf(one, index, decided)),
    previews: previewLinksOf(settings, links),
    ...(other && { diff: fieldChanges(fieldsOf(other.id), fields), against: other.id }),
    ...surroundings(kind, fields),
    sources,
    twoPersonRule: settings.twoPersonRule,
    ownRevision: newest.authorId === actor.user.id,
  }
}

/** The page on which a document is begun. */
export async function newDocument(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  kind: DocumentKind,
): Promise<FoundDocument> {
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
    ...surroundings(kind, fields),
    sources: await selectSources(db),
    twoPersonRule: settings.twoPersonRule,
    ownRevision: false,
  }
}

/** What a document of a kind can name, and what this one does. */
function surroundings(
  kind: DocumentKind,
  fields: DocumentFields,
): Pick<DocumentPage, 'markets' | 'choices' | 'now'> {
  const edition = currentEdition()
  const choices = kinds[kind].choices(edition, fields)
  const markets = edition.markets.map(nameOf)
  return { markets, ...(choices && { choices }), now: new Date().toISOString() }
}

function selectRevisions(db: Database, documentId: string) {
  const { id, number, authorId, createdAt } = revisions
  return db
    .select({ id, number, authorId, author: users.name, createdAt })
    .from(revisions)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(number))
    .limit(mostListed)
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
    .limit(mostListed)
}

/** Whether there is a document of this id. */
export async function hasDocument({ db }: Pick<Work, 'db'>, id: string): Promise<boolean> {
  const found = db.select({ id: documents.id }).from(documents).where(eq(documents.id, id))
  return (await found.get()) !== undefined
}

/** The fields of some revisions, by their ids. */
export async function findFields(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => DocumentFields> {
  const { id, fields } = revisions
  const rows = await db
    .select({ id, fields })
    .from(revisions)
    .where(inArray(id, [...ids]))
  const found = new Map<string, DocumentFields>(rows.map((row) => [row.id, JSON.parse(row.fields)]))
  return (one) => found.get(one) ?? {}
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

/** The newest first: only the last decision can still take effect. */
function publicationState(
  { number }: PublicationRow,
  index: number,
  all: readonly PublicationRow[],
): PublicationSummary['state'] {
  if (number === null) return index === 0 ? 'waiting' : 'replaced'
  const newest = Math.max(...all.map((one) => one.number ?? 0))
  return number === newest ? 'current' : 'past'
}
