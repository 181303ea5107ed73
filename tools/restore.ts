import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copiedTables, type Query } from '#worker/jobs/backup/rows.ts'
import type { CopiedObject, Manifest, Part } from '#worker/jobs/backup/steps.ts'
import { summaryOf } from './backup.ts'
import { BackupError, type BackupFolder, keyFromEnv, openBackup } from './backup-folder.ts'
import { lockFile, refuse } from './before-start.ts'
import { type LocalCopies, withLocalCopies } from './local-copies.ts'
import { devStateDir, type LocalStores, storesIn } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'

const migrations = join(import.meta.dirname, '../migrations')

type Table = Manifest['tables'][number]

/** The backup that was restored; its `skipped` rows refer to rows that are not in it. */
interface Restored {
  manifest: Manifest
  skipped: { table: string; rows: number }[]
}

/** Puts a backup into an empty state, which is not there at all until everything is in it. */
export async function restore(stores: LocalStores, backup: BackupFolder): Promise<Restored> {
  const building = { ...stores, path: join(stores.path, 'restoring') }
  if (!isEmpty(stores.path)) throw new BackupError(`The state in ${stores.path} is not empty.`)
  const { manifest } = backup
  if (!readdirSync(migrations).includes(manifest.schema)) {
    throw new BackupError(`The backup has a newer schema (${manifest.schema}): update this clone.`)
  }
  mkdirSync(building.path, { recursive: true, mode: 0o700 })
  try {
    // The rest is applied at the next start, to the rows as well.
    await migrateLocal(building, migrations, manifest.schema)
    const skipped = await withLocalCopies(building, (copies) => fill(copies, backup))
    moveIn(building.path, stores.path)
    return { manifest, skipped }
  } catch (error) {
    rmSync(building.path, { recursive: true })
    throw error
  }
}

/** True for a folder without stores; the key and the lock of `npm start` may lie there before. */
function isEmpty(path: string): boolean {
  const names = existsSync(path) ? readdirSync(path) : []
  return names.every((name) => name === 'app-key' || name === lockFile)
}

/** Moves the stores, the database last: without one, the state still counts as empty. */
function moveIn(from: string, to: string): void {
  for (const name of readdirSync(from).sort((a, b) => Number(a === 'd1') - Number(b === 'd1'))) {
    renameSync(join(from, name), join(to, name))
  }
  rmdirSync(from)
}

async function fill(copies: LocalCopies, backup: BackupFolder): Promise<Restored['skipped']> {
  const { tables } = backup.manifest
  const names = (all: { name: string }[]) => all.map(({ name }) => name).join()
  if (names(await copiedTables(copies.query)) !== names(tables)) {
    throw new BackupError('The tables of the backup are not those of its schema.')
  }
  const ordered = await parentsFirst(copies.query, tables)
  // They would count the rows a second time, or refuse them.
  const triggers = await copies.query("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
  const run = (statements: string[]) => copies.batch(statements.map((sql) => ({ sql, values: [] })))
  await run(triggers.map(({ name }) => `DROP TRIGGER "${name}"`))
  // Migrations insert rows too.
  await run(ordered.toReversed().map(({ table }) => `DELETE FROM "${table.name}"`))
  for (const one of ordered) await insertRows(copies, backup, one)
  for (const part of backup.manifest.objects.parts) await putObjects(copies, backup, part)
  await run(triggers.map(({ sql }) => `${sql}`))
  return countSkipped(copies.query, tables)
}

interface Reference {
  column: string
  parent: string
  parentColumn: string
  /** True if the column becomes null without the row that it refers to. */
  isOptional: boolean
}

interface OrderedTable {
  table: Table
  references: Reference[]
}

/** Orders tables such that rows come after those that they refer to. */
async function parentsFirst(query: Query, tables: Table[]): Promise<OrderedTable[]> {
  let waiting = await Promise.all(
    tables.map(async (table) => ({ table, references: await referencesOf(query, table.name) })),
  )
  const ordered: OrderedTable[] = []
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ table }) => table.name))
    const isReady = ({ table, references }: OrderedTable) =>
      references.every(({ parent }) => parent === table.name || !names.has(parent))
    if (!waiting.some(isReady)) throw new Error(`Tables refer to each other: ${[...names]}`)
    ordered.push(...waiting.filter(isReady))
    waiting = waiting.filter((one) => !isReady(one))
  }
  return ordered
}

