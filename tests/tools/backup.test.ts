import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#tests/support/present.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import { backUp } from '#tools/backup.ts'
import { openBackup } from '#tools/backup-folder.ts'
import { withLocalCopies } from '#tools/local-copies.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { type LocalStores, startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { restore } from '#tools/restore.ts'
import { seedLocalDocuments } from '#tools/seed-documents.ts'
import { copiedTables } from '#worker/jobs/backup/rows.ts'
import type { Manifest } from '#worker/jobs/backup/steps.ts'
import { sha256Of } from '#worker/security/bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const stores = startStores(join(folder, 'state'))
const backupFolder = join(folder, 'backup')
const key = crypto.getRandomValues(new Uint8Array(32))

const rows = [
  `INSERT INTO users (id, name, email, password_hash, created_at)
    VALUES ('amina', 'Amina O''Tieno "A"', 'amina@example.com', 'hash', 9007199254740993)`,
  `INSERT INTO contact_messages VALUES ('one', 'Amina', 'Otieno', 'amina@example.com',
    'Example Ltd', 'Market Entry Strategy', 'a\\nb' || char(10, 9, 1, 8232, 128512), 'kenya', NULL, 1)`,
  `INSERT INTO thread_words VALUES ('one', 'market'), ('one', 'entry')`,
  `INSERT INTO desk_log VALUES ('logged', 'amina', 'opened', 'one', 1)`,
  `INSERT INTO counters VALUES ('real', 0.1, 1e300), ('blob', x'00ff', -9223372036854775808)`,
  // More than one page by number, and more than one by bytes.
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1203)
    INSERT INTO saved_replies (id, title, body, created_at, updated_at)
    SELECT 'reply-' || n, n, hex(zeroblob(400)), n, n FROM numbers`,
  `INSERT INTO files (id, key, pieces, name, type, size, sha256, state, owner, user_id, created_at)
    VALUES ('file', 'files/a', 2, 'a.pdf', 'application/pdf', 20, 'sha', 'ready', 'u:amina', 'amina', 1)`,
]
const objects = Array.from({ length: 19 }, (_, index) => `files/${index}/é ?#`)

/** Every row of every table, and the hash of every object. */
function contentsOf(of: LocalStores) {
  return withLocalCopies(of, async ({ query, objects }) => {
    const tables = new Map<string, unknown[]>()
    for (const { name, columns, keys } of await copiedTables(query)) {
      const values = columns.map((column) => `typeof("${column}") || quote("${column}")`)
      const order = keys.map((one) => `"${one}"`)
      tables.set(name, await query(`SELECT ${values.join(', ')} FROM "${name}" ORDER BY ${order}`))
    }
    const { keys } = await objects.list(null, 1000)
    const hash = async (one: string) => [one, await sha256Of((await objects.get(one)) ?? empty)]
    const definitions = await query(`SELECT type, name, sql FROM sqlite_master
      WHERE name NOT GLOB '_cf_*' ORDER BY type, name`)
    return { tables, objects: await Promise.all(keys.map(hash)), definitions }
  })
}

const empty = new Uint8Array()
const migrations = join(root, 'migrations')
const target = (name: string) => startStores(join(folder, name))
let manifest: Manifest
let original: Awaited<ReturnType<typeof contentsOf>>

