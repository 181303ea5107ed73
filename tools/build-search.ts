import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexAsSql } from './search-index.ts'
import { documentsAsSql } from './seed-documents.ts'

process.chdir(join(import.meta.dirname, '..'))
executeRemote('DB', await documentsAsSql())
executeRemote('SEARCH', await indexAsSql())

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
