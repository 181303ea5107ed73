import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import type { Build } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { openDatabase } from './members.ts'
import type { Table } from './table.ts'

const seconds = 3
const atOnce = 8

/**
 * Measures what one local D1 database does per second with nothing else to do: how a single writer
 * behaves. It is an upper bound, since production answers over a network and replicates each
 * write.
 */
export async function measureWriter(_build: Build): Promise<Table> {
  const stateDir = temporaryFolder('bench-writer')
  const stores = startStores(stateDir)
  await migrateLocal(stores, join(import.meta.dirname, '../migrations'))
  await inLocalDatabase(stores, askForSeconds, { seconds, atOnce })
  const database = openDatabase(stateDir)
  const rows = database.prepare('SELECT what, count FROM bench ORDER BY rowid').all()
  database.close()
  return {
    columns: ['one D1 database on this machine', 'a second'],
    rows: rows.map(({ what, count }) => [
      String(what),
      Math.round(Number(count) / seconds).toLocaleString('en'),
    ]),
  }
}

/** Runs in workerd: as many log-in batches and look-ups as the time allows. */
async function askForSeconds(
  db: D1Database,
  { seconds, atOnce }: { seconds: number; atOnce: number },
): Promise<void> {
  await db.exec('CREATE TABLE bench (what TEXT, count INTEGER)')
  await db
    .prepare(
      "INSERT INTO users (id, name, email, password_hash, created_at) VALUES ('u', 'Bench', 'b@example.com', '', 0)",
    )
    .run()
  let batches = 0
  const signIn = () => {
    batches += 1
    const id = crypto.randomUUID()
    return db.batch([
      db
        .prepare(
          `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at, address, agent)
           SELECT ?, id, 0, 0, 0, '', '' FROM users WHERE id = 'u'`,
        )
        .bind(id),
      db.prepare("UPDATE counters SET count = 0 WHERE key = 'none'"),
      db.prepare('DELETE FROM sessions WHERE id = ?').bind(id),
    ])
  }
  const lookUp = () =>
    db
      .prepare(
        'SELECT * FROM sessions INNER JOIN users ON users.id = sessions.user_id WHERE sessions.id = ?',
      )
      .bind(`none-${batches}`)
      .all()
  const countOf = async (work: () => Promise<unknown>) => {
    const end = Date.now() + seconds * 1000
    let count = 0
    const worker = async () => {
      while (Date.now() < end) {
        await work()
        count += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return count
  }
  for (const [what, work] of [
    ['Batches of a sign-in, written', signIn],
    ['Sessions looked up', lookUp],
  ] as const) {
    const count = await countOf(work)
    await db.prepare('INSERT INTO bench VALUES (?, ?)').bind(what, count).run()
  }
}
