import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where Miniflare keeps D1 and KV, and which of its databases is `DB`. */
export interface LocalStores {
  path: string
  databaseId: string
}

/** The stores of `npm start`: STATE_DIR itself. */
export function startStores(stateDir: string): LocalStores {
  return { path: stateDir, databaseId: 'DB' }
}

/** The stores of `npm run dev`, which are also those of `wrangler … --local`. */
export function devStores(stateDir: string): LocalStores {
  const [, databaseId = 'DB'] =
    readFileSync(join(root, 'wrangler.toml'), 'utf8').match(/^database_id = "(.+)"$/m) ?? []
  return { path: join(stateDir, 'v3'), databaseId }
}

/** The stores that a state folder holds, by what has been written to it. */
export function storesIn(stateDir: string): LocalStores {
  return existsSync(join(stateDir, 'd1')) ? startStores(stateDir) : devStores(stateDir)
}
