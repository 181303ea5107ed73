import { drizzle } from 'drizzle-orm/d1'
import {
  saveTriggerSettings,
  seedStatements,
  shippedDocumentTranslations,
} from '#worker/desk/publishing/seed-documents.ts'
import type { Settings } from '#worker/env.ts'
import { inLocalDatabase } from './local-database.ts'
import type { LocalStores } from './local-stores.ts'
import { asSqlFile, runStatements } from './sql-statements.ts'

// Writes statements only; workerd, or D1 itself, runs them.
const db = drizzle({} as never)

/**
 * Inserts the shipped records into a local database and, if the settings are known, stores those
 * that its triggers need.
 */
export async function seedLocalDocuments(
  stores: LocalStores,
  settings?: Pick<Settings, 'twoPersonRule'>,
): Promise<void> {
  const triggers = settings ? [saveTriggerSettings(db, settings)] : []
  const translations = await shippedDocumentTranslations()
  const statements = [...triggers, ...seedStatements(db, translations)].map((one) => one.toSQL())
  await inLocalDatabase(stores, runStatements, statements)
}

/**
 * Returns the shipped records as SQL. The cron stores the settings that triggers need: only the
 * Worker has them.
 */
export async function documentsAsSql(): Promise<string> {
  const statements = seedStatements(db, await shippedDocumentTranslations())
  return asSqlFile(statements.map((one) => one.toSQL()))
}
