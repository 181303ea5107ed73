import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, type MiniflareOptions } from 'miniflare'
import { modulePaths } from './worker-modules.ts'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist/kilima_advisory')

export interface Production {
  port: number
  /** The folder of D1, KV and R2. */
  stateDir: string
  /** Settings of the Worker, overriding those of wrangler.toml. */
  env: Record<string, string>
  /** The factor by which the rate limits are raised. */
  limitFactor?: number
}

/**
 * Returns the options that run the production build on local workerd, with no proxy between the
 * socket and the Worker.
 */
export function productionOptions({
  port,
  stateDir,
  env,
  limitFactor = 1,
}: Production): MiniflareOptions {
  const config = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8'))
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    resourcePersistencePath: stateDir,
    cf: false,
    workers: [
      {
        name: config.name,
        rootPath: built,
        modules: modulePaths(built, config.main),
        compatibilityDate: config.compatibility_date,
        compatibilityFlags: config.compatibility_flags,
        bindings: { ...config.vars, ...env },
        d1Databases: { DB: 'DB', SEARCH: 'SEARCH' },
        kvNamespaces: { KV: 'KV' },
        r2Buckets: { FILES: 'FILES', BACKUPS: 'BACKUPS' },
        ratelimits: Object.fromEntries(config.ratelimits.map(rateLimit(limitFactor))),
        assets: {
          directory: join(built, config.assets.directory),
          binding: 'ASSETS',
          routerConfig: { has_user_worker: true },
          assetConfig: { html_handling: 'none', not_found_handling: 'none' },
        },
      },
      {
        name: 'hand-in',
        modules: [{ type: 'ESModule', path: join(root, 'tools/hand-in-worker.js') }],
        compatibilityDate: config.compatibility_date,
        routes: ['*/cdn-cgi/handler/*'],
        serviceBindings: { SITE: config.name },
      },
    ],
  })
}

interface RateLimit {
  name: string
  namespace_id: string
  simple: { limit: number; period: 10 | 60 }
}

const rateLimit =
  (factor: number) =>
  ({ name, simple, ...options }: RateLimit): [string, Omit<RateLimit, 'name'>] => {
    return [name, { ...options, simple: { ...simple, limit: factor * simple.limit } }]
  }
