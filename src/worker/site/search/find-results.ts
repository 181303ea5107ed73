import type { MarketName } from '#shared/knowledge/names.ts'
import type { Pages } from '#shared/pages.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import { inTime } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { type SearchQuery, searchQuery } from './query.ts'

/** The number of results on a page. */
export const resultsPerPage = 20

type ResultPage = Pick<Pages['marketing/search'], 'results' | 'total' | 'page' | 'pages'>

interface Search {
  text: string
  /** Counted from 1; past the end, the last page. */
  page: number
  /** The markets whose names also match with a typing error. */
  markets: readonly MarketName[]
}

/** Returns a page of results, best first; none for a text without words. Throws if D1 fails. */
export async function findResults(
  db: D1Database,
  { text, page, markets }: Search,
): Promise<ResultPage> {
  const query = searchQuery(text, markets)
  if (!query) return { results: [], total: 0, page: 1, pages: 1 }
  const [countResult, rows] = await inTime(
    'D1',
    db.batch<{ total: number } & Row>([count(db, query), select(db, query, page)]),
  )
  const total = countResult?.results[0]?.total ?? 0
  const { pages } = pageOf(total, { requested: page, size: resultsPerPage })
  if (page <= pages) return { results: (rows?.results ?? []).map(resultOf), total, page, pages }
  const lastPage = await inTime('D1', select(db, query, pages).all<Row>())
  return { results: lastPage.results.map(resultOf), total, page: pages, pages }
}

interface Row extends Omit<SearchResult, 'snippet'> {
  excerpt: string
  body: string
}

function count(db: D1Database, { any }: SearchQuery): D1PreparedStatement {
  return db.prepare('SELECT count(*) AS total FROM documents WHERE documents MATCH ?').bind(any)
}

// Mark a hit in a snippet; the indexed documents contain no control characters.
const [hitStart, hitEnd] = ['\u0002', '\u0003']

const snippetOf = (column: number) =>
  `snippet(documents, ${column}, '${hitStart}', '${hitEnd}', '…', 32)`

/**
 * Returns the query for a page of hits: markets named in the text first, then literal matches, then
 * corrected ones. Obligations count half: they are short and name their market, so a search for the
 * market alone would find all of them before its rules. The page is selected before its columns are read, because snippets of all hits
 * would be slow; the unary plus keeps SQLite from running one search for each row of the page.
 */
function select(db: D1Database, query: SearchQuery, page: number): D1PreparedStatement {
  const { any, literal, marketTitles } = query
  const matching = 'rowid IN (SELECT rowid FROM documents WHERE documents MATCH'
  const isNamedMarket = marketTitles === null ? '0' : `${matching} ?2 AND kind = 'market')`
  const isLiteral = literal === null ? '0' : `${matching} ?3)`
  const order = 'is_named_market DESC, is_literal DESC, score, id'
  const sql = `WITH best AS MATERIALIZED (
      SELECT rowid AS id, ${isNamedMarket} AS is_named_market, ${isLiteral} AS is_literal,
        bm25(documents, 10.0, 4.0, 1.0) * iif(kind = 'obligation', 0.5, 1) AS score
      FROM documents WHERE documents MATCH ?1 ORDER BY ${order} LIMIT ?4 OFFSET ?5
    )
    SELECT kind, title, href, date, market, ${snippetOf(1)} AS excerpt, ${snippetOf(2)} AS body
    FROM documents CROSS JOIN best ON best.id = +documents.rowid
    WHERE documents MATCH ?1 ORDER BY ${order}`
  const offset = (page - 1) * resultsPerPage
  return db.prepare(sql).bind(any, marketTitles, literal, resultsPerPage, offset)
}

/** Returns a result with its excerpt, or with a part of the body if only that contains a hit. */
function resultOf({ excerpt, body, ...result }: Row): SearchResult {
  // The excerpt of an obligation is the answer. Its body only describes the duty and would hide it.
  const isHitInBody = !excerpt.includes(hitStart) && body.includes(hitStart)
  const text = isHitInBody && result.kind !== 'obligation' ? body : excerpt
  return { ...result, snippet: markedParts(text) }
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
