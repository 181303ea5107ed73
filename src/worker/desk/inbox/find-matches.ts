import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { isAtMost, listOrder, matchesFilters, orderColumn } from './filters.ts'
import { indexedWords } from './index-words.ts'

// A word with so few places in the index is rare: all of them are looked at, and sorted.
const maxRareRows = 2000
// So far the list is walked for frequent words: what is not found there is seldom altogether.
const maxScannedThreads = 4000
// Of words that are all frequent, the rarest is told from the others by so many places.
const maxCountedRows = 50_000
/** Nobody turns more pages than these threads fill: more are not counted. */
const maxMatches = 1000
const maxWords = 10

interface Matches {
  /** Of one page, in its order. */
  ids: string[]
  page: number
  pages: number
}

const noMatches: Matches = { ids: [], page: 1, pages: 1 }

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
  pageNumber: number,
): Promise<Matches> {
  const words = dropImpliedWords(indexedWords([filters.q])).slice(0, maxWords)
  if (words.length === 0) return noMatches
  const rarest = await findRarestWord(db, words, maxRareRows)
  if (rarest.rowCount === 0) return noMatches
  if (rarest.rowCount > maxRareRows) {
    const limit = Math.min(maxMatches, pageNumber * deskPageSize + 1)
    const scanEnd = await findScanEnd(db, filters)
    const rows = await scanList(db, { filters, words, limit, scanEnd })
    if (scanEnd === null || rows.length === limit) return matchesOf(rows, pageNumber)
  }
  const { word } =
    rarest.rowCount > maxRareRows ? await findRarestWord(db, words, maxCountedRows) : rarest
  const others = words.filter((other) => other !== word)
  return matchesOf(await selectByWord(db, { filters, words: others, word }), pageNumber)
}

/** Without the words that another one begins with: whoever holds that holds them. */
function dropImpliedWords(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
}

function matchesOf(rows: readonly { id: string }[], pageNumber: number): Matches {
  const { page, pages, offset } = pageOf(rows.length, { requested: pageNumber })
  return { ids: rows.slice(offset, offset + deskPageSize).map(({ id }) => id), page, pages }
}

/** The word with the fewest places in the index; those of frequent ones are not counted to the end. */
async function findRarestWord(db: Database, words: readonly string[], maxRows: number) {
  const { word } = threadWords
  const end = sql.raw(`char(${lastCharacter})`)
  const indexRows = sql`
    SELECT 1 FROM ${threadWords}
    WHERE ${word} >= searched.value AND ${word} < searched.value || ${end}
    LIMIT ${maxRows + 1}`
  const counts = await db.all<{ word: string; rowCount: number }>(sql`
    SELECT value AS word, (SELECT count(*) FROM (${indexRows})) AS rowCount
    FROM json_each(${JSON.stringify(words)}) AS searched`)
  return counts.reduce((rarest, count) => (count.rowCount < rarest.rowCount ? count : rarest))
}

interface Search {
  filters: InboxFilters
  words: readonly string[]
}

/** From the threads of one word, those that are asked for and hold the others too. */
function selectByWord(db: Database, { filters, words, word }: Search & { word: string }) {
  const candidates = db
    .selectDistinct({ threadId: threadWords.threadId })
    .from(threadWords)
    .where(startsWith(word))
    .as('candidates')
  // A cross join is done in the order in which it is written.
  return db
    .select({ id: threads.id })
    .from(candidates)
    .crossJoin(threads)
    .where(and(eq(threads.id, candidates.threadId), matchesFilters(filters), hasWords(db, words)))
    .orderBy(...listOrder(filters))
    .limit(maxMatches)
}

/** Where in its order the part of a list ends that is walked; null when all of it is. */
async function findScanEnd(db: Database, filters: InboxFilters): Promise<Date | null> {
  const rows = await db
    .select({ key: orderColumn(filters) })
    .from(threads)
    .where(matchesFilters(filters))
    .orderBy(...listOrder(filters))
    .limit(1)
    .offset(maxScannedThreads)
  return rows[0]?.key ?? null
}

/** In the order of the inbox and up to an edge, the threads that are asked for and hold the words. */
function scanList(
  db: Database,
  { filters, words, limit, scanEnd }: Search & { limit: number; scanEnd: Date | null },
) {
  const isBeforeEnd = scanEnd === null ? undefined : isAtMost(filters, scanEnd)
  return db
    .select({ id: threads.id })
    .from(threads)
    .where(and(matchesFilters(filters), isBeforeEnd, hasWords(db, words)))
    .orderBy(...listOrder(filters))
    .limit(limit)
}

function hasWords(db: Database, words: readonly string[]): SQL | undefined {
  const isSameThread = eq(threadWords.threadId, threads.id)
  return and(...words.map((word) => hasRow(db, threadWords, and(isSameThread, startsWith(word)))))
}

const lastCharacter = 0x10ffff

/** A range instead of a pattern: it finds its place in an index, and no sign in it has a meaning. */
function startsWith(start: string): SQL | undefined {
  const { word } = threadWords
  return and(gte(word, start), lt(word, start + String.fromCodePoint(lastCharacter)))
}
