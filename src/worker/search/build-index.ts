import { bytesToBase64Url, utf8 } from '../security/bytes.ts'
import type { SearchDocument } from './documents.ts'

/** A statement and what is bound to it. */
export interface Statement {
  sql: string
  params: (string | number)[]
}

/** What makes an index, and tells it from another. */
export interface IndexBuild {
  edition: number
  hash: string
  /** To be run as one batch: a search finds the old index until the new one is whole. */
  statements: Statement[]
}

// Counts for the hash: an index of another form is another index.
const createIndex = `CREATE VIRTUAL TABLE next USING fts5(
  title, excerpt, body, kind UNINDEXED, href UNINDEXED, date UNINDEXED,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`

// D1 takes values of 2 MB, and from a file statements of 100 kB.
const chunkLength = 1_000_000
const pieceLength = 40_000

/** The build of an index over these documents. */
export async function createIndexBuild(
  edition: number,
  documents: readonly SearchDocument[],
): Promise<IndexBuild> {
  const chunks = chunksOf(documents.map(readable))
  const hash = await sha256([createIndex, ...chunks].join('\n'))
  const pieces = chunks.flatMap((json, chunk) =>
    piecesOf(json).map((piece, part) => statement(insertPiece, chunk, part, piece)),
  )
  return {
    edition,
    hash,
    statements: [
      statement('DROP TABLE IF EXISTS pieces'),
      statement('CREATE TABLE pieces (chunk INTEGER, part INTEGER, json TEXT)'),
      ...pieces,
      statement('DROP TABLE IF EXISTS next'),
      statement(createIndex),
      statement(fillIndex),
      statement('DROP TABLE pieces'),
      statement('DROP TABLE IF EXISTS documents'),
      statement('ALTER TABLE next RENAME TO documents'),
      statement('CREATE TABLE IF NOT EXISTS built (edition INTEGER, hash TEXT)'),
      statement('DELETE FROM built'),
      statement('INSERT INTO built (edition, hash) VALUES (?, ?)', edition, hash),
    ],
  }
}

/**
 * Builds the index if there is none, or one of other documents; says whether it did. It is also sent
 * to a local workerd by its source, so it uses nothing but its arguments.
 */
export async function updateIndex(db: D1Database, build: IndexBuild): Promise<boolean> {
  const built = await db
    // Fails when either table is not there.
    .prepare('SELECT edition, hash FROM built WHERE (SELECT count(*) FROM documents) > 0')
    .first<{ edition: number; hash: string }>()
    .catch(() => null)
  if (built?.edition === build.edition && built.hash === build.hash) return false
  await db.batch(build.statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
  return true
}

const insertPiece = 'INSERT INTO pieces (chunk, part, json) VALUES (?, ?, ?)'

const fillIndex = `INSERT INTO next (title, excerpt, body, kind, href, date)
  SELECT value ->> 'title', value ->> 'excerpt', value ->> 'body',
    value ->> 'kind', value ->> 'href', value ->> 'date'
  FROM (SELECT chunk, group_concat(json, '' ORDER BY part) AS json FROM pieces GROUP BY chunk) AS whole,
    json_each(whole.json) AS one
  ORDER BY whole.chunk, one.key`

function statement(sql: string, ...params: (string | number)[]): Statement {
  return { sql, params }
}

/** Without control characters: among them are the marks that a search puts around its hits. */
function readable(document: SearchDocument): SearchDocument {
  const clean = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const { title, excerpt, body } = document
  return { ...document, title: clean(title), excerpt: clean(excerpt), body: clean(body) }
}

/** The documents as JSON arrays of a bounded length, in ASCII: they may be cut anywhere. */
function chunksOf(documents: readonly SearchDocument[]): string[] {
  const chunks: string[][] = [[]]
  let length = 0
  for (const document of documents) {
    const json = asciiJson(document)
    if (length > 0 && length + json.length > chunkLength) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(json)
    length += json.length
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

function asciiJson(document: SearchDocument): string {
  return JSON.stringify(document).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function piecesOf(json: string): string[] {
  const count = Math.ceil(json.length / pieceLength)
  return Array.from({ length: count }, (_, part) =>
    json.slice(part * pieceLength, (part + 1) * pieceLength),
  )
}

async function sha256(text: string): Promise<string> {
  return bytesToBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
}
