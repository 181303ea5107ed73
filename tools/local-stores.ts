import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Where Miniflare keeps D1 and KV, and which of its databases is meant. */
export interface LocalStores {
  path: string
  databaseId: string
}

type Binding = 'DB' | 'SEARCH'

/** The stores of `npm start`: STATE_DIR itself. */
export function startStores(stateDir: string, binding: Binding = 'DB'): LocalStores {
  return { path: stateDir, databaseId: binding }
}

/** The stores of `npm run dev`, which are also those of `wrangler … --local`. */
export function devStores(stateDir: string, binding: Binding = 'DB'): LocalStores {
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  const table = new RegExp(`^binding = "${binding}"$[^[]*?^database_id = "(.+)"$`, 'm')
  const [, databaseId = binding] = config.match(table) ?? []
  return { path: join(stateDir, 'v3'), databaseId }
}

/** The stores that a state folder holds, by what has been written to it. */
export function storesIn(stateDir: string, binding: Binding = 'DB'): LocalStores {
  const started = existsSync(join(stateDir, 'd1'))
  return started ? startStores(stateDir, binding) : devStores(stateDir, binding)
}
