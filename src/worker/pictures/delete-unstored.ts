import { and, eq, lte } from 'drizzle-orm'
import { hour } from '#shared/constants.ts'
import { pictures } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

/** Deletes pictures whose objects were never all stored, because a Worker ended in between. */
export async function deleteUnstoredPictures(db: Database): Promise<void> {
  const cutoff = new Date(Date.now() - hour * 1000)
  await db
    .delete(pictures)
    .where(and(eq(pictures.isStored, false), lte(pictures.createdAt, cutoff)))
}