beforeAll(async () => {
  mkdirSync(stores.path)
  await migrateLocal(stores, migrations)
  await seedLocalDocuments(stores)
  await inLocalDatabase(stores, (db, all) => db.batch(all.map((sql) => db.prepare(sql))), rows)
  await withLocalCopies(stores, async ({ putObject }) => {
    for (const one of objects) await putObject(one, new TextEncoder().encode(one.repeat(99)))
  })
  manifest = await backUp(stores, backupFolder, null)
  original = await contentsOf(stores)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of the backup with some files replaced; null removes one. */
function changed(name: string, change: (copy: string) => void): string {
  const copy = join(folder, name)
  for (const file of filesOf(backupFolder)) write(join(copy, file), read(file))
  change(copy)
  return copy
}

const read = (file: string) => new Uint8Array(readFileSync(join(backupFolder, file)))

function write(path: string, bytes: Uint8Array) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

function filesOf(of: string): string[] {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(of.length + 1))
}

const partOf = (table: string) =>
  present(manifest.tables.find(({ name }) => name === table)?.parts[0])

describe('a restored backup', { timeout: 180_000 }, () => {
  test('has every row, every object and every trigger', async () => {
    const to = target('restored')
    const { skipped } = await restore(to, await openBackup(backupFolder, null))
    const restored = await contentsOf(to)
    expect(restored).toEqual(original)
    expect(skipped).toEqual([])
    expect(restored.objects).toHaveLength(objects.length)
    expect(restored.tables.get('thread_counts')).toHaveLength(1)
    expect(manifest.tables.find(({ name }) => name === 'saved_replies')?.parts.length).toBe(3)
  })

  test('is the same if it was encrypted', async () => {
    const sealed = join(folder, 'sealed')
    await backUp(stores, sealed, key)
    expect(filesOf(sealed).filter((file) => !file.endsWith('.sealed'))).toEqual([])
    await restore(target('opened'), await openBackup(sealed, key))
    expect(await contentsOf(target('opened'))).toEqual(original)
    await expect(openBackup(sealed, null)).rejects.toThrow('set BACKUP_KEY')
    const other = crypto.getRandomValues(new Uint8Array(32))
    await expect(openBackup(sealed, other)).rejects.toThrow('BACKUP_KEY is another one')
  })

  test('leaves out rows whose parents came later, and says so', async () => {
    const backup = await openBackup(backupFolder, null)
    const tables = backup.manifest.tables.map((table) =>
      table.name === 'threads' ? { ...table, rows: 0, parts: [] } : table,
    )
    const to = target('without-threads')
    const { skipped } = await restore(to, { ...backup, manifest: { ...backup.manifest, tables } })
    expect(skipped).toEqual([
      { table: 'thread_entries', rows: 1 },
      { table: 'thread_words', rows: expect.any(Number) },
    ])
  })
})

describe('a restore is refused, and leaves nothing behind,', { timeout: 180_000 }, () => {
  test('into a state that is not empty', async () => {
    const backup = await openBackup(backupFolder, null)
    await expect(restore(stores, backup)).rejects.toThrow('not empty')
  })

  test('from a folder without a manifest, or with half of one', async () => {
    const without = changed('without', (copy) => rmSync(join(copy, 'manifest.json')))
    await expect(openBackup(without, null)).rejects.toThrow('not a complete one')
    const half = changed('half', (copy) => truncateSync(join(copy, 'manifest.json'), 99))
    await expect(openBackup(half, null)).rejects.toThrow('cut off')
  })

  test('from a folder with a part that cannot be read', async () => {
    const { name } = partOf('users')
    const backup = await openBackup(
      changed('missing', (copy) => rmSync(join(copy, name))),
      null,
    )
    await expect(restore(target('from-missing'), backup)).rejects.toThrow(name)
    expect(readdirSync(join(folder, 'from-missing'))).toEqual([])
  })

  test('from a folder of a newer schema', async () => {
    const backup = await openBackup(backupFolder, null)
    const newer = { ...backup, manifest: { ...manifest, schema: '9999_later.sql' } }
    await expect(restore(target('newer'), newer)).rejects.toThrow('newer schema')
  })
})

describe('a part of a backup', () => {
  test.each([
    ['cut off', () => read(partOf('users').name).slice(0, -1)],
    ['another one', () => read(partOf('documents').name)],
  ])('that is %s cannot be read', async (how, bytes) => {
    const part = partOf('users')
    const spoil = (copy: string) => write(join(copy, part.name), bytes())
    const backup = await openBackup(changed(how, spoil), null)
    await expect(backup.read(part)).rejects.toThrow(`${part.name} was changed or cut off`)
  })
})
