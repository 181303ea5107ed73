import { currentEdition } from '#worker/knowledge/edition.ts'
import { updateIndex } from '#worker/site/search/build-index.ts'
import { indexOf } from '#worker/site/search/refresh-index.ts'
import { inLocalDatabase } from './local-database.ts'
import type { LocalStores } from './local-stores.ts'
import { asSqlFile } from './sql-statements.ts'

/** Builds a local search index if it is missing or of another edition. */
export async function updateLocalIndex(stores: LocalStores): Promise<void> {
  // Publications of the desk are newer than what ships.
  const build = { ...(await indexOf(currentEdition())), keepsNewer: true }
  await inLocalDatabase(stores, updateIndex, build)
}

/** Returns the search index of the edition as SQL. */
export async function indexAsSql(): Promise<string> {
  const { statements } = await indexOf(currentEdition())
  return asSqlFile(statements)
}
