import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The state folder of `npm run dev` if STATE_DIR is not set. */
export const devStateDir = join(root, '.wrangler/state')

/** The folder where Miniflare stores D1, KV and R2, and the database and bucket meant. */
export interface LocalStores {
  path: string
  databaseId: string
  bucketId: string
}

type Binding = 'DB' | 'SEARCH'

/** The stores of `npm start`: STATE_DIR itself. */
export function startStores(stateDir: string, binding: Binding = 'DB'): LocalStores {
  return { path: stateDir, databaseId: binding, bucketId: 'FILES' }
}

/** The stores of `npm run dev`, which are also those of `wrangler … --local`. */
export function devStores(stateDir: string, binding: Binding = 'DB'): LocalStores {
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  const table = new RegExp(`^binding = "${binding}"$[^[]*?^database_id = "(.+)"$`, 'm')
  const [, databaseId = binding] = config.match(table) ?? []
  const [, bucketId = 'FILES'] =
    config.match(/^binding = "FILES"$[^[]*?^bucket_name = "(.+)"$/m) ?? []
  return { path: join(stateDir, 'v3'), databaseId, bucketId }
}

/**
 * Returns the stores in a state folder, recognised by its contents. An empty folder belongs to
 * `npm start`, unless it is the default folder of `npm run dev`.
 */
export function storesIn(stateDir: string, binding: Binding = 'DB'): LocalStores {
  const holds = (folder: string) => existsSync(join(stateDir, folder))
  const isOfDev = !holds('d1') && (holds('v3') || stateDir === devStateDir)
  return isOfDev ? devStores(stateDir, binding) : startStores(stateDir, binding)
}
