import { Miniflare } from 'miniflare'
import { settingsOf } from '#worker/env.ts'
import { endWithNpm } from './end-with-npm.ts'
import { startStores } from './local-stores.ts'
import { prepareStores } from './prepare-stores.ts'
import { type Production, productionOptions } from './production-options.ts'
import { runCron } from './run-cron.ts'

/** Runs the production build and its cron until the process ends, with the stores up to date. */
export async function runProduction(production: Production, cronMs?: number): Promise<void> {
  const { stateDir, env } = production
  await prepareStores((binding) => startStores(stateDir, binding), settingsOf(env))

  const miniflare = new Miniflare(productionOptions(production))
  endWithNpm(() => miniflare.dispose())
  await miniflare.ready
  // A request instead of Miniflare's `getWorker()`, which blocks this process until workerd has
  // answered. workerd never answers once its log, which nobody reads meanwhile, fills the pipe.
  runCron((path) => miniflare.dispatchFetch(`http://localhost${path}`), cronMs)
}
