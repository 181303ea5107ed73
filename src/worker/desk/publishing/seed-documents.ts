import { sql } from 'drizzle-orm'
import { type DocumentKind, documentKinds } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords, Source } from '#shared/knowledge/schemas.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import {
  documents,
  effectivePublications,
  publications,
  publishing,
  revisions,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { insertSources } from './insert-sources.ts'
import { publishedKinds } from './kinds/registry.ts'

/**
 * Brings what ships with the product into the database, as far as it lacks it, and tells its triggers
 * of the settings. One batch: all of it or nothing; what another Worker brings meanwhile stays as it
 * is.
 */
export async function seedDocuments({ db, settings }: Pick<Work, 'db' | 'settings'>) {
  await runBatch(db, { triggers: tellTriggers(db, settings), documents: seedStatements(db) })
}

/** The statement that tells the triggers of the two-person rule. */
export function tellTriggers(db: Database, { twoPersonRule }: Pick<Settings, 'twoPersonRule'>) {
  const row = { id: 1, twoPersonRule, writtenNumber: 0 }
  const target = publishing.id
  return db.insert(publishing).values(row).onConflictDoUpdate({ target, set: { twoPersonRule } })
}

/** The statements that bring what ships, for one batch: in a file of SQL each is short enough for D1. */
export function seedStatements(db: Database) {
  const shipped = firstEdition()
  const documents = shippedDocuments(shipped)
  const list = JSON.stringify(documents.map(({ fields: _, ...head }) => head))
  return [
    ...inPortions(sourcesOf(shipped)).map((some) =>
      insertSources(db, some, null).onConflictDoNothing(),
    ),
    insertDocuments(db, list),
    ...inPortions(documents).map((some) => insertRevisions(db, JSON.stringify(some))),
    insertPublications(db, list),
    insertEffects(db, list, shipped),
  ]
}

// D1 takes statements of up to 100,000 bytes; in UTF-8 a character may be three, and quotes double.
const portionLength = 30_000

/** A list in lists whose JSON is short, unless a single entry is longer. */
function inPortions<One>(list: readonly One[]): One[][] {
  const portions: One[][] = [[]]
  let length = 0
  for (const one of list) {
    length += JSON.stringify(one).length
    if (length > portionLength) {
      portions.push([])
      length = JSON.stringify(one).length
    }
    portions.at(-1)?.push(one)
  }
  return portions
}

/** A shipped document; the ids are new, and stored only if the database has none of its slug. */
interface ShippedDocument {
  id: string
  revision: string
  kind: DocumentKind
  slug: string
  fields: object
}

function shippedDocuments(records: EditionRecords): ShippedDocument[] {
  return documentKinds.flatMap((kind) => {
    const shipped = publishedKinds[kind].shipped?.(records) ?? []
    return shipped.map(({ slug, ...fields }) => {
      return { id: crypto.randomUUID(), revision: crypto.randomUUID(), kind, slug, fields }
    })
  })
}

function sourcesOf({ markets, general }: EditionRecords): Source[] {
  return [...markets.flatMap((market) => market.sources), ...general.sources]
}

function insertDocuments(db: Database, list: string) {
  return db
    .insert(documents)
    .select(sql`
      SELECT value ->> 'id', value ->> 'kind', value ->> 'slug', ${Date.now()}
      FROM json_each(${list})
      WHERE true`)
    .onConflictDoNothing()
}

// What was there before has another id: only the documents of this batch are found by theirs.
const storedNow = (list: string) => sql`
  FROM json_each(${list}) AS shipped
  CROSS JOIN documents ON documents.id = shipped.value ->> 'id'`

function insertRevisions(db: Database, list: string) {
  return db.insert(revisions).select(sql`
    SELECT value ->> 'revision', documents.id, 0, NULL, value ->> 'fields', ${Date.now()}
    ${storedNow(list)}`)
}

function insertPublications(db: Database, list: string) {
  const now = Date.now()
  return db.insert(publications).select(sql`
    SELECT NULL, documents.id, value ->> 'revision', NULL, ${now}, ${now}
    ${storedNow(list)}`)
}

/** All of them by one number: the first edition has its own number and day. */
function insertEffects(db: Database, list: string, { number, publishedAt }: EditionRecords) {
  const newest = sql`(SELECT max(number) FROM effective_publications)`
  return db.insert(effectivePublications).select(sql`
    SELECT publications.id,
      max(coalesce(${newest} + 1, 0), ${number}),
      iif(${newest} IS NULL, ${Date.parse(publishedAt)}, ${Date.now()})
    ${storedNow(list)}
    CROSS JOIN publications ON publications.document_id = documents.id`)
}
