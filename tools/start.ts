import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { settingNames } from '#worker/env.ts'
import { keptSecret } from './kept-secret.ts'
import { migrateLocal } from './migrate-local.ts'

// Serves the production build on local workerd, with no proxy between the socket and the Worker.
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const built = join(root, 'dist/kilima_advisory')
const config = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8'))

const port = Number(process.env.PORT ?? 8787)
const stateDir = process.env.STATE_DIR ?? join(root, '.state')
const url = `http://localhost:${port}`

mkdirSync(stateDir, { recursive: true })
await migrateLocal(stateDir, join(root, 'migrations'))

// A key that outlives a restart, kept beside the stores it protects.
const appKey = process.env.APP_KEY ?? keptSecret(join(stateDir, 'app-key'))

const given = settingNames.flatMap((name) => {
  const value = process.env[name]
  return value === undefined ? [] : [[name, value]]
})

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    resourcePersistencePath: stateDir,
    cf: false,
    workers: [
      {
        name: config.name,
        rootPath: built,
        modules: [{ type: 'ESModule', path: join(built, config.main) }],
        compatibilityDate: config.compatibility_date,
        bindings: { ...config.vars, APP_KEY: appKey, APP_URL: url, ...Object.fromEntries(given) },
        d1Databases: { DB: 'DB' },
        kvNamespaces: { KV: 'KV' },
        assets: {
          directory: join(built, config.assets.directory),
          binding: 'ASSETS',
          routerConfig: { has_user_worker: true },
          assetConfig: { html_handling: 'none', not_found_handling: 'none' },
        },
      },
    ],
  }),
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)

// npm hands a signal to the shell between us, which does not always pass it on.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 250).unref()

await miniflare.ready
setInterval(runCron, 60_000).unref()
console.log(`Ready on ${process.env.APP_URL ?? url}`)

async function stop() {
  await miniflare.dispose()
  process.exit(0)
}

async function runCron() {
  const worker = await miniflare.getWorker()
  await worker.scheduled({ cron: config.triggers.crons[0] })
}
