import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { settingNames } from '#worker/env.ts'
import { keptSecret } from './kept-secret.ts'
import { startStores } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'
import { productionOptions } from './production-options.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 8787)
const stateDir = process.env.STATE_DIR ?? join(root, '.state')
// As on Cloudflare, unless a fault run is in a hurry.
const cronMs = Number(process.env.CRON_MS ?? 60_000)

mkdirSync(stateDir, { recursive: true })
await migrateLocal(startStores(stateDir), join(root, 'migrations'))

const given = settingNames.flatMap((name) => {
  const value = process.env[name]
  return value === undefined ? [] : [[name, value]]
})

const env: Record<string, string> = {
  // A key that outlives a restart, kept beside the stores it protects.
  APP_KEY: process.env.APP_KEY ?? keptSecret(join(stateDir, 'app-key')),
  APP_URL: `http://localhost:${port}`,
  ...Object.fromEntries(given),
}

const miniflare = new Miniflare({
  ...productionOptions({ port, stateDir, env }),
  unsafeTriggerHandlers: true,
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)

// npm hands a signal to the shell between us, which does not always pass it on.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 250).unref()

await miniflare.ready
setInterval(runCron, cronMs).unref()
console.log(`Ready on ${env.APP_URL}`)

async function stop() {
  await miniflare.dispose()
  process.exit(0)
}

/**
 * By a request, not by Miniflare's `getWorker()`: that one blocks this process until workerd has
 * answered, and workerd never answers once the log that nobody reads meanwhile fills its pipe.
 */
async function runCron() {
  try {
    const query = new URLSearchParams({ cron: '* * * * *' })
    const run = await miniflare.dispatchFetch(`http://localhost/cdn-cgi/local/scheduled?${query}`)
    if (!run.ok) throw new Error(await run.text())
  } catch (error) {
    console.error(`The cron run failed; the next one tries again: ${error}`)
  }
}
