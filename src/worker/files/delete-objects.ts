import { and, inArray, isNull, lte } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { isOneOf } from '../db/conditions.ts'
import { deletedFiles, files } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { objectKeys } from './file-store.ts'
import { storeLimits } from './limits.ts'

interface Stores {
  db: Database
  bucket: R2Bucket
}

// R2 deletes at most a thousand objects at once.
const keysAtOnce = 1000

/** Deletes the objects of files whose rows are gone; returns the number of files. */
export async function deleteObjects({ db, bucket }: Stores): Promise<number> {
  const rows = await db.select().from(deletedFiles).limit(storeLimits.perRun)
  const keys = rows.flatMap(objectKeys)
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    await bucket.delete(keys.slice(from, from + keysAtOnce))
  }
  if (rows.length > 0) {
    const keysOfRows = rows.map(({ key }) => key)
    await db.delete(deletedFiles).where(isOneOf(deletedFiles.key, keysOfRows))
  }
  return rows.length
}

/** Deletes the files that were sent for a message that was not. */
export async function deleteUnattached({ db }: Pick<Stores, 'db'>): Promise<void> {
  const cutoff = new Date(Date.now() - lifetimes.unattachedFileSeconds * 1000)
  const isOld = and(lte(files.createdAt, cutoff), isNull(files.entryId), isNull(files.heldMailId))
  const old = db.select({ id: files.id }).from(files).where(isOld).limit(storeLimits.perRun)
  await db.delete(files).where(inArray(files.id, old))
}
