import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { D1Database } from '@cloudflare/workers-types/index.ts'

/** Applies the migrations that a local database has not seen, in the bookkeeping of Wrangler. */
export async function applyMigrations(db: D1Database, folder: string): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of await readD1Migrations(folder)) {
    if (applied.has(name)) continue
    const done = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...queries.map((query) => db.prepare(query)), done])
  }
}
