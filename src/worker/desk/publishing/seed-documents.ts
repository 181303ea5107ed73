import { sql } from 'drizzle-orm'
import { type DocumentKind, documentKinds } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords, Source } from '#shared/knowledge/schemas.ts'
import type { TranslatedText } from '#shared/knowledge/translated-texts.ts'
import { type Locale, locales } from '#shared/locales.ts'
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
import { shippedRecordTranslations } from '#worker/knowledge/translations.ts'
import { newestEditionNumber } from './effective-revisions.ts'
import { insertSources } from './insert-sources.ts'
import { publishedKinds } from './kinds/registry.ts'
import { insertShippedRecords } from './shipped-records.ts'

/**
 * Inserts the shipped records that the database lacks and stores the settings that its triggers
 * read. It is one batch, so concurrent Workers do not interfere.
 */
export async function seedDocuments({ db, settings }: Pick<Work, 'db' | 'settings'>) {
  const translations = await shippedDocumentTranslations()
  await runBatch(db, {
    triggers: saveTriggerSettings(db, settings),
    documents: seedStatements(db, translations),
  })
}

/** Returns the statement that stores the two-person rule for the triggers. */
export function saveTriggerSettings(
  db: Database,
  { twoPersonRule }: Pick<Settings, 'twoPersonRule'>,
) {
  const row = { id: 1, twoPersonRule, writtenNumber: 0 }
  const target = publishing.id
  return db.insert(publishing).values(row).onConflictDoUpdate({ target, set: { twoPersonRule } })
}

/** Returns the statements that insert the shipped records, each short enough for D1. */
export function seedStatements(db: Database, translations: readonly ShippedTranslation[]) {
  const shipped = firstEdition()
  const documents = shippedDocuments(shipped)
  const list = JSON.stringify([
    ...documents.map(({ fields: _, ...head }) => head),
    ...translations.map(({ texts: _, ...head }) => head),
  ])
  return [
    ...inBatches(sourcesOf(shipped)).map((batch) =>
      insertSources(db, batch, null).onConflictDoNothing(),
    ),
    insertDocuments(db, list),
    ...inBatches(documents).map((batch) => insertRevisions(db, JSON.stringify(batch))),
    // After the revisions of their originals, which they need.
    insertTranslations(db, list),
    ...inBatches(translations).map((batch) => insertTranslatedRevisions(db, JSON.stringify(batch))),
    insertPublications(db, list),
    insertEffects(db, list, shipped),
    ...insertShippedRecords(db, list, shipped),
  ]
}

// D1 accepts 100,000 bytes per statement; a character may take three, and quotes are doubled.
const maxBatchLength = 30_000

/** Splits a list into batches of limited JSON length. */
function inBatches<Item>(list: readonly Item[]): Item[][] {
  const batches: Item[][] = [[]]
  let length = 0
  for (const item of list) {
    length += JSON.stringify(item).length
    if (length > maxBatchLength) {
      batches.push([])
      length = JSON.stringify(item).length
    }
    batches.at(-1)?.push(item)
  }
  return batches
}

/** A shipped document. Its new ids are only stored if the database has no document of its slug. */
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

/** The translation of a shipped record, which only is stored if the database has none. */
interface ShippedTranslation {
  id: string
  revision: string
  locale: Locale
  original: { kind: DocumentKind; slug: string }
  texts: readonly TranslatedText[]
}

/** Returns the translations that ship, in all languages. */
export async function shippedDocumentTranslations(): Promise<ShippedTranslation[]> {
  const all = await Promise.all(
    locales.map(async (locale) => {
      const translations = await shippedRecordTranslations(locale)
      return translations.map(({ kind, slug, texts }) => ({
        id: crypto.randomUUID(),
        revision: crypto.randomUUID(),
        locale,
        original: { kind, slug },
        texts,
      }))
    }),
  )
  return all.flat()
}

function sourcesOf({ markets, general }: EditionRecords): Source[] {
  return [...markets.flatMap((market) => market.sources), ...general.sources]
}

function insertDocuments(db: Database, list: string) {
  return db
    .insert(documents)
    .select(sql`
      SELECT value ->> 'id', value ->> 'kind', value ->> 'slug', ${Date.now()}, NULL, NULL
      FROM json_each(${list})
      WHERE value ->> 'kind' IS NOT NULL`)
    .onConflictDoNothing()
}

/** Adds translations of the documents that shipped, and not of what the desk wrote in their place. */
function insertTranslations(db: Database, list: string) {
  return db
    .insert(documents)
    .select(sql`
      SELECT value ->> 'id', 'translation', ${translationSlug}, ${Date.now()}, original.id,
        value ->> 'locale'
      FROM json_each(${list})
      CROSS JOIN documents AS original ON original.kind = value ->> '$.original.kind'
        AND original.slug = value ->> '$.original.slug'
      WHERE EXISTS (SELECT 1 FROM revisions WHERE document_id = original.id AND number = 0)`)
    .onConflictDoNothing()
}

// A document is found by its kind and slug; of a translation, nobody sees it.
const translationSlug = sql`value ->> 'locale' || ' ' || original.id`

// Documents that existed before have other ids, so this selects only those of the current batch.
const fromInserted = (list: string) => sql`
  FROM json_each(${list}) AS shipped
  CROSS JOIN documents ON documents.id = shipped.value ->> 'id'`

function insertRevisions(db: Database, list: string) {
  return db.insert(revisions).select(sql`
    SELECT value ->> 'revision', documents.id, 0, NULL, value ->> 'fields', ${Date.now()}
    ${fromInserted(list)}`)
}

function insertTranslatedRevisions(db: Database, list: string) {
  return db.insert(revisions).select(sql`
    SELECT value ->> 'revision', documents.id, 0, NULL,
      json_object('original', original.id, 'texts', value -> 'texts'), ${Date.now()}
    ${fromInserted(list)}
    CROSS JOIN revisions AS original
      ON original.document_id = documents.original_id AND original.number = 0`)
}

function insertPublications(db: Database, list: string) {
  const now = Date.now()
  return db.insert(publications).select(sql`
    SELECT NULL, documents.id, value ->> 'revision', NULL, ${now}, ${now}
    ${fromInserted(list)}`)
}

/** Gives all publications one number; the first edition has its own number and date. */
function insertEffects(db: Database, list: string, { number, publishedAt }: EditionRecords) {
  return db.insert(effectivePublications).select(sql`
    SELECT publications.id,
      max(${newestEditionNumber} + 1, ${number}),
      iif(${newestEditionNumber} = 0, ${Date.parse(publishedAt)}, ${Date.now()})
    ${fromInserted(list)}
    CROSS JOIN publications ON publications.document_id = documents.id`)
}
