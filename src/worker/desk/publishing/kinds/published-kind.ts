import type { SQL } from 'drizzle-orm'
import type { EditionRecords } from '#shared/knowledge/schemas.ts'
import type { Database } from '#worker/db/stores.ts'
import { citedIn } from '#worker/knowledge/edition-with.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import { describeError, log } from '#worker/log.ts'
import { type Effective, effectiveOf, type Portion } from '../effective.ts'

/** A revision that somebody wants to publish. */
export interface PublicationRequest {
  documentId: string
  revisionId: string
  /** In the past or now: at once. */
  from: Date
}

/** Why a document of some kind is not published. */
export type Unmet = 'by-sending' | 'without-market'

/** What has to hold for a document to be published, by the outcome where it does not. */
type Preconditions = Record<Unmet, SQL | undefined>

/** What publishing knows of one kind of document; `One` is what an edition's index has of it. */
interface PublishedKindDefinition<One extends { slug: string }> {
  /** How the documents of an edition are read. */
  portion: Portion
  /** Makes the entry of a document; throws where its fields fit no longer. */
  entryOf: (row: Effective) => One
  /** The part of the index that these entries are. */
  records: (entries: One[]) => Partial<PublishedRecords>
  /** The records that ship with the product, as fields with a slug. */
  shipped?: (records: EditionRecords) => readonly { slug: string }[]
  preconditions?: (db: Database, request: PublicationRequest) => Partial<Preconditions>
  /** True if the texts are in KV, each under its revision: the index would be too large. */
  hasBodies?: boolean
}

/** The part of an edition's index that documents of one kind are. */
export interface IndexPart {
  /** The keys of the sources that its entries cite. */
  cited: ReadonlySet<string>
  /** Returns the part, without entries that cite a source there is not. */
  records: (sources: ReadonlySet<string>) => Partial<PublishedRecords>
}

/** A kind of document for publishing, whatever its entries are. */
export interface PublishedKind
  extends Pick<PublishedKindDefinition<never>, 'shipped' | 'hasBodies'> {
  preconditions: (db: Database, request: PublicationRequest) => Preconditions
  /** Reads what an edition shows of the kind. */
  readPart: (db: Database, number: number) => Promise<IndexPart>
}

const noPreconditions: Preconditions = { 'by-sending': undefined, 'without-market': undefined }

/** Binds a definition to entries of its own type, so that nobody who asks a kind has to know that. */
export function definePublished<One extends { slug: string }>(
  definition: PublishedKindDefinition<One>,
): PublishedKind {
  const { portion, entryOf, records, preconditions, ...rest } = definition
  return {
    ...rest,
    preconditions: (db, request) => ({ ...noPreconditions, ...preconditions?.(db, request) }),
    async readPart(db, number) {
      const entries = await collect(effectiveOf(db, portion, number), entryOf)
      const isSourced = (sources: ReadonlySet<string>) => (entry: One) => hasSources(entry, sources)
      return {
        cited: citedIn(entries),
        records: (sources) => records(entries.filter(isSourced(sources))),
      }
    },
  }
}

/** Returns what can be made of the rows of all portions; what cannot is left out and logged. */
async function collect<One>(
  portions: AsyncIterable<Effective[]>,
  entryOf: (row: Effective) => One,
): Promise<One[]> {
  const entries: One[] = []
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

/** True if all that an entry cites is there; logs what is not. */
function hasSources(entry: { slug: string }, sources: ReadonlySet<string>): boolean {
  const missing = [...citedIn(entry)].find((id) => !sources.has(id))
  if (missing) log('record-left-out', { slug: entry.slug, error: `no source ${missing}` })
  return !missing
}
