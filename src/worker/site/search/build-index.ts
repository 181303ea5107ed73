import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'
import type { SearchDocument } from './documents.ts'

/** A statement and what is bound to it. */
interface Statement {
  sql: string
  params: (string | number)[]
}

/** What makes an index, and tells it from another. */
export interface IndexBuild {
  edition: number
  hash: string
  /** Whether an index of a later edition stays. */
  keepsNewer?: boolean
  /** To be run as one batch: a search finds the old index until the new one is whole. */
  statements: Statement[]
}

// Counts for the hash: an index of another form is another index.
const createTable = (name: string) => `CREATE VIRTUAL TABLE ${name} USING fts5(
  title, excerpt, body, kind UNINDEXED, href UNINDEXED, date UNINDEXED,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`
const createIndex = createTable('next')

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
      ...swapIn('next', { edition, hash }),
    ],
  }
}

/** Has a table take the place of the index: for one batch. */
function swapIn(table: string, { edition, hash }: Built): Statement[] {
  return [
    statement('DROP TABLE IF EXISTS documents'),
    statement(`ALTER TABLE ${table} RENAME TO documents`),
    statement('CREATE TABLE IF NOT EXISTS built (edition INTEGER, hash TEXT)'),
    statement('DELETE FROM built'),
    statement('INSERT INTO built (edition, hash) VALUES (?, ?)', edition, hash),
  ]
}

type Built = Pick<IndexBuild, 'edition' | 'hash'>

/** What the index is of, if there is one. */
export function findBuilt(db: D1Database): Promise<Built | null> {
  return (
    db
      // Fails when either table is not there.
      .prepare('SELECT edition, hash FROM built WHERE (SELECT count(*) FROM documents) > 0')
      .first<Built>()
      .catch(() => null)
  )
}

/**
 * Builds an index in a table of its own, portion by portion, so that no more than one is in memory,
 * and puts it in its place in one batch: a search finds the old index or the whole new one. Of two
 * builders the one that began last has its way; the other one is overtaken, and leaves it to that.
 */
export async function buildInPortions(
  db: D1Database,
  built: Built,
  portions: AsyncIterable<readonly SearchDocument[]>,
): Promise<'built' | 'overtaken'> {
  const table = `next_${crypto.randomUUID().replaceAll('-', '')}`
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE name GLOB 'next_*' AND sql GLOB 'CREATE VIRTUAL*'",
    )
    .all<{ name: string }>()
  // Whoever built it may be done with it meanwhile.
  const drop = results.map(({ name }) => statement(`DROP TABLE IF EXISTS ${name}`))
  await run(db, [...drop, statement(createTable(table))])
  try {
    for await (const documents of portions) await fill(db, table, documents)
    await run(db, swapIn(table, built))
    return 'built'
  } catch (error) {
    if (await hasTable(db, table)) throw error
    return 'overtaken'
  }
}

async function fill(
  db: D1Database,
  table: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const json of chunksOf(documents.map(readable))) {
    await run(db, [statement(`${insertInto(table)} FROM json_each(?) ORDER BY key`, json)])
    // Lets readers in: where the database is in the same process, they would wait for all of it.
    await scheduler.wait(1)
  }
}

async function hasTable(db: D1Database, table: string): Promise<boolean> {
  const found = db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').bind(table)
  return (await found.first()) !== null
}

async function run(db: D1Database, statements: Statement[]): Promise<void> {
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
}

/** What tells an index of these texts, in its form, from another. */
export function hashOf(texts: string): Promise<string> {
  return sha256(`${createIndex}\n${texts}`)
}

/**
 * Builds the index if there is none, or one of other documents; says whether it did. It is also sent
 * to a local workerd by its source, so it uses nothing but its arguments.
 */
export async function updateIndex(db: D1Database, build: IndexBuild): Promise<boolean> {
  const built = await db
    // Fails when either table is not there.
    .prepare('SELECT edition, hash FROM built WHERE (SELECT count(*) FROM documents) > 0')
    .first<Pick<IndexBuild, 'edition' | 'hash'>>()
    .catch(() => null)
  if (built?.edition === build.edition && built.hash === build.hash) return false
  if (build.keepsNewer && built && built.edition > build.edition) return false
  await db.batch(build.statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
  return true
}

const insertPiece = 'INSERT INTO pieces (chunk, part, json) VALUES (?, ?, ?)'

const insertInto = (table: string) => `INSERT INTO ${table} (title, excerpt, body, kind, href, date)
  SELECT value ->> 'title', value ->> 'excerpt', value ->> 'body',
    value ->> 'kind', value ->> 'href', value ->> 'date'`

const fillIndex = `${insertInto('next')}
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
