import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { InboxFilters } from '#shared/desk/inbox/props.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { threads, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { isAtMost, listOrder, matchesFilters, orderColumn } from './filters.ts'
import { indexedWords } from './index-words.ts'

// A word with at most this many rows in the index is rare: all its threads are read and sorted.
const maxRareRows = 2000
// The number of threads that are scanned for frequent words before the index is used after all.
const maxScannedThreads = 4000
// The limit of counting when the rarest of frequent words is looked for.
const maxCountedRows = 50_000
/** The limit of search results: nobody turns more pages. */
const maxMatches = 1000
const maxWords = 10

interface Matches {
  /** In the order of the page. */
  ids: string[]
  page: number
  pages: number
}

const noMatches: Matches = { ids: [], page: 1, pages: 1 }

/**
 * Returns the threads in which each word of the search is the beginning of some word. SQLite would
 * use one plan for all searches, but which one is fast depends on the words. With a rare word, its
 * threads are read from the index, checked for the other words and sorted. With frequent words
 * only, that would sort half of the inbox: the list is then scanned in its order until the page is
 * full, and only whether another page follows is known. If a scan finds too little, the first plan
 * is used.
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

/** Drops words that another word begins with: every match of the longer one contains them. */
function dropImpliedWords(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
}

function matchesOf(rows: readonly { id: string }[], pageNumber: number): Matches {
  const { page, pages, offset } = pageOf(rows.length, { requested: pageNumber })
  return { ids: rows.slice(offset, offset + deskPageSize).map(({ id }) => id), page, pages }
}

/** Returns the word with the fewest rows in the index, counting at most `maxRows` for each. */
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

/** Selects the threads of one word that match the filters and have the other words too. */
function selectByWord(db: Database, { filters, words, word }: Search & { word: string }) {
  const candidates = db
    .selectDistinct({ threadId: threadWords.threadId })
    .from(threadWords)
    .where(startsWith(word))
    .as('candidates')
  // SQLite keeps the order of a cross join as written.
  return db
    .select({ id: threads.id })
    .from(candidates)
    .crossJoin(threads)
    .where(and(eq(threads.id, candidates.threadId), matchesFilters(filters), hasWords(db, words)))
    .orderBy(...listOrder(filters))
    .limit(maxMatches)
}

/** Returns the order key at which the scan of a list ends; null if all of it is scanned. */
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

/** Selects the matching threads in the order of the list, up to `scanEnd`. */
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

/** A range, not LIKE: it uses the index, and no character in it is special. */
function startsWith(start: string): SQL | undefined {
  const { word } = threadWords
  return and(gte(word, start), lt(word, start + String.fromCodePoint(lastCharacter)))
}
