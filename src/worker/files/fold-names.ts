import { eq } from 'drizzle-orm'
import { foldCase } from '#shared/text.ts'
import { runBatch } from '../db/change.ts'
import { files } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { storeLimits } from './limits.ts'

/** Folds names that were stored before names were compared by their folded form. */
export async function foldNames(db: Database): Promise<void> {
  const unfolded = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.foldedName, ''))
    .limit(storeLimits.perRun)
  await runBatch(db, {
    folded: unfolded.map(({ id, name }) =>
      db
        .update(files)
        .set({ foldedName: foldCase(name) })
        .where(eq(files.id, id)),
    ),
  })
}
