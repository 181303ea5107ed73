import { type SQL, sql } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import { dayAfter } from '#shared/days.ts'
import { marketFields, ruleFields } from '#shared/desk/documents/fields.ts'
import type { ChangeFilters, RecordChange } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
import { startOfDay } from '#shared/zones.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { type Edition, nameOf } from '../edition.ts'
import { newestNumberBefore } from '../newest-number-before.ts'
import { officeDay, officeZone } from '../office.ts'
import { upgradeMarket } from '../upgrade-market.ts'
import { changesBetween, type PartChange } from './part-changes.ts'
import { partsOfMarket, partsOfRule, type RecordPart } from './record-parts.ts'

/** A publication of a market or a rule, with what it changed. */
export interface ChangedRecord {
  edition: number
  /** In milliseconds since the epoch. */
  publishedAt: number
  kind: 'market' | 'rule'
  slug: string
  changes: RecordChange[]
}

interface PublicationRow {
  id: number
  edition: number
  publishedAt: number
  kind: 'market' | 'rule'
  slug: string
  /** The fields before and after as JSON; null if it was not published. */
  before: string | null
  after: string | null
}

/** A part of the list of publications. */
interface Range {
  offset: number
  limit: number
}

const previousRevision = sql`(
  SELECT previous.revision_id
  FROM publications AS previous
  CROSS JOIN effective_publications ON publication_id = previous.id
  WHERE previous.document_id = publications.document_id AND previous.id < publications.id
  ORDER BY previous.id DESC
  LIMIT 1
)`

/** Returns the publications of markets and rules that match the filters, newest first. */
export async function findChanges(
  db: Database,
  edition: Edition,
  { filters, range }: { filters: ChangeFilters; range: Range },
): Promise<ChangedRecord[]> {
  // Only of those on the page the versions are read and compared.
  const rows = await db.all<{ id: number }>(sql`
    SELECT publication_id AS id
    ${publicationsLike(edition, filters)}
    ORDER BY number DESC, publication_id DESC
    LIMIT ${range.limit} OFFSET ${range.offset}`)
  const ids = rows.map(({ id }) => id)
  const records = await findChangesOf(db, edition, ids)
  return ids.flatMap((id) => records.get(id) ?? [])
}

/** Returns what publications changed, by their ids; those not in effect are left out. */
export async function findChangesOf(
  db: Database,
  edition: Edition,
  publications: readonly number[],
): Promise<Map<number, ChangedRecord>> {
  const rows = await db.all<PublicationRow>(sql`
    SELECT publications.id, effective.number AS edition, effective.created_at AS publishedAt,
      documents.kind, documents.slug, earlier.fields AS before, later.fields AS after
    FROM json_each(${JSON.stringify(publications)}) AS wanted
    CROSS JOIN effective_publications AS effective ON effective.publication_id = wanted.value
    CROSS JOIN publications ON publications.id = effective.publication_id
    CROSS JOIN documents ON documents.id = publications.document_id
    LEFT JOIN revisions AS later ON later.id = publications.revision_id
    LEFT JOIN revisions AS earlier ON earlier.id = ${previousRevision}`)
  return new Map(rows.map((row) => [row.id, changedRecord(edition, row)]))
}

/** Returns the number of publications that match the filters. */
export async function countChanges(
  db: Database,
  edition: Edition,
  filters: ChangeFilters,
): Promise<number> {
  const [row] = await db.all<{ total: number }>(
    sql`SELECT count(*) AS total ${publicationsLike(edition, filters)}`,
  )
  return row?.total ?? 0
}

function publicationsLike({ number }: Edition, { market, from, to }: ChangeFilters): SQL {
  // The first edition changed nothing: with it begins what is on record.
  const first = sql`(SELECT min(number) FROM effective_publications)`
  // One bound on each side: of several SQLite would use one for the index.
  const after = from === null ? first : sql`max(${first}, ${newestNumberBefore(startOf(from))})`
  const end = to && startOf(dayAfter(to, 1))
  const upTo = end ? sql`min(${number}, ${newestNumberBefore(end)})` : sql`${number}`
  return sql`
    FROM published_versions
    WHERE ${market === null ? sql`market IS NOT NULL` : sql`market = ${market}`}
      AND number > ${after}
      AND number <= ${upTo}`
}

function startOf(day: string): number {
  return startOfDay(officeZone(), day).getTime()
}

function changedRecord(edition: Edition, row: PublicationRow): ChangedRecord {
  const { edition: number, publishedAt, kind, slug } = row
  const head = {
    edition: number,
    publishedAt: officeDay(new Date(publishedAt)),
    rule: kind === 'rule' && edition.findRule(slug) ? slug : null,
    market: marketOf(edition, row),
  }
  const changes = changesOf(row).map((change) => ({ ...head, ...change }))
  return { edition: number, publishedAt, kind, slug, changes }
}

function marketOf(edition: Edition, { kind, slug, before, after }: PublicationRow) {
  const fields = JSON.parse(after ?? before ?? '{}')
  const marketSlug = kind === 'market' ? slug : String(fields.market)
  const market = edition.findMarket(marketSlug)
  if (market) return nameOf(market)
  return { slug: marketSlug, name: kind === 'market' ? String(fields.name) : marketSlug }
}

function changesOf({ kind, before, after }: PublicationRow): PartChange[] {
  const [oldParts, newParts] = [partsOf(kind, before), partsOf(kind, after)]
  // Of a whole record, one line stands for its parts.
  const end = before === null || after === null ? 1 : undefined
  return changesBetween(oldParts.slice(0, end), newParts.slice(0, end))
}

/** Returns the parts of a version; none if it no longer matches the schema. */
function partsOf(kind: PublicationRow['kind'], text: string | null): RecordPart[] {
  if (text === null) return []
  const fields = JSON.parse(text)
  if (kind === 'rule') {
    const rule = safeParse(ruleFields, fields)
    return rule.success ? partsOfRule(rule.data) : []
  }
  const market = safeParse(marketFields, upgradeMarket(fields))
  return market.success ? partsOfMarket(market.data) : []
}

/** Returns the sources that changes cite, by id; an edition lacks those of earlier versions. */
export async function findSources(
  db: Database,
  changes: readonly RecordChange[],
): Promise<Map<string, Source>> {
  const ids = changes.flatMap((change) => [
    change.source,
    ...(isOfSource(change) ? [change.before, change.after] : []),
  ])
  const { id, publisher, title, date, url } = sources
  const rows = await db
    .select({ id, publisher, title, date, url })
    .from(sources)
    .where(isOneOf(id, [...new Set(ids.flatMap((one) => one ?? []))]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns a change of the source with the titles of both. */
export function withTitles(change: RecordChange, all: Map<string, Source>): RecordChange {
  if (!isOfSource(change)) return change
  const titleOf = (id: string | null) => id && (all.get(id)?.title ?? id)
  return { ...change, before: titleOf(change.before), after: titleOf(change.after) }
}

function isOfSource({ field }: RecordChange): boolean {
  return field === changeMessages.fields.source
}
