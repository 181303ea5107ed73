import { sql } from 'drizzle-orm'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import { findPictures } from '#worker/pictures/find-pictures.ts'
import type { IndexPart } from './kinds/published-kind.ts'
import { publishedKinds } from './kinds/registry.ts'
import { isPublishedPicture } from './published-pictures.ts'
import { readTranslationNumbers } from './read-translations.ts'
import type { ShippedRecords } from './shipped-records.ts'

const sourceBatchSize = 500

const noRecords = {
  markets: [],
  facts: [],
  rules: [],
  notes: [],
  letters: [],
  people: [],
  services: [],
  pages: [],
}

/**
 * Assembles the index of an edition from D1. An invalid record, or one that cites a missing source,
 * is left out and logged, so that the others stay readable.
 */
export async function assembleIndex(
  db: Database,
  number: number,
  shipped: ShippedRecords,
): Promise<PublishedRecords> {
  const parts: IndexPart[] = []
  for (const kind of documentKinds) {
    parts.push(await publishedKinds[kind].readPart(db, number, shipped))
  }
  const citedIds = new Set(parts.flatMap((part) => [...part.citedIds]))
  const citedSources = await readSources(db, [...citedIds])
  const sourceIds = new Set(citedSources.map(({ id }) => id))
  const publishedAt = await findPublicationDay(db, number)
  let records: PublishedRecords = {
    number,
    publishedAt,
    sources: citedSources,
    // An edition from before the firm was a document has the one that ships.
    firm: firstEdition().firm,
    translations: await readTranslationNumbers(db, number),
    ...noRecords,
    pictures: await findPictures(db, isPublishedPicture),
  }
  for (const part of parts) records = { ...records, ...part.records(sourceIds) }
  return records
}

async function readSources(db: Database, ids: readonly string[]): Promise<Source[]> {
  const all: Source[] = []
  for (let at = 0; at < ids.length; at += sourceBatchSize) {
    const { id, publisher, title, date, url } = sources
    const rows = await db
      .select({ id, publisher, title, date, url })
      .from(sources)
      .where(isOneOf(id, ids.slice(at, at + sourceBatchSize)))
    all.push(...rows)
  }
  return all
}

async function findPublicationDay(db: Database, number: number): Promise<string> {
  const [row] = await db.all<{ createdAt: number }>(sql`
    SELECT created_at AS createdAt FROM effective_publications WHERE number = ${number}
    UNION ALL
    SELECT created_at FROM shipped_records WHERE number = ${number}
    LIMIT 1`)
  return officeDay(row ? new Date(row.createdAt) : new Date())
}
