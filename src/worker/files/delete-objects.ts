import { isOneOf } from '../db/conditions.ts'
import { deletedFiles } from '../db/schema.ts'
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
