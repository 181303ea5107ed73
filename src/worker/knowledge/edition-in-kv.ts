import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { EditionRecords, Source } from '#shared/knowledge/schemas.ts'
import type { Locale } from '#shared/locales.ts'
import { isRecord } from '#shared/records.ts'
import type { KeyValueStore } from '../db/key-value-store.ts'
import { type Edition, editionOf } from './edition.ts'
import { type PublishedRecords, publishedOf } from './published-records.ts'
import type { RecordTranslation } from './translations.ts'
import { upgradeMarket } from './upgrade-market.ts'

// Increased whenever the format of the index changes; a Worker reads only its own format.
const format = 1

// The cached values never change.
const cacheSeconds = 86_400
// The minimum that KV allows.
const pointerCacheSeconds = 30

export const editionKeys = {
  current: 'edition:current',
  indexes: 'edition:index:',
  index: (number: number) => `edition:index:${number}`,
  body: (revision: string) => `edition:body:${revision}`,
  translationsInto: (locale: Locale, number: number | '') =>
    `edition:translations:${locale}:${number}`,
} as const

/** Returns the number of the newest edition in KV; null if it is missing or invalid. */
export async function findEditionNumber(kv: KeyValueStore): Promise<number | null> {
  const text = await kv.get(editionKeys.current, { cacheTtl: pointerCacheSeconds })
  const pointer = text === null ? null : parseJson(text)
  const number = isRecord(pointer) ? pointer.number : null
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

export function pointerText(number: number): string {
  return JSON.stringify({ number })
}

/** Finds an edition in KV; null if it is missing or has another format. */
export async function findEdition(kv: KeyValueStore, number: number): Promise<Edition | null> {
  const text = await kv.get(editionKeys.index(number), { cacheTtl: cacheSeconds })
  const index = text === null ? null : parseJson(text)
  if (!isIndex(index) || index.number !== number) return null
  // An index is older than a list that it lacks. Refusing it would show shipped records only.
  const records = { firm: firstEdition().firm, ...shippedLists(), ...index }
  return publishedEdition({
    ...records,
    markets: records.markets.map((market) => upgradeMarket(market)),
    // Articles once had no author.
    notes: records.notes.map((note) => ({ ...note, author: note.author ?? null })),
  })
}

/** Finds the translations into a language that an edition last changed; null if KV lacks them. */
export async function findTranslations(
  kv: KeyValueStore,
  locale: Locale,
  number: number,
): Promise<RecordTranslation[] | null> {
  const key = editionKeys.translationsInto(locale, number)
  const text = await kv.get(key, { cacheTtl: cacheSeconds })
  const translations = text === null ? null : parseJson(text)
  return Array.isArray(translations) ? translations : null
}

/** Returns the texts of revisions that KV has, by their ids. */
export async function findTexts(
  kv: KeyValueStore,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = await kv.getMany(ids.map(editionKeys.body), { cacheTtl: cacheSeconds })
  return new Map([...texts].map(([key, text]) => [key.slice(editionKeys.body('').length), text]))
}

export function indexText(records: PublishedRecords): string {
  return JSON.stringify({ format, ...records })
}

/** Returns the edition of an index, together with the shipped records that belong to no market. */
export function publishedEdition(
  records: PublishedRecords,
  general: EditionRecords['general'] = { ...firstEdition().general, sources: shippedSources() },
): Edition {
  return editionOf(
    {
      ...records,
      facts: [...records.facts, ...general.facts],
      sources: [...general.sources, ...records.sources],
    },
    'published',
  )
}

function shippedSources(): readonly Source[] {
  return publishedOf(firstEdition()).sources
}

function shippedLists() {
  const { number, publishedAt, firm, ...lists } = publishedOf(firstEdition())
  return lists
}

type IndexInKv = Partial<PublishedRecords> & Pick<PublishedRecords, 'number' | 'publishedAt'>

/** True if the value is an index. Its records were checked when it was written, in the shape of then. */
function isIndex(value: unknown): value is IndexInKv {
  if (!isRecord(value) || value.format !== format) return false
  const { number, publishedAt, ...lists } = value
  return (
    typeof publishedAt === 'string' &&
    Object.keys(shippedLists()).every((name) => Array.isArray(lists[name] ?? []))
  )
}

/** Parses JSON; null if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
