import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { productionOptions } from '#tools/production-options.ts'
import type { Build } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { freePort } from './free-port.ts'
import type { Table } from './table.ts'
import { openLogin, register, Visitor } from './visitor.ts'

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

/** Counts the operations of each kind of request on D1 and KV, the basis of the costs. */
export async function measureOperations(_build: Build): Promise<Table> {
  const { origin, stop } = await startCounted()
  const countsOf = async (work: () => Promise<unknown>): Promise<Counts> => {
    await (await fetch(`${origin}/counts`)).arrayBuffer()
    await work()
    // Work after the reply counts as well.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return (await fetch(`${origin}/counts`)).json() as Promise<Counts>
  }
  const email = 'counted@example.com'
  const rows: string[][] = []
  const row = async (name: string, work: () => Promise<unknown>) => {
    const { queries, rowsRead, rowsWritten, get, put, list, delete: deleted } = await countsOf(work)
    const values = [queries, rowsRead, rowsWritten, get, put, list, deleted]
    rows.push([name, ...values.map(String)])
  }
  const guest = new Visitor(origin)
  await row('Public page, signed out', () => guest.visit('/'))
  let member = guest
  await row('Registration, first visit included', async () => {
    member = await register(origin, email)
  })
  await row('Page, signed in', () => member.visit('/email/verify'))
  const login = await openLogin(origin, email)
  await row('Sign-in', login)
  const remembered = await openLogin(origin, email, { remember: true })
  await row('Sign-in, remembered', remembered)
  await guest.visit('/contact')
  await row('Contact message', () =>
    guest.send('/send-contact-form', {
      firstName: 'Bench',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      company: 'Company',
      service: 'Custom Research',
      message: 'A message that is long enough to be one.',
    }),
  )
  await row('Minute of the cron, nothing to do', () =>
    fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('* * * * *')}`),
  )
  await stop()
  return {
    columns: [
      'request',
      'D1 queries',
      'rows read',
      'rows written',
      'KV reads',
      'writes',
      'lists',
      'deletes',
    ],
    rows,
  }
}

async function startCounted() {
  const port = await freePort()
  const stateDir = temporaryFolder('bench-counted')
  await migrateLocal(startStores(stateDir), join(import.meta.dirname, '../migrations'))
  const origin = `http://localhost:${port}`
  const env = { APP_KEY: randomBytes(32).toString('base64'), APP_URL: origin }
  const options = productionOptions({ port, stateDir, env })
  const miniflare = new Miniflare({
    ...withMain(options, countingWorker),
    unsafeTriggerHandlers: true,
    handleStructuredLogs() {},
  })
  await miniflare.ready
  return { origin, stop: () => miniflare.dispose() }
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
