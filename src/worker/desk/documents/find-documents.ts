import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import {
  type DocumentFilter,
  type DocumentKind,
  type DocumentState,
  documentFilters,
  documentKinds,
  type StoredKind,
  storedKinds,
} from '#shared/desk/documents/kinds.ts'
import type { Coverage, DocumentSummary } from '#shared/desk/documents/props.ts'
import { offeredLocales, translatedLocales } from '#shared/locales.ts'
import { byCharacters, byName } from '#shared/order.ts'
import type { Pages } from '#shared/pages.ts'
import { wordsOf } from '#shared/search-words.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import {
  documents,
  effectivePublications,
  publications,
  revisions,
  users,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision, wasPublished } from '#worker/desk/publishing/effective-revisions.ts'
import { stateOf } from '#worker/desk/publishing/states.ts'
import { onlyValue, pageOf, requestedPage } from '#worker/http/query.ts'
import { roleOf } from '#worker/http/role.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { normalizeQuery } from '#worker/site/search/query.ts'
import { isAwaiting } from './approvals.ts'
import { findDrafts } from './find-drafts.ts'
import { titleIn } from './title-in.ts'

type DocumentList = Omit<Pages['desk/documents'], 'status' | 'takesPictures'>

/**
 * Returns the page of documents that a query asks for. It reads every document of a kind, without
 * texts, so that filters and counts are exact: a tenth of a second for some thousands.
 */
export async function findDocuments(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  query: URLSearchParams,
): Promise<DocumentList> {
  const kind = documentKinds.find((name) => name === onlyValue(query, 'kind')) ?? null
  const requestedState = onlyValue(query, 'state')
  const state = documentFilters.find((name) => name === requestedState) ?? null
  const q = normalizeQuery(onlyValue(query, 'q'))
  const words = wordsOf(q)
  const [all, drafts] = await Promise.all([
    findListed({ db, settings }, actor, kind === null ? documentKinds : [kind]),
    findDrafts(db, actor),
  ])
  const matching = all.filter(({ document }) => matchesWords(document, words))
  const originals = matching.filter(({ document }) => document.locale === null)
  const filtered = matching.filter((item) => passes(state, item)).map(({ document }) => document)
  const { page, pages, offset } = pageOf(filtered.length, { requested: requestedPage(query) })
  return {
    documents: filtered.toSorted(newestFirst).slice(offset, offset + deskPageSize),
    kind,
    state,
    q,
    page,
    pages,
    total: filtered.length,
    drafts,
    counts: countsOf(originals.map(({ document }) => document)),
    awaiting: settings.twoPersonRule
      ? matching.filter(({ isAwaiting }) => isAwaiting).length
      : null,
    outdated: matching.filter(({ isOutdated }) => isOutdated).length,
    coverage: coverageOf(matching),
    asksForPeople: roleOf(settings, actor.user) === 'owner' && currentEdition().people.length === 0,
    now: new Date().toISOString(),
  }
}

interface ListedDocument {
  document: DocumentSummary
  isAwaiting: boolean
  isOutdated: boolean
}

/** Returns the documents of these kinds with their translations. */
async function findListed(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  kinds: readonly DocumentKind[],
): Promise<ListedDocument[]> {
  const [originals, translations] = await Promise.all([
    selectHeads(db, kinds),
    selectHeads(db, ['translation']),
  ])
  const items = [
    ...originals.map((head) => ({ head, document: summaryOf(head) })),
    ...withOriginals(translations, originals),
  ]
  return items.map(({ head, document }) => ({
    document,
    isAwaiting: settings.twoPersonRule && awaitsApprovalOf(actor, head),
    isOutdated: head.isOutdated === 1 && isLive(document.state),
  }))
}

/** True if a document is in the list of a filter. */
function passes(
  filter: DocumentFilter | null,
  { document, isAwaiting, isOutdated }: ListedDocument,
): boolean {
  if (filter === 'awaiting') return isAwaiting
  if (filter === 'outdated') return isOutdated
  // A translation stands with its original, so the other lists have originals only.
  return document.locale === null && (filter === null || document.state === filter)
}

/** Returns translations as entries of the documents that they translate; others are left out. */
function withOriginals(translations: readonly DocumentHead[], originals: readonly DocumentHead[]) {
  const byId = new Map(originals.map((head) => [head.id, head]))
  return translations.flatMap((head) => {
    const original = byId.get(head.originalId ?? '')
    if (!original) return []
    const { id, kind, slug, title, market } = summaryOf(original)
    return [{ head, document: { ...summaryOf({ ...head, kind, title, slug }), id, market } }]
  })
}

