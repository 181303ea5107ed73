import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Role } from '#shared/desk/staff/roles.ts'

/** Opens the database in the state folder of a server, which has to be stopped. */
export function openDatabase(stateDir: string): DatabaseSync {
  const files = globSync('d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: stateDir })
  const databases = files
    .filter((path) => !path.endsWith('metadata.sqlite'))
    .map((path) => new DatabaseSync(join(stateDir, path)))
  // The folder also contains the database of the search index.
  const database = databases.find(hasUsers)
  for (const other of databases) if (other !== database) other.close()
  if (!database) throw new Error(`There is no database in ${stateDir}`)
  return database
}

/**
 * Gives every account in a database a role at the desk; no server may use the database meanwhile.
 */
export function admit(stateDir: string, role: Role): void {
  const database = openDatabase(stateDir)
  database
    .prepare(`UPDATE users
      SET email_verified_at = created_at, two_factor_confirmed_at = created_at, role = ?`)
    .run(role)
  database.close()
}

function hasUsers(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").get() !== undefined
}

/** Returns the bytes that the rows and indexes of a database take. */
function sizeOf(database: DatabaseSync): number {
  const [pages] = Object.values(database.prepare('PRAGMA page_count').get() ?? {})
  const [free] = Object.values(database.prepare('PRAGMA freelist_count').get() ?? {})
  const [bytes] = Object.values(database.prepare('PRAGMA page_size').get() ?? {})
  return (Number(pages) - Number(free)) * Number(bytes)
}

// Hashed numbers, because random ids are spread over an index.
const scattered = (factor: number) => `printf('%08x', (i * ${factor}) % 4294967296)`
const userId = `${scattered(2_654_435_761)} || printf('-0000-4000-8000-%012x', i)`
const tokenHash = (factor: number) => `${scattered(factor)} || printf('%035d', i)`

// The columns in which a clone differs; all others are as in the real row.
const clones: Record<string, Record<string, string>> = {
  users: { id: userId, email: `'member-' || i || '@example.com'` },
  sessions: { id: tokenHash(2_246_822_519), user_id: userId, sign_in_id: userId },
  remember_tokens: { id: tokenHash(3_266_489_917), user_id: userId, family_id: userId },
  // A sent email: its body is erased.
  outbox: { id: userId, user_id: userId, sealed: 'NULL', sent_at: 'created_at' },
}

/**
 * Clones a member with a session, a remembered device and a sent email, until there are as many
 * members as asked for. Returns the bytes per member.
 */
export function fillWithMembers(database: DatabaseSync, members: number): number {
  const before = sizeOf(database)
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF;
    PRAGMA cache_size = -2000000; PRAGMA foreign_keys = OFF; BEGIN`)
  for (const [table, own] of Object.entries(clones)) clone(database, { table, own, members })
  database.exec('COMMIT; ANALYZE; PRAGMA journal_mode = WAL')
  return (sizeOf(database) - before) / members
}

interface Cloning {
  table: string
  own: Record<string, string>
  members: number
}

function clone(database: DatabaseSync, { table, own, members }: Cloning): void {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all()
  const names = columns.map(({ name }) => String(name))
  database
    .prepare(
      `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?)
       INSERT INTO ${table} (${names.join(', ')})
       SELECT ${names.map((name) => own[name] ?? name).join(', ')}
       FROM numbers, (SELECT * FROM ${table} LIMIT 1)`,
    )
    .run(members)
}
