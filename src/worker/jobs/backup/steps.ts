import { sha256Of, utf8 } from '#worker/security/bytes.ts'
import { type CopiedTable, copiedTables, type Query, readPage, schemaOf } from './rows.ts'

/** A file of a backup with rows or objects, one a line. */
export interface Part {
  name: string
  rows: number
  /** Of the bytes before they are compressed and encrypted. */
  sha256: string
}

/** A line of a part that lists objects; `name` is the file with the bytes. */
export interface CopiedObject {
  key: string
  name: string
  size: number
  sha256: string
}

/** The list of all that a backup contains. It is written last: a folder without it is no backup. */
export interface Manifest {
  version: 1
  /** When the backup was begun. */
  at: string
  /** The newest migration of the database. */
  schema: string
  tables: (CopiedTable & { rows: number; parts: Part[] })[]
  objects: { count: number; bytes: number; parts: Part[] }
}

/** A backup in the making. It is JSON, so that another run of the cron can continue it. */
export interface Progress {
  manifest: Manifest
  bytes: number
  /** The table that is read next; after the last one come the objects. */
  table: number
  /** The keys of its last row that was read, or the cursor of the objects. */
  after: string | null
  isDone: boolean
}

/** The objects of a bucket. */
export interface Objects {
  list(cursor: string | null, limit: number): Promise<{ keys: string[]; cursor: string | null }>
  /** Returns the bytes of an object; null if it was deleted meanwhile. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
}

interface BackupStores {
  query: Query
  /** Null without a bucket. */
  objects: Objects | null
  save(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

export const manifestName = 'manifest.json'

// Each is up to a mebibyte.
const objectsAtOnce = 8

export async function beginBackup({ query }: BackupStores): Promise<Progress> {
  const tables = await copiedTables(query)
  const manifest: Manifest = {
    version: 1,
    at: new Date().toISOString(),
    schema: await schemaOf(query),
    tables: tables.map((table) => ({ ...table, rows: 0, parts: [] })),
    objects: { count: 0, bytes: 0, parts: [] },
  }
  return { manifest, bytes: 0, table: 0, after: null, isDone: false }
}

/** Copies the next page of rows or objects, or writes the manifest. Repeating a step is harmless. */
export function continueBackup(stores: BackupStores, progress: Progress): Promise<Progress> {
  const next = structuredClone(progress)
  return next.table < next.manifest.tables.length
    ? copyRows(stores, next)
    : copyObjects(stores, next)
}

async function copyRows(stores: BackupStores, next: Progress): Promise<Progress> {
  const table = next.manifest.tables[next.table]
  if (!table) throw new Error('Expected a table')
  const { lines, last } = await readPage(stores.query, table, next.after)
  if (last === null) return { ...next, table: next.table + 1, after: null }
  const name = `tables/${table.name}/${numbered(table.parts.length)}.jsonl`
  const { part, bytes } = await writePart(stores, name, lines)
  table.parts.push(part)
  table.rows += lines.length
  return { ...next, after: last, bytes: next.bytes + bytes }
}

async function copyObjects(stores: BackupStores, next: Progress): Promise<Progress> {
  if (!stores.objects) return finish(stores, next)
  const { objects } = next.manifest
  const { keys, cursor } = await stores.objects.list(next.after, objectsAtOnce)
  const folder = `objects/${numbered(objects.parts.length)}`
  const lines: string[] = []
  for (const [index, key] of keys.entries()) {
    const bytes = await stores.objects.get(key)
    if (!bytes) continue
    const name = `${folder}/${index}`
    await stores.save(name, bytes)
    const copied: CopiedObject = { key, name, size: bytes.length, sha256: await sha256Of(bytes) }
    lines.push(JSON.stringify(copied))
    objects.count++
    objects.bytes += bytes.length
    next.bytes += bytes.length
  }
  if (lines.length > 0) {
    const { part } = await writePart(stores, `${folder}/list.jsonl`, lines)
    objects.parts.push(part)
  }
  return cursor === null ? finish(stores, next) : { ...next, after: cursor }
}

async function finish(stores: BackupStores, next: Progress): Promise<Progress> {
  await stores.save(manifestName, utf8(JSON.stringify(next.manifest)))
  return { ...next, isDone: true }
}

async function writePart(
  { save }: BackupStores,
  name: string,
  lines: string[],
): Promise<{ part: Part; bytes: number }> {
  const bytes = utf8(lines.map((line) => `${line}\n`).join(''))
  await save(name, bytes)
  return { part: { name, rows: lines.length, sha256: await sha256Of(bytes) }, bytes: bytes.length }
}

const numbered = (index: number) => String(index).padStart(6, '0')
