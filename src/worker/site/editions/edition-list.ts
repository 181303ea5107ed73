import { sql } from 'drizzle-orm'
import { type DocumentKind, kindNames } from '#shared/desk/documents/kinds.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import type { Locale } from '#shared/locales.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { officeDay } from '#worker/knowledge/office.ts'

/** An edition in the list of all. */
interface EditionHead {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  /** Its change in words. */
  title: string
  /** The number of documents that it changed. */
  changes: number
}

/** Returns the editions up to the current one, newest first. */
export async function listEditions(db: Database, edition: Edition): Promise<EditionHead[]> {
  const [published, released] = await Promise.all([
    readPublished(db, edition.number),
    readReleased(db, edition.number),
  ])
  const numbers = new Set(published.map(({ number }) => number))
  const heads = [
    ...published.map((row) => publishedHead(edition, row)),
    ...released.filter(({ number }) => !numbers.has(number)).map(releasedHead),
  ].toSorted((a, b) => b.number - a.number)
  return heads.length > 0 ? heads : [shippedHead(edition)]
}

interface PublishedRow {
  number: number
  createdAt: number
  /** The number of documents. */
  changes: number
  /** The kind and slug of the document, if it is the only one. */
  kind: DocumentKind
  slug: string
  /** The language of a translation. */
  locale: Locale | null
  /** 0 if it was unpublished. */
  visible: number
}

/** The editions that the isolate has read. They never change, so it reads each of them once. */
let cachedRows: readonly PublishedRow[] = []

async function readPublished(db: Database, newest: number): Promise<readonly PublishedRow[]> {
  const rows = cachedRows
  const last = rows.at(-1)?.number ?? 0
  if (last < newest)
    cachedRows = [...rows, ...(await readBetween(db, { after: last, upTo: newest }))]
  return cachedRows.filter(({ number }) => number <= newest)
}

/** Empties the cache for tests, which share the isolate. */
export function forgetEditionList(): void {
  cachedRows = []
}

function readBetween(
  db: Database,
  { after, upTo }: { after: number; upTo: number },
): Promise<PublishedRow[]> {
  return db.all(sql`
    SELECT effective.number, min(effective.created_at) AS createdAt, count(*) AS changes,
      min(coalesce(original.kind, documents.kind)) AS kind,
      min(coalesce(original.slug, documents.slug)) AS slug, min(documents.locale) AS locale,
      count(publications.revision_id) AS visible
    FROM effective_publications AS effective
    CROSS JOIN publications ON publications.id = effective.publication_id
    CROSS JOIN documents ON documents.id = publications.document_id
    LEFT JOIN documents AS original ON original.id = documents.original_id
    WHERE effective.number > ${after} AND effective.number <= ${upTo}
    GROUP BY effective.number
    ORDER BY effective.number`)
}

function readReleased(db: Database, newest: number): Promise<ReleasedRow[]> {
  return db.all(sql`
    SELECT number, min(created_at) AS createdAt, count(*) AS changes
    FROM shipped_records
    WHERE number <= ${newest}
    GROUP BY number`)
}

type ReleasedRow = Pick<PublishedRow, 'number' | 'createdAt' | 'changes'>

function publishedHead(edition: Edition, row: PublishedRow): EditionHead {
  const { number, createdAt, changes, kind, slug, locale, visible } = row
  const { editions } = recordMessages
  const ownTitle = documentTitle(edition, kind, slug)
  const title = locale ? `${ownTitle} (${languageName(locale)})` : ownTitle
  const { label } = kindNames[kind]
  const ofOne = visible > 0 ? editions.published(label, title) : editions.unpublished(label, title)
  return {
    number,
    publishedAt: officeDay(new Date(createdAt)),
    title: changes === 1 ? ofOne : editions.several(changes),
    changes,
  }
}

function releasedHead({ number, createdAt, changes }: ReleasedRow): EditionHead {
  const publishedAt = officeDay(new Date(createdAt))
  return { number, publishedAt, title: recordMessages.editions.release, changes }
}

function shippedHead({ number, publishedAt, markets, rules, notes }: Edition): EditionHead {
  const changes = markets.length + rules.length + notes.length
  return { number, publishedAt, title: recordMessages.editions.several(changes), changes }
}

/** Returns the title that readers know now; the slug of a document that they no longer see. */
function documentTitle(edition: Edition, kind: DocumentKind, slug: string): string {
  const title = {
    market: () => edition.findMarket(slug)?.name,
    rule: () => edition.findRule(slug)?.title,
    note: () => edition.findNote(slug)?.title,
    letter: () => edition.findNewsletter(slug)?.subject,
    page: () => edition.pages.find((page) => page.slug === slug)?.title,
    person: () => edition.findPerson(slug)?.name,
    service: () => edition.findService(slug)?.title,
    firm: () => edition.firm.name,
  }[kind]()
  return title ?? slug
}