async function referencesOf(query: Query, name: string): Promise<Reference[]> {
  const rows = await query(`PRAGMA foreign_key_list("${name}")`)
  return rows.map((row) => ({
    column: `${row.from}`,
    parent: `${row.table}`,
    parentColumn: `${row.to}`,
    isOptional: row.on_delete === 'SET NULL',
  }))
}

async function insertRows(copies: LocalCopies, backup: BackupFolder, ordered: OrderedTable) {
  const { table, references } = ordered
  const sql = insertionOf(ordered)
  const insertAll = async () => {
    for (const part of table.parts) {
      const lines = await linesOf(backup, part)
      await copies.batch([{ sql, values: [`[${lines.join(',')}]`] }])
    }
    return countRows(copies.query, table)
  }
  let rows = await insertAll()
  if (!references.some(({ parent }) => parent === table.name)) return
  // Rows that refer to others of their table can be inserted after those only.
  for (let before = 0; rows > before; ) {
    before = rows
    rows = await insertAll()
  }
}

async function linesOf(backup: BackupFolder, part: Part): Promise<string[]> {
  const text = new TextDecoder().decode(await backup.read(part))
  const lines = text.split('\n').filter(Boolean)
  if (lines.length === part.rows) return lines
  throw new BackupError(`The file ${part.name} has ${lines.length} rows, not ${part.rows}.`)
}

/**
 * Returns the statement that inserts a page of rows. A backup of a database in use may hold a row
 * whose parent came later: it is left out, as its own deletion would have had it.
 */
function insertionOf({ table, references }: OrderedTable): string {
  const value = (column: string) => valueAt(table.columns.indexOf(column))
  const exists = ({ column, parent, parentColumn }: Reference) =>
    `EXISTS (SELECT 1 FROM "${parent}" WHERE "${parentColumn}" = ${value(column)})`
  const values = table.columns.map((column) => {
    const optional = references.find((one) => one.isOptional && one.column === column)
    return optional ? `CASE WHEN ${exists(optional)} THEN ${value(column)} END` : value(column)
  })
  const conditions = references
    .filter(({ isOptional }) => !isOptional)
    .map((one) => `(${value(one.column)} IS NULL OR ${exists(one)})`)
  return `INSERT INTO "${table.name}" (${table.columns.map((name) => `"${name}"`).join(', ')})
    SELECT ${values.join(', ')}
    FROM json_each(?1) AS line
    WHERE ${['true', ...conditions].join(' AND ')}
    ORDER BY line.key
    ON CONFLICT DO NOTHING`
}

function valueAt(index: number): string {
  const path = `$[${index}]`
  const tagged = (tag: string) => `json_extract(line.value, '${path}.${tag}')`
  return `CASE json_type(line.value, '${path}')
    WHEN 'object' THEN coalesce(unhex(${tagged('hex')}), CAST(${tagged('integer')} AS INTEGER),
      CAST(${tagged('real')} AS REAL))
    ELSE json_extract(line.value, '${path}') END`
}

async function putObjects(copies: LocalCopies, backup: BackupFolder, part: Part) {
  for (const line of await linesOf(backup, part)) {
    const object: CopiedObject = JSON.parse(line)
    await copies.putObject(object.key, await backup.read(object))
  }
}

async function countRows(query: Query, { name }: Pick<Table, 'name'>): Promise<number> {
  const [row] = await query(`SELECT count(*) AS rows FROM "${name}"`)
  return Number(row?.rows)
}

async function countSkipped(query: Query, tables: Table[]): Promise<Restored['skipped']> {
  const counts = await Promise.all(
    tables.map(async ({ name, rows }) => {
      return { table: name, rows: rows - (await countRows(query, { name })) }
    }),
  )
  return counts.filter(({ rows }) => rows !== 0)
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2)
  if (!folder) refuse('Name the folder of the backup.')
  const stateDir = resolve(process.env.STATE_DIR || devStateDir)
  try {
    const backup = await openBackup(resolve(folder), keyFromEnv())
    const { manifest, skipped } = await restore(storesIn(stateDir), backup)
    console.log(`Restored ${summaryOf(manifest)}, of ${manifest.at}.`)
    for (const { table, rows } of skipped) {
      console.log(`Left out ${rows} rows of ${table}: what they refer to is not in the backup.`)
    }
  } catch (error) {
    if (error instanceof BackupError) refuse(error.message)
    throw error
  }
}