/** Counts what readers see, and its translations; kinds without any are left out. */
function coverageOf(all: readonly ListedDocument[]): Coverage[] {
  const live = all.filter(({ document }) => isLive(document.state))
  return documentKinds.flatMap((kind) => {
    const ofKind = live.filter(({ document }) => document.kind === kind)
    const published = ofKind.filter(({ document }) => document.locale === null).length
    if (published === 0) return []
    const languages = translatedLocales.map((locale) => {
      const translations = ofKind.filter(({ document }) => document.locale === locale)
      const outdated = translations.filter(({ isOutdated }) => isOutdated).length
      return { locale, translated: translations.length, outdated }
    })
    return [{ kind, published, languages }]
  })
}

function isLive(state: DocumentState): boolean {
  return state === 'published' || state === 'changed'
}

/** Returns the number of documents that wait for the actor's approval; null without the rule. */
export async function countAwaiting(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
): Promise<number | null> {
  if (!settings.twoPersonRule) return null
  const all = await selectHeads(db, storedKinds)
  return all.filter((head) => awaitsApprovalOf(actor, head)).length
}

/** True if the newest revision is undecided, and of somebody else. */
function awaitsApprovalOf({ user }: SignedIn, head: DocumentHead): boolean {
  return head.authorId !== user.id && isAwaiting(head)
}

/**
 * Selects documents with their newest revision and last publication, without translations into
 * languages that are not offered.
 */
export function selectHeads(db: Database, kinds: readonly StoredKind[]) {
  const newest = sql`(SELECT max(number) FROM revisions WHERE document_id = ${documents.id})`
  const last = sql`(SELECT max(id) FROM publications WHERE document_id = ${documents.id})`
  const isOffered = or(isNull(documents.locale), inArray(documents.locale, [...offeredLocales]))
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      originalId: documents.originalId,
      locale: documents.locale,
      isOutdated,
      slug: documents.slug,
      title: titleIn({ kind: documents.kind, fields: revisions.fields }),
      market: sql<string | null>`${revisions.fields} ->> 'market'`,
      revisionId: revisions.id,
      author: users.name,
      authorId: revisions.authorId,
      editedAt: revisions.createdAt,
      lastPublicationId: publications.id,
      lastRevisionId: publications.revisionId,
      decidedAt: publications.createdAt,
      number: effectivePublications.number,
      wasPublished: wasPublished(documents.id),
    })
    .from(documents)
    .innerJoin(revisions, and(eq(revisions.documentId, documents.id), eq(revisions.number, newest)))
    .leftJoin(publications, eq(publications.id, last))
    .leftJoin(effectivePublications, eq(effectivePublications.publicationId, publications.id))
    .leftJoin(users, eq(users.id, revisions.authorId))
    .where(and(inArray(documents.kind, [...kinds]), isOffered))
}

/** 1 if readers see a newer version of the original than the one that was translated. */
const isOutdated = sql<number>`
  CASE WHEN ${documents.originalId} IS NULL THEN 0 ELSE coalesce(
    (SELECT number FROM revisions AS live WHERE live.id = ${publishedRevision(documents.originalId)})
    > (SELECT number FROM revisions AS base WHERE base.id = ${revisions.fields} ->> 'original'),
    0
  ) END`

/** A document as its row in a list needs it. */
export type DocumentHead = Awaited<ReturnType<typeof selectHeads>>[number]

export function summaryOf(head: DocumentHead): DocumentSummary {
  const { id, kind, slug, title, revisionId, author, editedAt, lastPublicationId, lastRevisionId } =
    head
  if (kind === 'translation') throw new Error('Expected the kind of what is translated')
  const last = lastPublicationId === null ? null : { ...head, revisionId: lastRevisionId }
  const state = stateOf(revisionId, last)
  const market = currentEdition().findMarket(head.market ?? '')?.name ?? null
  return {
    id,
    kind,
    slug,
    title: title ?? '',
    market,
    state,
    locale: head.locale,
    author,
    editedAt: editedAt.toISOString(),
  }
}

/** True if every word occurs in the title, slug or market of a document. */
function matchesWords({ title, slug, market }: DocumentSummary, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = wordsOf(`${title} ${slug} ${market ?? ''}`).join(' ')
  return words.every((word) => text.includes(word))
}

function newestFirst(a: DocumentSummary, b: DocumentSummary): number {
  return byCharacters(b.editedAt, a.editedAt) || byName(a.title, b.title)
}

function countsOf(all: readonly DocumentSummary[]): Record<DocumentState, number> {
  const counts = { draft: 0, scheduled: 0, published: 0, changed: 0, withdrawn: 0 }
  for (const { state } of all) counts[state] += 1
  return counts
}
