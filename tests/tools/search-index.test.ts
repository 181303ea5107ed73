import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inLocalDatabase } from '#tools/local-database.ts'
import { startStores } from '#tools/local-stores.ts'
import { indexAsSql, updateLocalIndex } from '#tools/search-index.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { documentsOf } from '#worker/site/search/documents.ts'

// What D1 takes as one statement of a file, in bytes.
const maxStatementBytes = 100_000

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-test-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the search index of this machine', { timeout: 60_000 }, () => {
  test('is built when it is missing or of another edition, and else stays', async () => {
    const stores = startStores(folder, 'SEARCH')
    await updateLocalIndex(stores)
    await inLocalDatabase(stores, expectBuilt, { edition: currentEdition().number })
    await updateLocalIndex(stores)
    await inLocalDatabase(stores, expectUntouched, {})
    await updateLocalIndex(stores)
    await inLocalDatabase(stores, expectBuilt, { edition: currentEdition().number })
  })
})

test('the index of production is one file of statements that D1 takes', async () => {
  const sql = await indexAsSql()
  const statements = sql.split(/;\n/)
  for (const statement of statements) {
    expect(Buffer.byteLength(statement)).toBeLessThan(maxStatementBytes)
  }
  const database = new DatabaseSync(':memory:')
  database.exec(sql)
  database.exec(sql)
  const titles = database.prepare('SELECT title FROM documents ORDER BY rowid').all()
  expect(titles.map(({ title }) => title)).toEqual(
    documentsOf(currentEdition()).map(({ title }) => title),
  )
  const hits = database.prepare('SELECT title FROM documents WHERE documents MATCH ?')
  expect(hits.all('"cote" *').map(({ title }) => title)).toContain('Côte d’Ivoire')
  expect(database.prepare('SELECT edition FROM built').all()).toEqual([
    { edition: currentEdition().number },
  ])
})

/** It is whole and new; then it is marked, so that building it once more is noticed. */
async function expectBuilt(db: D1Database, { edition }: { edition: number }) {
  const built = await db.prepare('SELECT edition FROM built').first('edition')
  const found = await db.prepare("SELECT 1 FROM documents WHERE documents MATCH 'kenya'").all()
  const body = await db.prepare('SELECT body FROM documents WHERE rowid = 1').first('body')
  if (built !== edition || found.results.length === 0) throw new Error('Expected an index')
  if (body === 'marked') throw new Error('Expected a new index')
  await db.prepare("UPDATE documents SET body = 'marked' WHERE rowid = 1").run()
}

/** The mark is still there; then the index is made one of another edition. */
async function expectUntouched(db: D1Database) {
  const body = await db.prepare('SELECT body FROM documents WHERE rowid = 1').first('body')
  if (body !== 'marked') throw new Error('Expected the index to be as it was')
  await db.prepare('UPDATE built SET edition = 0').run()
}
