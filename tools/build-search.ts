import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { needWritableFolder } from './before-start.ts'
import { storesIn } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'
import { indexAsSql, updateLocalIndex } from './search-index.ts'
import { documentsAsSql, seedLocalDocuments } from './seed-documents.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { remote: { type: 'boolean' } } })
process.chdir(root)
await (values.remote ? buildRemote() : buildLocal())

async function buildLocal(): Promise<void> {
  const stateDir = resolve(process.env.STATE_DIR || '.wrangler/state')
  needWritableFolder(stateDir)
  await migrateLocal(storesIn(stateDir), 'migrations')
  await seedLocalDocuments(storesIn(stateDir))
  await updateLocalIndex(storesIn(stateDir, 'SEARCH'))
  console.log(`The shipped records are in the databases of ${stateDir} and in its search index.`)
}

async function buildRemote(): Promise<void> {
  executeRemote('DB', await documentsAsSql())
  executeRemote('SEARCH', await indexAsSql())
}

/**
 * Executes SQL from a file, which D1 applies completely or not at all: no search reads half an
 * index.
 */
function executeRemote(binding: string, sql: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  const file = join(folder, 'statements.sql')
  try {
    writeFileSync(file, sql)
    const command = ['d1', 'execute', binding, '--remote', '--yes', '--file', file]
    const { status } = spawnSync('wrangler', command, { stdio: 'inherit' })
    process.exitCode ||= status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
