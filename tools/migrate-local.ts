import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

const bookkeeping =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/** Brings the local database `DB` up to date before anything is served from it. */
export async function migrateLocal(stateDir: string, folder: string): Promise<void> {
  const script = 'export default {}'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      resourcePersistencePath: stateDir,
      d1Databases: { DB: 'DB' },
    }),
  )
  try {
    await applyMigrations(await miniflare.getD1Database('DB'), folder)
  } finally {
    await miniflare.dispose()
  }
}

/** Applies the migrations that a database has not seen, in the bookkeeping of Wrangler. */
async function applyMigrations(db: D1Database, folder: string): Promise<void> {
  await db.exec(bookkeeping)
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of await readD1Migrations(folder)) {
    if (applied.has(name)) continue
    const done = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...queries.map((query) => db.prepare(query)), done])
  }
}
