import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { documentsAsSql, seedLocalDocuments } from '#tools/seed-documents.ts'
import { shippedDocumentTranslations } from '#worker/desk/publishing/seed-documents.ts'

// What D1 takes as one statement of a file, in bytes.
const maxStatementBytes = 100_000

const { markets, notes, services, pages } = firstEdition()
const rules = markets.flatMap((market) => market.rules)
const translations = await shippedDocumentTranslations()
// And the firm, which is one.
const shipped = [markets, rules, notes, services, pages, translations].flat().length + 1

test('the documents of production are one file of statements that D1 takes', async () => {
  const sql = await documentsAsSql()
  for (const statement of sql.split(/;\n/)) {
    expect(Buffer.byteLength(statement)).toBeLessThan(maxStatementBytes)
  }
  const database = new DatabaseSync(':memory:')
  for (const name of readdirSync('migrations')
    .filter((one) => one.endsWith('.sql'))
    .sort()) {
    database.exec(readFileSync(join('migrations', name), 'utf8'))
  }
  database.exec(sql)
  database.exec(await documentsAsSql())
  for (const table of ['documents', 'revisions', 'publications', 'effective_publications']) {
    const rows = database.prepare(`SELECT count(*) AS count FROM ${table}`).get()
    expect(rows, table).toEqual({ count: shipped })
  }
  expect(database.prepare('SELECT DISTINCT number FROM effective_publications').all()).toHaveLength(
    1,
  )
})

test('a database of this machine has what ships, and the setting', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-documents-test-'))
  try {
    const stores = startStores(folder)
    await migrateLocal(stores, 'migrations')
    await seedLocalDocuments(stores, { twoPersonRule: true })
    await seedLocalDocuments(stores)
    await inLocalDatabase(stores, expectSeeded, { shipped })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function expectSeeded(db: D1Database, { shipped }: { shipped: number }) {
  const documents = await db.prepare('SELECT count(*) AS n FROM documents').first('n')
  if (documents !== shipped) throw new Error(`Expected ${shipped} documents, not ${documents}`)
  const rule = await db.prepare('SELECT two_person_rule AS rule FROM publishing').first('rule')
  if (rule !== 1) throw new Error('Expected the two-person rule')
}
