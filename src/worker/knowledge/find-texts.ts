import { sql } from 'drizzle-orm'
import type { NewsletterFields, NoteFields } from '#shared/desk/documents/fields.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Newsletter, Note } from '#shared/knowledge/schemas.ts'
import type { TranslatedText } from '#shared/knowledge/translated-texts.ts'
import type { Work } from '../app-env.ts'
import { createCache } from '../cache.ts'
import { revisions } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'
import { currentEdition } from './edition.ts'
import { findTexts, parseJson } from './edition-in-kv.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { NewsletterHead, NoteHead } from './published-records.ts'
import type { TranslationFields } from './translation-fields.ts'
import { translateFields } from './translations.ts'

type Stores = Pick<Work, 'db' | 'kv'>
type Head = NoteHead | NewsletterHead
type Fields = Partial<NoteFields & NewsletterFields & TranslationFields>

// The maximum number of keys per read that KV allows.
const batchSize = 100

const maxCachedLength = 4 * 1024 * 1024

interface Text {
  fields: Fields
  length: number
}

/** The texts of revisions, which never change. */
const cache = createCache<Text>(maxCachedLength, ({ length }) => length)

/** Returns articles with their texts; throws Unavailable if one of them cannot be read. */
export async function findNotes(stores: Stores, heads: readonly NoteHead[]): Promise<Note[]> {
  return notesOf(heads, await findFields(stores, heads), await findTranslated(stores, heads))
}

/** Returns all articles with their texts, from D1 first and without caching them. */
export async function findAllNotes(stores: Stores, heads: readonly NoteHead[]): Promise<Note[]> {
  const options = { skipCache: true }
  return notesOf(
    heads,
    await findFields(stores, heads, options),
    await findTranslated(stores, heads, options),
  )
}

function notesOf(
  heads: readonly NoteHead[],
  fieldsOf: (head: Head) => Fields,
  textsOf: (head: NoteHead) => readonly TranslatedText[],
): Note[] {
  return heads.map((head) => {
    const { minutes: _, revision: __, shipped: ___, translation: ____, ...note } = head
    const { body = '' } = translateFields('note', fieldsOf(head), textsOf(head))
    return { ...note, body: fillPlaceholders(currentEdition(), body) }
  })
}

/** Finds the translated texts of articles. One that cannot be read is shown in English. */
async function findTranslated(
  stores: Stores,
  heads: readonly NoteHead[],
  options: FindOptions = {},
): Promise<(head: NoteHead) => readonly TranslatedText[]> {
  const ids = heads.flatMap(({ translation }) => translation?.revision ?? [])
  const fieldsById = await findRevisions(stores, ids, options)
  return ({ translation }) =>
    fieldsById.get(translation?.revision ?? '')?.texts ?? translation?.texts ?? []
}

/** Returns newsletters with their texts; throws Unavailable if one of them cannot be read. */
export async function findNewsletters(
  stores: Stores,
  heads: readonly NewsletterHead[],
): Promise<Newsletter[]> {
  const fieldsOf = await findFields(stores, heads)
  return heads.map((head) => {
    const fields = fieldsOf(head) as NewsletterFields
    return { ...translateFields('letter', fields, head.translation?.texts ?? []), slug: head.slug }
  })
}

/** Reads texts from the cache, then KV, then D1, then the shipped records. */
async function findFields(
  stores: Stores,
  heads: readonly Head[],
  options: FindOptions = {},
): Promise<(head: Head) => Fields> {
  const ids = heads.flatMap(({ revision }) => revision ?? [])
  const fieldsById = await findRevisions(stores, ids, options)
  return (head) => {
    const fields = head.revision === null ? undefined : fieldsById.get(head.revision)
    const shipped = head.shipped ? shippedNote(head.slug) : undefined
    const result = fields ?? shipped
    if (!result) throw new Unavailable(`the text of ${head.slug} cannot be had`)
    return result
  }
}

interface FindOptions {
  /** True reads D1 first, and leaves the cache as it is. */
  skipCache?: boolean
}

async function findRevisions(
  stores: Stores,
  wanted: readonly string[],
  { skipCache = false }: FindOptions,
): Promise<Map<string, Fields>> {
  const fieldsById = new Map<string, Fields>()
  const missing = () => wanted.filter((id) => !fieldsById.has(id))
  for (const id of missing()) {
    const cached = cache.get(id)
    if (cached) fieldsById.set(id, cached.fields)
  }
  const finders = [fromKeyValueStore, fromDatabase]
  for (const find of skipCache ? finders.reverse() : finders) {
    const ids = missing()
    for (let at = 0; at < ids.length; at += batchSize) {
      const texts = await find(stores, ids.slice(at, at + batchSize))
      for (const [id, text] of texts) {
        const fields = textFields(text)
        if (fields) fieldsById.set(id, fields)
        if (fields && !skipCache) cache.add(id, { fields, length: text.length })
      }
    }
  }
  return fieldsById
}

function fromKeyValueStore({ kv }: Stores, ids: readonly string[]) {
  return emptyOnError(() => findTexts(kv, ids))
}

function fromDatabase({ db }: Stores, ids: readonly string[]) {
  return emptyOnError(async () => {
    const isListed = sql`${revisions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
    const rows = await db
      .select({ id: revisions.id, fields: revisions.fields })
      .from(revisions)
      .where(isListed)
    return new Map(rows.map(({ id, fields }) => [id, fields]))
  })
}

/** Returns no texts if a store fails, because another store may have them. */
async function emptyOnError(
  find: () => Promise<Map<string, string>>,
): Promise<Map<string, string>> {
  try {
    return await find()
  } catch (error) {
    log('texts-not-found', { error: describeError(error) })
    return new Map()
  }
}

/** Parses the fields of an article, a newsletter or a translation; null if the text is none. */
function textFields(text: string): Fields | null {
  const fields = parseJson(text) as Fields | null
  const isText =
    typeof fields?.body === 'string' ||
    typeof fields?.introduction === 'string' ||
    Array.isArray(fields?.texts)
  return isText ? fields : null
}

function shippedNote(slug: string): Fields | undefined {
  const match = firstEdition().notes.find((note) => note.slug === slug)
  if (!match) return undefined
  const { slug: _, ...fields } = match
  return fields
}
