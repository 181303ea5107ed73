import { currentEdition } from '#worker/knowledge/edition.ts'
import { updateIndex } from '#worker/site/search/build-index.ts'
import { indexOf } from '#worker/site/search/refresh-index.ts'
import { inLocalDatabase } from './local-database.ts'
import type { LocalStores } from './local-stores.ts'
import { asSqlFile } from './sql-statements.ts'

/** Builds a local search index if it is missing or of another edition. */
export async function updateLocalIndex(stores: LocalStores): Promise<void> {
  // What was published at the desk is later than what ships.
  const build = { ...(await indexOf(currentEdition())), keepsNewer: true }
  await inLocalDatabase(stores, updateIndex, build)
}

/** The search index of the edition as a file of SQL. */
export async function indexAsSql(): Promise<string> {
  const { statements } = await indexOf(currentEdition())
  return asSqlFile(statements)
}
