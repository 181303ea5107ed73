import type { MarketName } from '#shared/knowledge/names.ts'
import type { Pages } from '#shared/pages.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import { inTime } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { type SearchQuery, searchQuery } from './query.ts'

/** How many results a page shows. */
export const resultsPerPage = 20

type Found = Pick<Pages['marketing/search'], 'results' | 'total' | 'page' | 'pages'>

interface Search {
  text: string
  /** From 1; one past the last is the last. */
  page: number
  /** Those whose names are found in spite of a typing error. */
  markets: readonly MarketName[]
}

/** What was found for a text, best first; nothing for one without a word. Throws if D1 does. */
export async function findPublished(
  db: D1Database,
  { text, page, markets }: Search,
): Promise<Found> {
  const query = searchQuery(text, markets)
  if (!query) return { results: [], total: 0, page: 1, pages: 1 }
  const [counted, rows] = await inTime(
    'D1',
    db.batch<{ total: number } & Row>([count(db, query), select(db, query, page)]),
  )
  const total = counted?.results[0]?.total ?? 0
  const { pages } = pageOf(total, { requested: page, size: resultsPerPage })
  if (page <= pages) return { results: (rows?.results ?? []).map(resultOf), total, page, pages }
  const last = await inTime('D1', select(db, query, pages).all<Row>())
  return { results: last.results.map(resultOf), total, page: pages, pages }
}

interface Row extends Pick<SearchResult, 'kind' | 'title' | 'href' | 'date'> {
  excerpt: string
  body: string
}

function count(db: D1Database, { any }: SearchQuery): D1PreparedStatement {
  return db.prepare('SELECT count(*) AS total FROM documents WHERE documents MATCH ?').bind(any)
}

// Stand before and after a hit in a snippet. Documents hold no control characters.
const [begin, end] = ['\u0002', '\u0003']

const snippetOf = (column: number) => `snippet(documents, ${column}, '${begin}', '${end}', '…', 32)`

/**
 * One page of the hits: markets that are named, then what holds the words as they were typed, then
 * the rest. It is chosen before it is read, or every hit would be cut into snippets; the plus has all
 * hits found once more, and not each of the page by a search of its own.
 */
function select(db: D1Database, query: SearchQuery, page: number): D1PreparedStatement {
  const { any, typed, named } = query
  const among = 'rowid IN (SELECT rowid FROM documents WHERE documents MATCH'
  const isNamed = named === null ? '0' : `${among} ?2 AND kind = 'market')`
  const isTyped = typed === null ? '0' : `${among} ?3)`
  const order = 'is_named DESC, is_typed DESC, score, id'
  const sql = `WITH best AS MATERIALIZED (
      SELECT rowid AS id, ${isNamed} AS is_named, ${isTyped} AS is_typed,
        bm25(documents, 10.0, 4.0, 1.0) AS score
      FROM documents WHERE documents MATCH ?1 ORDER BY ${order} LIMIT ?4 OFFSET ?5
    )
    SELECT kind, title, href, date, ${snippetOf(1)} AS excerpt, ${snippetOf(2)} AS body
    FROM documents CROSS JOIN best ON best.id = +documents.rowid
    WHERE documents MATCH ?1 ORDER BY ${order}`
  const before = (page - 1) * resultsPerPage
  return db.prepare(sql).bind(any, named, typed, resultsPerPage, before)
}

/** The excerpt, or the part of the body that holds a word where the excerpt holds none. */
function resultOf({ kind, title, href, date, excerpt, body }: Row): SearchResult {
  const shown = !excerpt.includes(begin) && body.includes(begin) ? body : excerpt
  return { kind, title, href, date, snippet: marked(shown) }
}

/** A snippet as its parts, those between the marks marked. */
function marked(snippet: string): SearchResult['snippet'] {
  return snippet
    .split(new RegExp(`(${begin}[^${end}]*${end})`))
    .filter(Boolean)
    .map((part) =>
      part.startsWith(begin)
        ? { text: part.slice(begin.length, -end.length), mark: true }
        : { text: part, mark: false },
    )
}
