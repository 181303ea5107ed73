import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = join(import.meta.dirname, '../../../migrations')

function apply(database: DatabaseSync, isWanted: (file: string) => boolean): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && isWanted(file))
  for (const file of files.sort()) database.exec(readFileSync(join(folder, file), 'utf8'))
}

/** A database that went through the migrations before this one. */
export function databaseBefore(migration: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  apply(database, (file) => file < migration)
  return database
}

/** Applies a migration and all that come after it. */
export function migrateFrom(database: DatabaseSync, migration: string): void {
  apply(database, (file) => file >= migration)
}
