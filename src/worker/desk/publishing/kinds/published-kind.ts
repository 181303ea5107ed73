import type { SQL } from 'drizzle-orm'
import type { EditionRecords } from '#shared/knowledge/schemas.ts'
import type { Database } from '#worker/db/stores.ts'
import {
  type EffectiveRevision,
  type KindQuery,
  type RevisionKey,
  readEffectiveRevisions,
} from '#worker/desk/publishing/effective-revisions.ts'
import type { ShippedRecords } from '#worker/desk/publishing/shipped-records.ts'
import { citedIn } from '#worker/knowledge/edition-with.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import { describeError, log } from '#worker/log.ts'

export interface PublicationRequest {
  documentId: string
  revisionId: string
  /** A time in the past publishes at once. */
  from: Date
}

/** The preconditions of publishing that depend on the kind. */
export type UnmetPrecondition = 'by-sending' | 'without-market' | 'without-original'

export type Preconditions = Record<UnmetPrecondition, SQL | undefined>

/** The part of what ships with an edition that an entry can depend on. */
type ShippedOfEntry = Pick<ShippedRecords, 'obligationsOf'>

/** The behaviour of one kind in publishing; `Entry` is its entry in the index. */
interface PublishedKindDefinition<Entry extends { slug: string }> {
  /** The query that reads the documents of an edition. */
  query: KindQuery
  /** Returns the entry of a document; throws if its fields no longer match the schema. */
  entryOf: (row: EffectiveRevision, shipped: ShippedOfEntry) => Entry
  /** Returns the part of the index with these entries. */
  records: (entries: Entry[]) => Partial<PublishedRecords>
  /** Returns the records that ship with the product, as fields with a slug. */
  shipped?: (records: EditionRecords) => readonly { slug: string }[]
  preconditions?: (db: Database, request: PublicationRequest) => Partial<Preconditions>
  /** True if it cannot be unpublished, because the site needs it. */
  isRequired?: boolean
  /** True if KV stores each text separately, because the index would be too large otherwise. */
  hasBodies?: boolean
}

/** The entries of one kind in an edition's index. */
export interface IndexPart {
  citedIds: ReadonlySet<string>
  /** Returns the entries whose sources all exist. */
  records: (sources: ReadonlySet<string>) => Partial<PublishedRecords>
}

/** A kind of document in publishing, independent of the type of its entries. */
export interface PublishedKind
  extends Pick<PublishedKindDefinition<never>, 'shipped' | 'hasBodies' | 'isRequired'> {
  preconditions: (db: Database, request: PublicationRequest) => Preconditions
  readPart: (db: Database, number: number, shipped: ShippedRecords) => Promise<IndexPart>
}

export const noPreconditions: Preconditions = {
  'by-sending': undefined,
  'without-market': undefined,
  'without-original': undefined,
}

/** Binds a definition to its type of entries, so that callers can use all kinds alike. */
export function definePublished<Entry extends { slug: string }>(
  definition: PublishedKindDefinition<Entry>,
): PublishedKind {
  const { query, entryOf: _, records, preconditions, ...rest } = definition
  const parse = parserOf(definition)
  let reusable: ReadonlyMap<string, ParsedRevision<Entry>> = new Map()
  return {
    ...rest,
    preconditions: (db, request) => ({ ...noPreconditions, ...preconditions?.(db, request) }),
    async readPart(db, number, shipped) {
      const earlier = reusable
      const rows = readEffectiveRevisions(db, query, number, [...earlier.values()])
      const entries = await collect(rows, (row) => earlier.get(row.revision) ?? parse(row, shipped))
      reusable = reusableOf(entries)
      return {
        citedIds: new Set(entries.flatMap(({ citedIds }) => citedIds)),
        records: (sources) =>
          records(entries.filter((one) => hasSources(one, sources)).map(({ entry }) => entry)),
      }
    },
  }
}

interface ParsedRevision<Entry> extends RevisionKey {
  entry: Entry
  citedIds: readonly string[]
  /** True if the revision has the same entry in every edition. */
  isReusable: boolean
}

/** Returns the function that parses the revisions of a kind. */
function parserOf<Entry extends { slug: string }>({
  query,
  entryOf,
}: PublishedKindDefinition<Entry>) {
  return (row: EffectiveRevision, shipped: ShippedOfEntry): ParsedRevision<Entry> => {
    // When a document started is not part of its revision, nor is what shipped with an edition.
    let isReusable = !query.startedAt
    const entry = entryOf(row, {
      obligationsOf: (code) => {
        isReusable = false
        return shipped.obligationsOf(code)
      },
    })
    const { slug, revision } = row
    return { slug, revision, entry, citedIds: [...citedIn(entry)], isReusable }
  }
}

/**
 * Returns the entries that the next edition has too, unless their documents change: to read and parse all
 * of them is much of the work of publishing one.
 */
function reusableOf<Entry>(entries: readonly ParsedRevision<Entry>[]) {
  const reusable = entries.filter(({ isReusable }) => isReusable)
  return new Map(reusable.map((entry) => [entry.revision, entry]))
}

/** Returns the entries of all rows; invalid ones are left out and logged. */
async function collect<Entry>(
  portions: AsyncIterable<EffectiveRevision[]>,
  entryOf: (row: EffectiveRevision) => Entry,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const rows of portions) {
    for (const row of rows) {
      try {
        entries.push(entryOf(row))
      } catch (error) {
        const { revision, slug } = row
        log('record-left-out', { slug, revision, error: describeError(error) })
      }
    }
  }
  return entries
}

interface CitingEntry {
  entry: { slug: string }
  citedIds: readonly string[]
}

/** True if all sources of an entry exist; logs a missing one. */
function hasSources({ entry, citedIds }: CitingEntry, sources: ReadonlySet<string>): boolean {
  const missing = citedIds.find((id) => !sources.has(id))
  if (missing) log('record-left-out', { slug: entry.slug, error: `no source ${missing}` })
  return !missing
}
