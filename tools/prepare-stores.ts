import type { Settings } from '#worker/env.ts'
import type { LocalStores } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'
import { updateLocalIndex } from './search-index.ts'
import { seedLocalDocuments } from './seed-documents.ts'

/** Brings local stores up to date: the tables, the records that ship, and the search index. */
export async function prepareStores(
  storesOf: (binding: 'DB' | 'SEARCH') => LocalStores,
  settings?: Settings,
): Promise<void> {
  await migrateLocal(storesOf('DB'), 'migrations')
  await seedLocalDocuments(storesOf('DB'), settings)
  await updateLocalIndex(storesOf('SEARCH'))
}
