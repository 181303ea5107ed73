import { firmSlug } from '#shared/knowledge/firm.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords } from '#shared/knowledge/schemas.ts'
import {
  type ShippedRecord,
  shippedTranslations,
  translateShipped,
} from '#shared/knowledge/shipped-translations.ts'
import { mapTexts, type RecordKind } from '#shared/knowledge/translatable.ts'
import type { TranslatedText } from '#shared/knowledge/translated-texts.ts'
import type { Locale } from '#shared/locales.ts'

/** The published translation of one record. */
export interface RecordTranslation {
  kind: RecordKind
  slug: string
  /** The id of the revision with the texts; null if it is not in the database. */
  revision: string | null
  texts: readonly TranslatedText[]
}

/**
 * Returns a document's fields in another language. A text is found by the original that was translated,
 * so one that changed since stays in English.
 */
export function translateFields<Fields extends object>(
  kind: RecordKind,
  fields: Fields,
  texts: readonly TranslatedText[],
): Fields {
  const translations = translationsOf(texts)
  return mapTexts(kind, fields, (text) => translations.get(textKey(text)) ?? text.text)
}

/** Returns the translations by the keys of their texts. */
export function translationsOf(texts: readonly TranslatedText[]): ReadonlyMap<string, string> {
  return new Map(texts.map((entry) => [textKey(entry), entry.translation]))
}

/** Returns what tells the texts of a document apart. */
export function textKey({ field, text }: { field: string; text: string }): string {
  return `${field} ${text}`
}

/** Returns the translations that ship in a language. */
export async function shippedRecordTranslations(locale: Locale): Promise<RecordTranslation[]> {
  const all = await shippedTranslations(locale)
  return translatableRecords(firstEdition()).flatMap(({ kind, record }) => {
    const { translated, missing } = translateShipped(kind, record, all)
    if (translated.length === 0 || missing.length > 0) return []
    return [{ kind, slug: record.slug, revision: null, texts: translated }]
  })
}

function translatableRecords({ markets, notes, services, pages, people, firm }: EditionRecords) {
  const ofKind = (kind: RecordKind, records: readonly ShippedRecord[]) =>
    records.map((record) => ({ kind, record }))
  const rules = markets.flatMap((records) => records.rules)
  return [
    ...markets.map(({ market, facts }) => ({
      kind: 'market' as const,
      record: { ...market, facts },
    })),
    ...ofKind('rule', rules),
    ...ofKind('note', notes),
    ...ofKind('service', services),
    ...ofKind('page', pages),
    ...ofKind('person', people),
    ...ofKind('firm', [{ ...firm, slug: firmSlug }]),
  ]
}
