import { join, resolve } from 'node:path'
import {
  needFreePort,
  needSettings,
  needUnusedFolder,
  needWritableFolder,
  portFromEnv,
  settingsFromEnv,
} from './before-start.ts'
import { endWithNpm } from './end-with-npm.ts'
import { ensureBuild } from './ensure-build.ts'
import { localSecret } from './local-secret.ts'

const root = join(import.meta.dirname, '..')
const port = portFromEnv(8787)
const stateDir = resolve(process.env.STATE_DIR || join(root, '.state'))
// Like on Cloudflare; fault runs set it to run the cron themselves or faster.
const cronMs = process.env.CRON_MS ? Number(process.env.CRON_MS) : undefined
// Like on Cloudflare; raised for runs that write faster than a person.
const limitFactor = Number(process.env.LIMIT_FACTOR ?? 1)

process.chdir(root)
endWithNpm(() => {})

needWritableFolder(stateDir)
needUnusedFolder(stateDir)
const env: Record<string, string> = {
  // A key that survives a restart, stored beside the data it protects.
  APP_KEY: process.env.APP_KEY ?? localSecret(join(stateDir, 'app-key')),
  APP_URL: `http://localhost:${port}`,
  ...settingsFromEnv(),
}
needSettings(env)
await needFreePort(port, '127.0.0.1')
await ensureBuild()
// Imported only now: loading it takes longer than telling that a setting is wrong.
const { runProduction } = await import('./run-production.ts')
await runProduction({ port, stateDir, env, limitFactor }, cronMs)
console.log(`Ready on ${env.APP_URL}`)
