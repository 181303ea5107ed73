import { sql } from 'drizzle-orm'
import type { LetterFields, NoteFields } from '#shared/desk/documents/fields.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Letter, Note } from '#shared/knowledge/schemas.ts'
import type { Work } from '../app-env.ts'
import { revisions } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'
import { findTexts, parsed } from './edition-in-kv.ts'
import type { LetterHead, NoteHead } from './published-records.ts'

type Stores = Pick<Work, 'db' | 'kv'>
type Head = NoteHead | LetterHead
type Fields = Partial<NoteFields & LetterFields>

// As many as KV gives at once.
const atOnce = 100

const maxKeptLength = 4 * 1024 * 1024

/** The texts of revisions, which never change; those that were used last come last. */
const kept = new Map<string, { fields: Fields; length: number }>()
let keptLength = 0

/** Notes with their texts; throws Unavailable if one of them cannot be had. */
export async function findNotes(stores: Stores, heads: readonly NoteHead[]): Promise<Note[]> {
  return notesOf(heads, await findFields(stores, heads))
}

/** As `findNotes`, for who reads all of them: from D1 first, and nothing is kept of it. */
export async function findAllNotes(stores: Stores, heads: readonly NoteHead[]): Promise<Note[]> {
  return notesOf(heads, await findFields(stores, heads, { isPassing: true }))
}

function notesOf(heads: readonly NoteHead[], fieldsOf: (head: Head) => Fields): Note[] {
  return heads.map((head) => {
    const { minutes: _, revision: __, shipped: ___, ...note } = head
    return { ...note, body: fieldsOf(head).body ?? '' }
  })
}

/** Letters with their texts; throws Unavailable if one of them cannot be had. */
export async function findLetters(stores: Stores, heads: readonly LetterHead[]): Promise<Letter[]> {
  const fieldsOf = await findFields(stores, heads)
  return heads.map((head) => {
    return { ...(fieldsOf(head) as LetterFields), slug: head.slug }
  })
}

/** What was kept, else what KV has, else D1, else what came with the product. */
async function findFields(
  stores: Stores,
  heads: readonly Head[],
  { isPassing = false } = {},
): Promise<(head: Head) => Fields> {
  const found = new Map<string, Fields>()
  const missing = () =>
    heads.flatMap(({ revision }) => (revision === null || found.has(revision) ? [] : revision))
  for (const id of missing()) {
    const known = keptFields(id)
    if (known) found.set(id, known)
  }
  const finders = [fromKeyValueStore, fromDatabase]
  for (const find of isPassing ? finders.reverse() : finders) {
    const ids = missing()
    for (let at = 0; at < ids.length; at += atOnce) {
      const texts = await find(stores, ids.slice(at, at + atOnce))
      for (const [id, text] of texts) {
        const fields = textFields(text)
        if (fields) found.set(id, fields)
        if (fields && !isPassing) keep(id, fields, text.length)
      }
    }
  }
  return (head) => {
    const fields = head.revision === null ? undefined : found.get(head.revision)
    const shipped = head.shipped ? shippedNote(head.slug) : undefined
    const known = fields ?? shipped
    if (!known) throw new Unavailable(`the text of ${head.slug} cannot be had`)
    return known
  }
}

function fromKeyValueStore({ kv }: Stores, ids: readonly string[]) {
  return orNothing(() => findTexts(kv, ids))
}

function fromDatabase({ db }: Stores, ids: readonly string[]) {
  return orNothing(async () => {
    const listed = sql`${revisions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
    const rows = await db
      .select({ id: revisions.id, fields: revisions.fields })
      .from(revisions)
      .where(listed)
    return new Map(rows.map(({ id, fields }) => [id, fields]))
  })
}

/** Another store may have it. */
async function orNothing(find: () => Promise<Map<string, string>>): Promise<Map<string, string>> {
  try {
    return await find()
  } catch (error) {
    log('texts-not-found', { error: describeError(error) })
    return new Map()
  }
}

function keptFields(id: string): Fields | undefined {
  const known = kept.get(id)
  if (!known) return undefined
  kept.delete(id)
  kept.set(id, known)
  return known.fields
}

/** What a text holds; null for what is none of a note or a letter. */
function textFields(text: string): Fields | null {
  const fields = parsed(text) as Fields | null
  const isText = typeof fields?.body === 'string' || typeof fields?.introduction === 'string'
  return isText ? fields : null
}

/** Keeps a text, and as many of those before it as there is room for. */
function keep(id: string, fields: Fields, length: number): void {
  if (kept.has(id)) return
  kept.set(id, { fields, length })
  keptLength += length
  for (const [oldest, { length: left }] of kept) {
    if (keptLength <= maxKeptLength) return
    kept.delete(oldest)
    keptLength -= left
  }
}

function shippedNote(slug: string): Fields | undefined {
  const found = firstEdition().notes.find((note) => note.slug === slug)
  if (!found) return undefined
  const { slug: _, ...fields } = found
  return fields
}
