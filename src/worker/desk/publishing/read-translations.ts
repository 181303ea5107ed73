import { sql } from 'drizzle-orm'
import { parse } from 'zod/mini'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { type Locale, locales } from '#shared/locales.ts'
import type { Database } from '#worker/db/stores.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import type { RecordTranslation } from '#worker/knowledge/translations.ts'
import { readEffectiveRevisions } from './effective-revisions.ts'

const original = (column: 'kind' | 'slug') =>
  sql`(SELECT ${sql.identifier(column)} FROM documents AS original WHERE original.id = documents.original_id)`

/** A translation with the record that it translates, and the fields of its revision. */
const fields = sql`json_object(
  'kind', ${original('kind')},
  'slug', ${original('slug')},
  'locale', documents.locale,
  'fields', json(revisions.fields)
)`

interface TranslationRow {
  kind: DocumentKind
  slug: string
  locale: Locale
  fields: unknown
}

/** Returns the translations into a language that an edition has, with their whole texts. */
export async function readTranslations(
  db: Database,
  number: number,
  locale: Locale,
): Promise<RecordTranslation[]> {
  const translations: RecordTranslation[] = []
  for await (const rows of readEffectiveRevisions(db, { kind: 'translation', fields }, number)) {
    for (const { fields, revision } of rows) {
      const row: TranslationRow = JSON.parse(fields)
      const { kind, slug } = row
      if (row.locale !== locale) continue
      translations.push({ kind, slug, revision, texts: parse(translationFields, row.fields).texts })
    }
  }
  return translations
}

/** Returns the number of the edition, up to a number, that last changed each language. */
export async function readTranslationNumbers(
  db: Database,
  number: number,
): Promise<Partial<Record<Locale, number>>> {
  const entries = await Promise.all(
    locales.map(async (locale) => {
      const [row] = await db.all<{ number: number | null }>(sql`
        SELECT max((
          SELECT max(number)
          FROM published_versions
          WHERE document_id = documents.id AND number <= ${number}
        )) AS number
        FROM documents
        WHERE kind = 'translation' AND locale = ${locale}`)
      return [locale, row?.number ?? null] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, number]) => number !== null))
}
