import { currentLocale } from '#shared/current-locale.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'
import type { Pages } from '#shared/pages.ts'
import { inCurrentLocale } from '#shared/routes.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import { inTime } from '#worker/db/in-time.ts'
import { pageOf } from '#worker/http/query.ts'
import { indexTables } from './build-index.ts'
import { type SearchQuery, searchQuery } from './query.ts'

/** The number of results on a page. */
export const resultsPerPage = 20

type SearchProps = Pages['marketing/search']
type ResultPage = Pick<SearchProps, 'results' | 'total' | 'page' | 'pages' | 'most'>

interface Search {
  text: string
  /** Counted from 1; past the end, the last page. */
  page: number
  /** The markets whose names also match with a typing error. */
  markets: readonly MarketName[]
}

/** Returns a page of results, best first; none for a text without words. Throws if D1 fails. */
export async function findResults(db: D1Database, search: Search): Promise<ResultPage> {
  const locale = currentLocale()
  try {
    return await findIn(db, locale, search)
  } catch (error) {
    if (locale === originalLocale || !/no such table/.test(String(error))) throw error
    // The cron has not built the index of this language yet.
    return findIn(db, originalLocale, search)
  }
}

/** A query of the index in a language. */
interface IndexQuery extends SearchQuery {
  /** The name of the table that is searched. */
  documents: string
  /** The language of the results, where it differs from the page's. */
  lang?: 'en'
}

async function findIn(
  db: D1Database,
  locale: Locale,
  { text, page, markets }: Search,
): Promise<ResultPage> {
  const words = searchQuery(text, markets)
  if (!words) return { results: [], total: 0, page: 1, pages: 1, most: [] }
  const lang = locale === originalLocale && currentLocale() !== locale ? locale : undefined
  const query = { ...words, documents: indexTables(locale).documents, ...(lang && { lang }) }
  const [countResult, rows] = await inTime(
    'D1',
    db.batch<{ total: number } & Row>([count(db, query), select(db, query, selectionOf(page))]),
  )
  const total = countResult?.results[0]?.total ?? 0
  const { pages } = pageOf(total, { requested: page, size: resultsPerPage })
  if (page > pages) {
    const lastPage = await selectRows(db, query, selectionOf(pages))
    return { results: lastPage, total, page: pages, pages, most: [] }
  }
  const results = (rows?.results ?? []).map((row) => resultOf(row, query))
  return { results, total, page, pages, most: await findMost(db, query, total) }
}

const selectionOf = (page: number) => ({
  limit: resultsPerPage,
  offset: (page - 1) * resultsPerPage,
})

async function selectRows(db: D1Database, query: IndexQuery, selection: Selection) {
  const { results } = await inTime('D1', select(db, query, selection).all<Row>())
  return results.map((row) => resultOf(row, query))
}

// With more results, those that lack a word are of no help.
const fewResults = 5
const maxMost = 10

/** Returns the best documents that lack one of the words, if few have all of them. */
async function findMost(
  db: D1Database,
  { most, ...query }: IndexQuery,
  total: number,
): Promise<SearchResult[]> {
  if (most === null || total >= fewResults) return []
  const selection = { limit: maxMost, offset: 0 }
  return selectRows(db, { ...query, any: most, most, literal: null }, selection)
}

interface Row extends Omit<SearchResult, 'snippet'> {
  excerpt: string
  body: string
}

function count(db: D1Database, { any, documents }: IndexQuery): D1PreparedStatement {
  return db
    .prepare(`SELECT count(*) AS total FROM ${documents} WHERE ${documents} MATCH ?`)
    .bind(any)
}

// Mark a hit in a snippet; the indexed documents contain no control characters.
const [hitStart, hitEnd] = ['\u0002', '\u0003']

const snippetOf = (documents: string, column: number) =>
  `snippet(${documents}, ${column}, '${hitStart}', '${hitEnd}', '…', 32)`

interface Selection {
  limit: number
  offset: number
}

/**
 * Returns the query for a page of hits: what answers the text exactly first, then markets named in it,
 * then literal matches, then synonyms and corrections. The page is selected before its columns are read, because snippets of all
 * hits would be slow; the unary plus keeps SQLite from running one search for each row of the page.
 */
function select(db: D1Database, query: IndexQuery, selection: Selection): D1PreparedStatement {
  const { any, literal, marketTitles, answer, documents } = query
  const matching = `rowid IN (SELECT rowid FROM ${documents} WHERE ${documents} MATCH`
  const isNamedMarket = marketTitles === null ? '0' : `${matching} ?2 AND kind = 'market')`
  const isLiteral = literal === null ? '0' : `${matching} ?3)`
  const isAnswer =
    answer === null
      ? '0'
      : `kind = 'obligation' AND title IN (SELECT value FROM json_each(?4))
          AND market IN (SELECT value FROM json_each(?5))`
  const order = 'is_answer DESC, is_named_market DESC, is_literal DESC, score, id'
  const sql = `WITH best AS MATERIALIZED (
      SELECT rowid AS id, ${isAnswer} AS is_answer, ${isNamedMarket} AS is_named_market, ${isLiteral} AS is_literal,
        bm25(${documents}, 10.0, 4.0, 1.0) * coalesce(?8 ->> kind, 1) AS score
      FROM ${documents} WHERE ${documents} MATCH ?1 ORDER BY ${order} LIMIT ?6 OFFSET ?7
    )
    SELECT kind, title, href, date, market, ${snippetOf(documents, 1)} AS excerpt,
      ${snippetOf(documents, 2)} AS body
    FROM ${documents} CROSS JOIN best ON best.id = +${documents}.rowid
    WHERE ${documents} MATCH ?1 ORDER BY ${order}`
  const { limit, offset } = selection
  const { titles = [], markets = [] } = answer ?? {}
  const named = [any, marketTitles, literal, JSON.stringify(titles), JSON.stringify(markets)]
  return db.prepare(sql).bind(...named, limit, offset, weights)
}

/** The properties of a kind of document among the results. */
interface KindRules {
  /** The factor of its score. */
  weight: number
  /** False if its body would hide what the reader wants to know. */
  showsBody: boolean
}

const usual: KindRules = { weight: 1, showsBody: true }
const kindRules: Partial<Record<SearchResult['kind'], KindRules>> = {
  // They are short and name their market, so a search for the market alone would find all of them
  // before its rules. The excerpt is the answer; the body only describes the duty.
  obligation: { weight: 0.5, showsBody: false },
}

const weights = JSON.stringify(
  Object.fromEntries(Object.entries(kindRules).map(([kind, { weight }]) => [kind, weight])),
)

/** Returns a result, whose page is in the language of the search, with its excerpt, or with a part of the body if only that contains a hit. */
function resultOf(
  { excerpt, body, href, ...result }: Row,
  { lang }: Pick<IndexQuery, 'lang'>,
): SearchResult {
  const { showsBody } = kindRules[result.kind] ?? usual
  const isHitInBody = !excerpt.includes(hitStart) && body.includes(hitStart)
  const snippet = markedParts(isHitInBody && showsBody ? body : excerpt)
  return { ...result, href: inCurrentLocale(href), snippet, ...(lang && { lang }) }
}

/** Splits a snippet at its hits. */
function markedParts(snippet: string): SearchResult['snippet'] {
  return snippet
    .split(new RegExp(`(${hitStart}[^${hitEnd}]*${hitEnd})`))
    .filter(Boolean)
    .map((part) =>
      part.startsWith(hitStart)
        ? { text: part.slice(hitStart.length, -hitEnd.length), mark: true }
        : { text: part, mark: false },
    )
}
