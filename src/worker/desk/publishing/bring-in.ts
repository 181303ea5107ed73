import { sql } from 'drizzle-orm'
import { type DocumentKind, documentKinds } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords, Source } from '#shared/knowledge/schemas.ts'
import type { Work } from '#worker/app-env.ts'
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

/** What this isolate has begun to bring in; settings are read once an isolate. */
const begun = new WeakMap<Settings, Promise<void>>()

/**
 * Brings what ships with the product into the database, as far as it lacks it, and tells its
 * triggers of the settings: once an isolate, and again after a failure.
 */
export function bringIn(work: Pick<Work, 'db' | 'settings'>): Promise<void> {
  const known = begun.get(work.settings)
  if (known) return known
  const started = bringInNow(work).catch((error: unknown) => {
    begun.delete(work.settings)
    throw error
  })
  begun.set(work.settings, started)
  return started
}

/** One batch: all of it or nothing; what another Worker brings in meanwhile stays as it is. */
async function bringInNow({ db, settings }: Pick<Work, 'db' | 'settings'>): Promise<void> {
  const shipped = firstEdition()
  const list = JSON.stringify(shippedDocuments(shipped))
  await db.batch([
    tellTriggers(db, settings),
    insertSources(db, sourcesOf(shipped), null).onConflictDoNothing(),
    insertDocuments(db, list),
    insertRevisions(db, list),
    insertPublications(db, list),
    insertEffects(db, list, shipped),
  ])
}

function tellTriggers(db: Database, { twoPersonRule }: Settings) {
  const row = { id: 1, twoPersonRule, writtenNumber: 0 }
  const set = { twoPersonRule }
  const target = publishing.id
  return db.insert(publishing).values(row).onConflictDoUpdate({ target, set })
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
