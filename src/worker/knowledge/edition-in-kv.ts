import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { isRecord } from '#shared/records.ts'
import type { KeyValueStore } from '../db/stores.ts'
import { type Edition, editionOf } from './edition.ts'
import { type PublishedRecords, publishedOf } from './published-records.ts'

// Counts up when the index is written in another way: a Worker reads none but its own.
const format = 1

// What is written once and never changes may be kept by each place for as long as it likes.
const keptSeconds = 86_400
// The least that KV allows.
const pointerSeconds = 30

/** The keys of the edition. */
export const editionKeys = {
  current: 'edition:current',
  indexes: 'edition:index:',
  index: (number: number) => `edition:index:${number}`,
  body: (revision: string) => `edition:body:${revision}`,
} as const

/** The number of the newest edition in KV; null where there is none, or nothing that says so. */
export async function findNumber(kv: KeyValueStore): Promise<number | null> {
  const text = await kv.get(editionKeys.current, { cacheTtl: pointerSeconds })
  const pointer = text === null ? null : parsed(text)
  const number = isRecord(pointer) ? pointer.number : null
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** What the pointer to an edition is stored as. */
export function pointerText(number: number): string {
  return JSON.stringify({ number })
}

/** An edition in KV; null where it is not there, or not to be read by this Worker. */
export async function findEdition(kv: KeyValueStore, number: number): Promise<Edition | null> {
  const text = await kv.get(editionKeys.index(number), { cacheTtl: keptSeconds })
  const index = text === null ? null : parsed(text)
  return isIndex(index) && index.number === number ? publishedEdition(index) : null
}

/** The texts of revisions in KV, by their ids: those that are there. */
export async function findTexts(
  kv: KeyValueStore,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await kv.getMany(ids.map(editionKeys.body), { cacheTtl: keptSeconds })
  return new Map([...found].map(([key, text]) => [key.slice(editionKeys.body('').length), text]))
}

/** What the index of an edition is stored as. */
export function indexText(records: PublishedRecords): string {
  return JSON.stringify({ format, ...records })
}

/** The edition of an index: what is about no market ships with the product. */
export function publishedEdition(records: PublishedRecords): Edition {
  const { general } = firstEdition()
  return editionOf(
    {
      ...records,
      facts: [...records.facts, ...general.facts],
      sources: [...shippedSources(), ...records.sources],
    },
    'published',
  )
}

function shippedSources(): readonly Source[] {
  return publishedOf(firstEdition()).sources
}

const lists = ['markets', 'facts', 'rules', 'notes', 'letters', 'sources'] as const

/** Who wrote it checked every record; here it is only told from what is none. */
function isIndex(value: unknown): value is PublishedRecords {
  return (
    isRecord(value) &&
    value.format === format &&
    typeof value.publishedAt === 'string' &&
    lists.every((name) => Array.isArray(value[name]))
  )
}

/** What a text holds as JSON; null for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
