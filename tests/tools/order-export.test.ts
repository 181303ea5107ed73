import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '#tests/support/repository/import-graph.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { devStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { statementsOf } from '#tools/order-export.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-export-test-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, program), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  })

const wrangler = (...args: string[]) => run('node_modules/wrangler/bin/wrangler.js', 'd1', ...args)
const order = () => run('tools/order-export.ts', 'backup.sql', 'restore.sql')

const rows = [
  `INSERT INTO users (id, name, email, password_hash, created_at)
    VALUES ('amina', 'Amina O''Tieno; "A"', 'amina@example.com', 'hash', 1)`,
  `INSERT INTO contact_messages VALUES ('one', 'Amina', 'Otieno', 'amina@example.com',
    'Example Ltd', 'Market Entry Strategy', 'First; END;
it''s "--" not /* a comment
\u2028CREATE TABLE x (y);', 'kenya', NULL, 1)`,
  `INSERT INTO desk_log VALUES ('logged', 'amina', 'opened', 'one', 1)`,
  `INSERT INTO documents (id, kind, slug, created_at) VALUES ('note', 'note', 'slug', 1)`,
  `INSERT INTO revisions VALUES ('first', 'note', 1, 'amina', '{"text":"a\\nb"}', 1)`,
  `INSERT INTO publications VALUES (7, 'note', 'first', 'amina', 5, 5)`,
  'INSERT INTO effective_publications VALUES (7, 1, 5)',
  `INSERT INTO newsletter_subscribers (email, confirm_hash, confirm_expires_at, unsubscribe_hash,
    unsubscribe_sealed, created_at) VALUES ('one@example.com', 'a', 2, 'b', 'c', 1)`,
  `INSERT INTO sendings (id, kind, about, created_at) VALUES ('sent', 'letter', 'note', 1)`,
  `INSERT INTO sending_copies (id, sending_id, subscriber)
    VALUES ('copy', 'sent', 'one@example.com')`,
]

/** The file in which Miniflare keeps the one D1 database of a state folder. */
function open(state: string): DatabaseSync {
  const files = globSync(join(folder, state, 'v3/d1/*/*.sqlite'))
  return new DatabaseSync(files.find((file) => !file.endsWith('metadata.sqlite')) ?? '')
}

/** Its definitions, and the rows of each table. */
function contents(database: DatabaseSync) {
  const all = (query: string) => database.prepare(query).all()
  const definitions = all(`SELECT type, name, tbl_name, replace(sql, 'IF NOT EXISTS ', '') AS sql
    FROM sqlite_master WHERE name NOT GLOB '_cf_*' ORDER BY type, name`)
  const tables = definitions.filter(({ type }) => type === 'table').map(({ name }) => `${name}`)
  return {
    definitions,
    rows: new Map(tables.map((name) => [name, all(`SELECT * FROM "${name}"`)])),
  }
}

describe('what wrangler exports', { timeout: 180_000 }, () => {
  beforeEach(async () => {
    // Wrangler looks for the database beside its settings.
    copyFileSync(join(root, 'wrangler.toml'), join(folder, 'wrangler.toml'))
    mkdirSync(join(folder, '.wrangler/state/v3'), { recursive: true })
    const stores = devStores(join(folder, '.wrangler/state'))
    await migrateLocal(stores, join(root, 'migrations'))
    await inLocalDatabase(stores, (db, all) => db.batch(all.map((sql) => db.prepare(sql))), rows)
    await wrangler('export', 'DB', '--local', '--output', 'backup.sql')
  })

  test('is restored in order, with all rows, views and triggers', async () => {
    await order()
    const to = ['--local', '--yes', '--persist-to', 'restored', '--file', 'restore.sql']
    await wrangler('execute', 'DB', ...to)

    const restored = open('restored')
    const { definitions, rows } = contents(restored)
    const before = contents(open('.wrangler/state'))
    expect(definitions).toEqual(before.definitions)
    expect(rows).toEqual(before.rows)
    expect(rows.get('d1_migrations')).toHaveLength(globSync(join(root, 'migrations/*.sql')).length)
    expect(rows.get('sqlite_sequence')).toHaveLength(1)
    expect(rows.get('thread_counts')).toEqual([{ status: 'open', assignee_id: '', count: 1 }])
    expect(rows.get('thread_entries')).toMatchObject([{ body: expect.stringContaining('\u2028C') }])
    expect(restored.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    for (const refused of [
      'UPDATE desk_log SET target = 1',
      'DELETE FROM publications',
      'INSERT INTO editions VALUES (7, 9, 9)',
    ]) {
      expect(() => restored.exec(refused)).toThrow('is append-only')
    }
    expect(() => restored.exec("INSERT INTO preconditions VALUES ('late', 0)")).toThrow('late')
  })
})

async function statements(text: string, size: number): Promise<string[]> {
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const found = []
  for await (const statement of statementsOf(pieces())) found.push(statement)
  return found
}

test('statements end where SQLite ends them, wherever the text was cut into pieces', async () => {
  const expected = [
    `INSERT INTO "a;'b" VALUES('it''s; -- "here"\n/*', ';', '''', '');`,
    "CREATE TABLE [x;y] (`a;``b` text, -- no; end;\n c /* ; it's */ text);",
    `CREATE TRIGGER t AFTER INSERT ON x BEGIN
      UPDATE x SET a = CASE WHEN 1 THEN 'END;' ELSE 2 END; -- END;
      DELETE FROM x WHERE a = 'BEGIN'; END;`,
    'create trigger u after delete on x begin select 1; end ;',
    'CREATE VIEW v AS SELECT 1 - 2 / 3 AS `trigger`;',
  ]
  const text = `-- first;\n${expected.join('\n/* between; */ ')}\n`
  for (const size of [1, 2, 3, 5, 8, 64, text.length]) {
    expect(await statements(text, size)).toEqual(expected)
  }
})

test('an export that was cut off is refused', async () => {
  const text = "CREATE TABLE x (y);\nINSERT INTO x VALUES('amina;"
  await expect(statements(text, 64)).rejects.toThrow(/^(?!.*amina).*cut off/)
})

test('an export with a statement that no export has is refused and leaves no file', async () => {
  writeFileSync(join(folder, 'backup.sql'), "CREATE TABLE x (y);\nATTACH DATABASE 'amina' AS x;")
  const { stderr } = await order().then(
    () => ({ stderr: 'nothing' }),
    (error) => error,
  )
  expect(stderr).toContain('ATTACH DATABASE')
  expect(stderr).not.toContain('amina')
  expect(existsSync(join(folder, 'restore.sql'))).toBe(false)
})

test('no file is overwritten', async () => {
  for (const file of ['backup.sql', 'restore.sql']) {
    writeFileSync(join(folder, file), 'CREATE TABLE x (y);')
  }
  await expect(order()).rejects.toThrow('EEXIST')
})
