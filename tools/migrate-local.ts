import { readD1Migrations } from '@cloudflare/vitest-plugin'
import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { inLocalDatabase } from './local-database.ts'
import type { LocalStores } from './local-stores.ts'

type Migrations = Awaited<ReturnType<typeof readD1Migrations>>

/** Applies the pending migrations to a local database, all of them or those up to one. */
export async function migrateLocal(
  stores: LocalStores,
  folder: string,
  newest?: string,
): Promise<void> {
  const all = await readD1Migrations(folder)
  const migrations = all.filter(({ name }) => newest === undefined || name <= newest)
  await inLocalDatabase(stores, applyMigrations, migrations)
}

/** Applies the migrations that a database lacks, and records them in Wrangler's table. */
async function applyMigrations(db: D1Database, migrations: Migrations): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of migrations) {
    if (applied.has(name)) continue
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...queries.map((query) => db.prepare(query)), record])
  }
}
