import { inTime } from '#worker/db/in-time.ts'
import { utf8 } from '#worker/security/bytes.ts'
import type { Query } from './rows.ts'
import { openPart, sealedName, sealPart } from './sealed-part.ts'
import { beginBackup, continueBackup, manifestName, type Objects, type Progress } from './steps.ts'

interface NightlyStores {
  d1: D1Database
  /** Null where people send no files. */
  files: R2Bucket | null
  backups: R2Bucket
  key: Uint8Array<ArrayBuffer>
}

/** The position at which a run of the cron continues. */
interface Position {
  /** The day of the backup, which is also its folder. */
  day: string
  startedMs: number
  /** Until when one Worker alone continues it: two would overwrite each other's files. */
  leasedUntilMs: number
  progress: Progress
}

interface Finished {
  day: string
  rows: number
  objects: number
  bytes: number
  seconds: number
}

const positionName = 'position.json'
const dayMs = 86_400_000
const firstHour = 1
const retentionDays = 30
// Compressing and encrypting so much takes about half a second of the five that a run has.
const runBytes = 16 * 1024 * 1024
const runMs = 20_000
// Longer than the slowest step.
const leaseMs = 600_000
// A page of rows takes longer than the queries of a request.
const queryMs = 15_000
// R2 deletes no more at once.
const deletedAtOnce = 1000
const maxDeletions = 20

/**
 * Continues the backup of this night, or begins it. Returns what it contains once it is complete; null
 * if there is nothing to do, or more than fits into one run.
 */
export async function backUpNightly(stores: NightlyStores): Promise<Finished | null> {
  const last = await readPosition(stores)
  const position = await positionNow(stores, last?.position ?? null)
  if (!position) return null
  const leased = { ...position, leasedUntilMs: Date.now() + leaseMs }
  const etag = await savePosition(stores, leased, last?.etag ?? null)
  if (!etag) return null
  const progress = await advance(stores, position)
  await savePosition(stores, { ...position, leasedUntilMs: 0, progress }, etag)
  return progress.isDone ? finishedOf({ ...position, progress }) : null
}

/** True if the backup of this night or of the one before is complete, so that none is older than two days. */
export async function hasRecentBackup(backups: R2Bucket): Promise<boolean> {
  const nights = [nightOf(Date.now()), nightOf(Date.now() - dayMs)]
  const manifests = await Promise.all(
    nights.map((day) => inTime('R2', backups.head(`${day}/${sealedName(manifestName)}`))),
  )
  return manifests.some((manifest) => manifest !== null)
}

/** Deletes the backups that are too old, the oldest first; returns the number of objects. */
export async function deleteOldBackups(backups: R2Bucket): Promise<number> {
  const cutoff = dayOf(Date.now() - retentionDays * dayMs)
  const isOld = (key: string) => /^\d{4}-\d\d-\d\d\//.test(key) && key < cutoff
  let deleted = 0
  for (let round = 0; round < maxDeletions; round++) {
    const { objects } = await inTime('R2', backups.list({ limit: deletedAtOnce }))
    const keys = objects.map(({ key }) => key).filter(isOld)
    if (keys.length === 0) break
    await inTime('R2', backups.delete(keys))
    deleted += keys.length
  }
  return deleted
}

/** Returns where to go on; null if another Worker does, or the backup of this night is complete. */
async function positionNow(stores: NightlyStores, last: Position | null): Promise<Position | null> {
  const nowMs = Date.now()
  if (last && last.leasedUntilMs > nowMs) return null
  const day = nightOf(nowMs)
  if (last?.day === day) return last.progress.isDone ? null : last
  const progress = await beginBackup(copiesOf(stores, day))
  return { day, startedMs: nowMs, leasedUntilMs: 0, progress }
}

async function advance(stores: NightlyStores, { day, progress }: Position): Promise<Progress> {
  const untilMs = Date.now() + runMs
  const copies = copiesOf(stores, day)
  let next = progress
  while (!next.isDone && Date.now() < untilMs && next.bytes < progress.bytes + runBytes) {
    next = await continueBackup(copies, next)
  }
  return next
}

function copiesOf({ d1, files, backups, key }: NightlyStores, day: string) {
  const query: Query = async (sql, ...values) => {
    const answer = d1.prepare(sql).bind(...values)
    return (await inTime('D1', answer.all(), queryMs)).results
  }
  const save = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const sealed = await sealPart(key, name, bytes)
    await inTime('R2', backups.put(`${day}/${sealedName(name)}`, sealed))
  }
  return { query, objects: files && objectsIn(files), save }
}

function objectsIn(bucket: R2Bucket): Objects {
  return {
    list: async (cursor, limit) => {
      const listing = bucket.list({ limit, ...(cursor !== null && { cursor }) })
      const listed = await inTime('R2', listing)
      const keys = listed.objects.map(({ key }) => key)
      return { keys, cursor: listed.truncated ? listed.cursor : null }
    },
    get: async (key) => (await readObject(bucket, key))?.bytes ?? null,
  }
}

async function readObject(bucket: R2Bucket, key: string) {
  const object = await inTime('R2', bucket.get(key))
  if (!object) return null
  const bytes = new Uint8Array(await inTime('R2', object.arrayBuffer()))
  return { etag: object.etag, bytes }
}

async function readPosition({ backups, key }: NightlyStores) {
  const object = await readObject(backups, sealedName(positionName))
  if (!object) return null
  // After a change of the key the backup is begun anew.
  const bytes = await openPart(key, positionName, object.bytes).catch(() => null)
  const position: Position | null = bytes && JSON.parse(new TextDecoder().decode(bytes))
  return { etag: object.etag, position }
}

/** Saves the position unless another Worker has meanwhile; returns its ETag, null then. */
async function savePosition(
  { backups, key }: NightlyStores,
  position: Position,
  etag: string | null,
): Promise<string | null> {
  const sealed = await sealPart(key, positionName, utf8(JSON.stringify(position)))
  const onlyIf = etag === null ? { etagDoesNotMatch: '*' } : { etagMatches: etag }
  const object = await inTime('R2', backups.put(sealedName(positionName), sealed, { onlyIf }))
  return object?.etag ?? null
}

function finishedOf({ day, startedMs, progress }: Position): Finished {
  const { tables, objects } = progress.manifest
  return {
    day,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    objects: objects.count,
    bytes: progress.bytes,
    seconds: Math.round((Date.now() - startedMs) / 1000),
  }
}

/** Returns the day of the backup that is made at a time. */
function nightOf(ms: number): string {
  return dayOf(ms - firstHour * 3_600_000)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, '2026-01-01'.length)
}
