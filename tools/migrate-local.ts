import { readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { LocalStores } from './local-stores.ts'

type Migrations = Awaited<ReturnType<typeof readD1Migrations>>

/** Brings a local database up to date before anything is served from it. */
export async function migrateLocal(stores: LocalStores, folder: string): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `${applyMigrations}
        export default {
          async fetch(request, env) {
            await applyMigrations(env.DB, await request.json())
            return new Response()
          },
        }`,
      resourcePersistencePath: stores.path,
      d1Databases: { DB: stores.databaseId },
    }),
  )
  try {
    // One request for all of it. Miniflare's own D1 object asks workerd synchronously at each
    // step: on a busy machine that blocks this process past the five seconds after which workerd
    // closes an idle connection, and the next step fails with "other side closed".
    const body = JSON.stringify(await readD1Migrations(folder))
    await miniflare.dispatchFetch('http://localhost', { method: 'POST', body })
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Applies the migrations that a database has not seen, in the bookkeeping of Wrangler. Its source
 * is sent to workerd: it uses nothing but its arguments.
 */
async function applyMigrations(db: D1Database, migrations: Migrations): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of migrations) {
    if (applied.has(name)) continue
    const done = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...queries.map((query) => db.prepare(query)), done])
  }
}
