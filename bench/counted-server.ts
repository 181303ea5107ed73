import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { freePort } from '#tests/support/free-port.ts'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { productionOptions } from '#tools/production-options.ts'
import { temporaryFolder } from './clean-up.ts'

// A Worker that wraps the product's. It counts the operations on the stores and returns the counts
// on request. Rows are D1's own count, by which it bills.
const countingWorker = `
  import product from './index.js'
  export * from './index.js'

  let counts
  const reset = () => { counts = { queries: 0, rowsRead: 0, rowsWritten: 0, get: 0, put: 0, list: 0, delete: 0 } }
  reset()

  const count = (result) => {
    for (const { meta } of [result].flat()) {
      counts.queries += 1
      counts.rowsRead += meta?.rows_read ?? 0
      counts.rowsWritten += meta?.rows_written ?? 0
    }
    return result
  }
  const originals = new WeakMap()
  function statement(original, query) {
    const proxy = new Proxy(original, { get(target, name) {
      if (name === 'bind') return (...values) => statement(target.bind(...values), query)
      if (name === 'run' || name === 'all') return async () => count(await target.all())
      if (name === 'first') return async (column) => {
        const row = count(await target.all()).results[0] ?? null
        return row && column ? row[column] : row
      }
      // The method raw returns no count, so a read is repeated and a write returns its rows as objects.
      if (name === 'raw') return async (...how) => {
        const { results } = count(await target.all())
        return /^select/i.test(query) ? target.raw(...how) : results.map(Object.values)
      }
      return Reflect.get(target, name)
    } })
    originals.set(proxy, original)
    return proxy
  }
  const database = (original) => new Proxy(original, { get(target, name) {
    if (name === 'prepare') return (query) => statement(target.prepare(query), query)
    if (name === 'batch') return async (all) =>
      count(await target.batch(all.map((one) => originals.get(one) ?? one)))
    if (name === 'withSession') return (...how) => database(target.withSession(...how))
    const value = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  } })
  const keyValues = (original) => new Proxy(original, { get(target, name) {
    const value = Reflect.get(target, name)
    if (typeof value !== 'function') return value
    return (...values) => {
      counts[name] = (counts[name] ?? 0) + 1
      return value.apply(target, values)
    }
  } })
  const watched = (env) => ({ ...env, DB: database(env.DB), KV: keyValues(env.KV) })

  export default {
    async fetch(request, env, context) {
      if (new URL(request.url).pathname === '/counts') {
        const answer = Response.json(counts)
        reset()
        return answer
      }
      return product.fetch(request, watched(env), context)
    },
    scheduled: (event, env, context) => product.scheduled(event, watched(env), context),
  }`

/** The store operations of one request. */
interface Counts {
  queries: number
  rowsRead: number
  rowsWritten: number
  get: number
  put: number
  list: number
  delete: number
}

/** A server that counts what it asks of its stores. */
export interface CountedServer {
  origin: string
  /** Returns what some work costs, including what follows its replies. */
  countsOf(work: () => Promise<unknown>): Promise<Counts>
  runCron(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product with counted stores; a state folder is used again with the key of its server. */
export async function startCounted({
  stateDir = temporaryFolder('bench-counted'),
  key = randomBytes(32).toString('base64'),
} = {}): Promise<CountedServer> {
  const port = await freePort()
  await migrateLocal(startStores(stateDir), join(import.meta.dirname, '../migrations'))
  const origin = `http://localhost:${port}`
  const env = { APP_KEY: key, APP_URL: origin }
  const options = productionOptions({ port, stateDir, env })
  const miniflare = new Miniflare({
    ...withMain(options, countingWorker),
    unsafeTriggerHandlers: true,
    handleStructuredLogs() {},
  })
  await miniflare.ready
  const cron = `${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('* * * * *')}`
  return {
    origin,
    async countsOf(work) {
      await (await fetch(`${origin}/counts`)).arrayBuffer()
      await work()
      // Work after the reply counts as well.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return (await fetch(`${origin}/counts`)).json() as Promise<Counts>
    },
    async runCron() {
      await (await fetch(cron)).arrayBuffer()
    },
    stop: () => miniflare.dispose(),
  }
}

type Options = ReturnType<typeof productionOptions>

/** Returns the same Worker with another main module that wraps its own. */
function withMain(options: Options, contents: string): Options {
  const [worker] = (options as { workers: { config: { manifest: Manifest } }[] }).workers
  if (!worker) throw new Error('Expected a Worker')
  const { manifest } = worker.config
  manifest.modules['counting.js'] = { type: 'esm', contents }
  manifest.mainModule = 'counting.js'
  return options
}

interface Manifest {
  mainModule: string
  modules: Record<string, { type: string; contents: string }>
}
