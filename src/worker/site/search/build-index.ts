import { currentLocale } from '#shared/current-locale.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'
import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'
import type { SearchDocument } from './documents.ts'

interface Statement {
  sql: string
  params: (string | number)[]
}

/** The names of an index: of the table that is searched, and of the row that says what it holds. */
interface IndexTables {
  documents: string
  built: string
}

/** Returns the tables of the index in a language. */
export function indexTables(locale: Locale): IndexTables {
  if (locale === originalLocale) return { documents: 'documents', built: 'built' }
  return { documents: `documents_${locale}`, built: `built_${locale}` }
}

/** The statements that build an index, and its version. */
export interface IndexBuild {
  tables: IndexTables
  edition: number
  hash: string
  /** True if an index of a later edition must not be replaced. */
  keepsNewer?: boolean
  /** Run as one batch, so that a search uses the old index until the new one is complete. */
  statements: Statement[]
}

// Part of the hash, so that a change of the table rebuilds the index.
const createTable = (name: string) => `CREATE VIRTUAL TABLE ${name} USING fts5(
  title, excerpt, body, kind UNINDEXED, href UNINDEXED, date UNINDEXED, market UNINDEXED,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')`
const createIndex = createTable('next')

// D1 accepts values of up to 2 MB, but statements of only 100 kB from a file.
const chunkLength = 1_000_000
const pieceLength = 40_000

export async function createIndexBuild(
  edition: number,
  documents: readonly SearchDocument[],
): Promise<IndexBuild> {
  const tables = indexTables(currentLocale())
  const chunks = chunksOf(documents.map(cleanDocument))
  const hash = await sha256([createIndex, ...chunks].join('\n'))
  const pieces = chunks.flatMap((json, chunk) =>
    piecesOf(json).map((piece, part) => statement(insertPiece, chunk, part, piece)),
  )
  return {
    tables,
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
      ...swapIn(tables, 'next', { edition, hash }),
    ],
  }
}

/** Returns the statements that replace the index with a table, to be run as one batch. */
function swapIn(
  { documents, built }: IndexTables,
  table: string,
  { edition, hash }: IndexVersion,
): Statement[] {
  return [
    statement(`DROP TABLE IF EXISTS ${documents}`),
    statement(`ALTER TABLE ${table} RENAME TO ${documents}`),
    statement(`CREATE TABLE IF NOT EXISTS ${built} (edition INTEGER, hash TEXT)`),
    statement(`DELETE FROM ${built}`),
    statement(`INSERT INTO ${built} (edition, hash) VALUES (?, ?)`, edition, hash),
  ]
}

type IndexVersion = Pick<IndexBuild, 'edition' | 'hash'>

/** Returns the version of the current index; null without one. */
export function findIndexVersion(db: D1Database): Promise<IndexVersion | null> {
  const { documents, built } = indexTables(currentLocale())
  return (
    db
      // Fails when one of the tables does not exist.
      .prepare(`SELECT edition, hash FROM ${built} WHERE (SELECT count(*) FROM ${documents}) > 0`)
      .first<IndexVersion>()
      .catch(() => null)
  )
}

/**
 * Builds an index in a new table, with one batch of documents in memory at a time, then replaces the
 * old index at once. Starting a build drops the tables of unfinished ones, so an older build that is
 * still running fails and returns `overtaken`.
 */
export async function buildIndexInBatches(
  db: D1Database,
  version: IndexVersion,
  batches: AsyncIterable<readonly SearchDocument[]>,
): Promise<'built' | 'overtaken'> {
  const tables = indexTables(currentLocale())
  const next = `${nextOf(tables)}_`
  const table = `${next}${crypto.randomUUID().replaceAll('-', '')}`
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE name GLOB ? || '*' AND sql GLOB 'CREATE VIRTUAL*'",
    )
    .bind(next)
    .all<{ name: string }>()
  // Another build may have renamed its table in the meantime.
  const drop = results.map(({ name }) => statement(`DROP TABLE IF EXISTS ${name}`))
  await run(db, [...drop, statement(createTable(table))])
  try {
    for await (const documents of batches) await fill(db, table, documents)
    await run(db, swapIn(tables, table, version))
    return 'built'
  } catch (error) {
    if (await hasTable(db, table)) throw error
    return 'overtaken'
  }
}

/** Returns the beginning of the names of tables that are being built for a language. */
function nextOf({ documents }: IndexTables): string {
  return `next_${documents}`
}

async function fill(
  db: D1Database,
  table: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const json of chunksOf(documents.map(cleanDocument))) {
    await run(db, [statement(`${insertInto(table)} FROM json_each(?) ORDER BY key`, json)])
    // Lets searches run in between: a local database is in the same process and would block them.
    await scheduler.wait(1)
  }
}

async function hasTable(db: D1Database, table: string): Promise<boolean> {
  const query = db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').bind(table)
  return (await query.first()) !== null
}

async function run(db: D1Database, statements: Statement[]): Promise<void> {
  await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
}

/** Returns the hash of an index over these texts in the current form of its table. */
export function hashOf(texts: string): Promise<string> {
  return sha256(`${createIndex}\n${texts}`)
}

/**
 * Builds the index unless it is up to date; returns true if it did. Its source text is also run in a
 * local workerd, so it may use nothing but its arguments.
 */
export async function updateIndex(db: D1Database, build: IndexBuild): Promise<boolean> {
  const { documents, built } = build.tables
  const version = await db
    // Fails when one of the tables does not exist.
    .prepare(`SELECT edition, hash FROM ${built} WHERE (SELECT count(*) FROM ${documents}) > 0`)
    .first<Pick<IndexBuild, 'edition' | 'hash'>>()
    .catch(() => null)
  if (version?.edition === build.edition && version.hash === build.hash) return false
  if (build.keepsNewer && version && version.edition > build.edition) return false
  await db.batch(build.statements.map(({ sql, params }) => db.prepare(sql).bind(...params)))
  return true
}

const insertPiece = 'INSERT INTO pieces (chunk, part, json) VALUES (?, ?, ?)'

const insertInto = (table: string) => `INSERT INTO ${table}
    (title, excerpt, body, kind, href, date, market)
  SELECT value ->> 'title', value ->> 'excerpt', value ->> 'body',
    value ->> 'kind', value ->> 'href', value ->> 'date', value ->> 'market'`

const fillIndex = `${insertInto('next')}
  FROM (SELECT chunk, group_concat(json, '' ORDER BY part) AS json FROM pieces GROUP BY chunk) AS whole,
    json_each(whole.json) AS document
    ORDER BY whole.chunk, document.key`

function statement(sql: string, ...params: (string | number)[]): Statement {
  return { sql, params }
}

/**
 * Removes control characters, two of which mark the hits in a search's snippets. No-break spaces
 * stay: French has them before its punctuation.
 */
function cleanDocument(document: SearchDocument): SearchDocument {
  const clean = (text: string) => text.replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, ' ').trim()
  const { title, excerpt, body } = document
  return { ...document, title: clean(title), excerpt: clean(excerpt), body: clean(body) }
}

/** Returns the documents as JSON arrays of limited length, in ASCII so that they can be cut anywhere. */
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
