import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { listenOnFreePort } from '#tests/support/free-port.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import { isFree, needWritableFolder, portFromEnv } from '#tools/before-start.ts'
import { devVars } from '#tools/dev-vars.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { localSecret } from '#tools/local-secret.ts'
import { devStateDir, devStores, startStores, storesIn } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'

const here = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-start-'))
})

afterEach(() => {
  process.chdir(here)
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** The sentence with which a command ends. */
function refusalOf(work: () => unknown): string {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  expect(work).toThrow('exit 1')
  return String(said.mock.lastCall?.[0])
}

const modeOf = (file: string) => statSync(file).mode & 0o777
const bytesIn = (base64: string | undefined) => Buffer.from(base64 ?? '', 'base64').length

describe('the port', () => {
  test.each([
    ['', 8787],
    ['1', 1],
    ['65535', 65535],
  ])('%j is taken as %i', (given, port) => {
    vi.stubEnv('PORT', given)
    expect(portFromEnv(8787)).toBe(port)
  })

  test.each(['0', '65536', '-1', '80.5', '80x', ' '])('%j is refused', (given) => {
    vi.stubEnv('PORT', given)
    expect(refusalOf(() => portFromEnv(8787))).toContain(`not "${given}"`)
  })

  test('is free until somebody listens', async () => {
    const server = createServer()
    const port = await listenOnFreePort(server)
    expect(await isFree(port, '127.0.0.1')).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    expect(await isFree(port, '127.0.0.1')).toBe(true)
  })
})

describe('the folder of the stores', () => {
  test('is made with all that is above it, and left empty', () => {
    const deep = join(folder, 'a/b/c')
    needWritableFolder(deep)
    needWritableFolder(deep)
    expect(readdirSync(deep)).toEqual([])
  })

  test('is refused when a file stands in its way', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(refusalOf(() => needWritableFolder(join(folder, 'file/stores')))).toContain('STATE_DIR')
  })

  test.runIf(process.platform === 'linux')('is refused when nothing can be written there', () => {
    expect(refusalOf(() => needWritableFolder('/proc'))).toContain('/proc')
  })

  test('tells whose stores it holds', () => {
    mkdirSync(join(folder, 'v3'))
    expect(storesIn(folder)).toEqual(devStores(folder))
    mkdirSync(join(folder, 'd1'))
    expect(storesIn(folder)).toEqual(startStores(folder))
    expect(storesIn(folder, 'SEARCH')).toEqual(startStores(folder, 'SEARCH'))
  })

  test('is that of npm start while nothing is in it, except where npm run dev works', () => {
    expect(storesIn(folder)).toEqual(startStores(folder))
    expect(storesIn(devStateDir)).toEqual(devStores(devStateDir))
  })

  test('is asked for the databases of wrangler.toml by npm run dev, as by wrangler', () => {
    for (const binding of ['DB', 'SEARCH'] as const) {
      const { path, databaseId } = devStores(folder, binding)
      expect(path).toBe(join(folder, 'v3'))
      const { d1_databases } = unstable_readConfig({ config: join(root, 'wrangler.toml') })
      expect(d1_databases).toContainEqual(
        expect.objectContaining({ binding, database_id: databaseId }),
      )
    }
  })
})

describe('a secret', () => {
  test('is made once, of 32 bytes, for its owner only', () => {
    const file = join(folder, 'key')
    const made = localSecret(file)
    expect(bytesIn(made)).toBe(32)
    expect(modeOf(file)).toBe(0o600)
    expect(localSecret(file)).toBe(made)
    expect(localSecret(join(folder, 'other'))).not.toBe(made)
  })
})

describe('.dev.vars', () => {
  beforeEach(() => {
    cpSync(join(root, '.dev.vars.example'), join(folder, '.dev.vars.example'))
    process.chdir(folder)
  })

  test('of a fresh clone has a key of its own and the mailbox, for its owner only', () => {
    const { APP_KEY, ...others } = devVars()
    expect(bytesIn(APP_KEY)).toBe(32)
    expect(others).toEqual({ DEV_MAILBOX: 'true' })
    expect(modeOf('.dev.vars')).toBe(0o600)
    expect(devVars().APP_KEY).toBe(APP_KEY)
  })

  test('stays as it is once it is there', () => {
    writeFileSync('.dev.vars', 'APP_NAME="My Firm"\n')
    expect(devVars()).toEqual({ APP_NAME: 'My Firm' })
  })
})

describe('a local database', { timeout: 60_000 }, () => {
  test('is migrated once, and keeps its rows when it is migrated again', async () => {
    const stores = startStores(folder)
    await migrateLocal(stores, join(root, 'migrations'))
    await inLocalDatabase(
      stores,
      async (db, name) => {
        await db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name).run()
      },
      'one of the test',
    )
    await migrateLocal(stores, join(root, 'migrations'))
    await inLocalDatabase(
      stores,
      async (db, name) => {
        const query = 'SELECT count(*) AS count FROM d1_migrations WHERE name = ?'
        const found = await db.prepare(query).bind(name).first('count')
        if (found !== 1) throw new Error(`Expected one row, not ${found}`)
      },
      'one of the test',
    )
  })

  test('that cannot be migrated stops the start', async () => {
    writeFileSync(join(folder, '0001_broken.sql'), 'CREATE TABEL typo (id);')
    await expect(migrateLocal(startStores(folder), folder)).rejects.toThrow('TABEL')
  })
})
