import { currentEdition, type Edition } from '../knowledge/edition.ts'
import { createIndexBuild, type IndexBuild, updateIndex } from './build-index.ts'
import { documentsOf } from './documents.ts'

/** The build of the index over everything that an edition publishes. */
export function indexOf(edition: Edition): Promise<IndexBuild> {
  return createIndexBuild(edition.number, documentsOf(edition))
}

const checkedForMs = 3_600_000

/** What this isolate knows of each index: that it was of this edition at that time. */
const checked = new WeakMap<D1Database, { edition: Edition; at: number }>()

/**
 * Builds the index if it is missing, or of another edition than the one that is shown; says whether
 * it did. Asks the database once for each edition, and then once an hour.
 */
export async function refreshIndex(db: D1Database, edition = currentEdition()): Promise<boolean> {
  const last = checked.get(db)
  if (last?.edition === edition && Date.now() - last.at < checkedForMs) return false
  const built = await updateIndex(db, await indexOf(edition))
  checked.set(db, { edition, at: Date.now() })
  return built
}
