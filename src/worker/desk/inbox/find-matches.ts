import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { asked, inOrder, orderKey, upTo } from './filters.ts'
import { indexedWords } from './words.ts'

// A word with so few places in the index is rare: all of them are looked at, and sorted.
const rarePlaces = 2000
// So far the list is walked for frequent words: what is not found there is seldom altogether.
const walkedThreads = 4000
// Of words that are all frequent, the rarest is told from the others by so many places.
const manyPlaces = 50_000
/** Nobody turns more pages than these threads fill: more are not counted. */
const mostMatches = 1000
const maxWords = 10

interface Matches {
  /** Of one page, in its order. */
  ids: string[]
  page: number
  pages: number
}

const none: Matches = { ids: [], page: 1, pages: 1 }

/**
 * The threads that hold every word of a text, each as the beginning of one. SQLite would choose one
 * way for all words; which one is short depends on how many threads hold them. Where one word is
 * rare, its threads are taken from the index of words, the other words looked up for each, and what
 * is left is sorted. Where all are frequent, that would sort half of the inbox: there the threads are
 * taken in their order and each is asked for its words, until the page is full, which comes soon. How
 * many follow is then not known, only whether any do. Frequent words that seldom meet do not fill it:
 * then the first way is the shorter one after all.
 */
export async function findMatches(
  db: Database,
  filters: InboxFilters,
  wanted: number,
): Promise<Matches> {
  const words = asPrefixes(indexedWords([filters.q])).slice(0, maxWords)
  if (words.length === 0) return none
  const rarest = await findRarest(db, words, rarePlaces)
  if (rarest.places === 0) return none
  if (rarest.places > rarePlaces) {
    const limit = Math.min(mostMatches, wanted * deskPageSize + 1)
    const edge = await findEdge(db, filters)
    const rows = await walk(db, { filters, words, limit, edge })
    if (edge === null || rows.length === limit) return matchesOf(rows, wanted)
  }
  const { word } = rarest.places > rarePlaces ? await findRarest(db, words, manyPlaces) : rarest
  const others = words.filter((one) => one !== word)
  return matchesOf(await takeFrom(db, { filters, words: others, from: word }), wanted)
}

/** Without the words that another one begins with: whoever holds that holds them. */
function asPrefixes(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((one) => one !== word && one.startsWith(word)))
}

function matchesOf(rows: readonly { id: string }[], wanted: number): Matches {
  const { page, pages, offset } = pageOf(rows.length, { requested: wanted })
  return { ids: rows.slice(offset, offset + deskPageSize).map(({ id }) => id), page, pages }
}

/** The word with the fewest places in the index; those of frequent ones are not counted to the end. */
async function findRarest(db: Database, words: readonly string[], enough: number) {
  const { word } = threadWords
  const end = sql.raw(`char(${lastCharacter})`)
  const places = sql`
    SELECT 1 FROM ${threadWords}
    WHERE ${word} >= asked.value AND ${word} < asked.value || ${end}
    LIMIT ${enough + 1}`
  const counted = await db.all<{ word: string; places: number }>(sql`
    SELECT value AS word, (SELECT count(*) FROM (${places})) AS places
    FROM json_each(${JSON.stringify(words)}) AS asked`)
  return counted.reduce((rarest, one) => (one.places < rarest.places ? one : rarest))
}

interface Search {
  filters: InboxFilters
  words: readonly string[]
}

/** From the threads of one word, those that are asked for and hold the others too. */
function takeFrom(db: Database, { filters, words, from }: Search & { from: string }) {
  const found = db
    .selectDistinct({ threadId: threadWords.threadId })
    .from(threadWords)
    .where(beginsWith(from))
    .as('found')
  // A cross join is done in the order in which it is written.
  return db
    .select({ id: threads.id })
    .from(found)
    .crossJoin(threads)
    .where(and(eq(threads.id, found.threadId), asked(filters), holds(db, words)))
    .orderBy(...inOrder(filters))
    .limit(mostMatches)
}

/** Where in its order the part of a list ends that is walked; null when all of it is. */
async function findEdge(db: Database, filters: InboxFilters): Promise<Date | null> {
  const rows = await db
    .select({ key: orderKey(filters) })
    .from(threads)
    .where(asked(filters))
    .orderBy(...inOrder(filters))
    .limit(1)
    .offset(walkedThreads)
  return rows[0]?.key ?? null
}

/** In the order of the inbox and up to an edge, the threads that are asked for and hold the words. */
function walk(
  db: Database,
  { filters, words, limit, edge }: Search & { limit: number; edge: Date | null },
) {
  const within = edge === null ? undefined : upTo(filters, edge)
  return db
    .select({ id: threads.id })
    .from(threads)
    .where(and(asked(filters), within, holds(db, words)))
    .orderBy(...inOrder(filters))
    .limit(limit)
}

function holds(db: Database, words: readonly string[]): SQL | undefined {
  const ofThread = eq(threadWords.threadId, threads.id)
  return and(...words.map((word) => hasRow(db, threadWords, and(ofThread, beginsWith(word)))))
}

const lastCharacter = 0x10ffff

/** A range instead of a pattern: it finds its place in an index, and no sign in it has a meaning. */
function beginsWith(start: string): SQL | undefined {
  const { word } = threadWords
  return and(gte(word, start), lt(word, start + String.fromCodePoint(lastCharacter)))
}
