import autocannon from 'autocannon'
import { categories } from '#shared/content/insights.ts'
import { publicPages } from '#shared/site/routes.ts'
import { type BareWorker, residentMbOf } from './bare-workerd.ts'
import { type Build, collectPath, startBareProduct } from './build.ts'
import { heapMbOf } from './heap.ts'
import type { Table } from './table.ts'

const connections = 16
const steps = [1000, 10_000, 25_000, 50_000, 75_000, 100_000]

/**
 * Measures the heap of an isolate after many requests, hardly two of which are the same, so that
 * anything stored per request would show. It is the heap after a garbage collection, which is what
 * counts towards the platform's 128 MB. The process keeps memory that it once had, even with a
 * Worker that does nothing.
 */
export async function measureMemory(build: Build): Promise<Table> {
  const product = await startBareProduct(build, { inspected: true })
  const rows: string[][] = []
  let [sent, first] = [0, Number.NaN]
  for (const step of steps) {
    await sendVaried(product, sent, step - sent)
    sent = step
    await fetch(product.origin + collectPath)
    const heapMb = await heapMbOf(product)
    if (step === steps[0]) first = heapMb
    rows.push([
      step.toLocaleString('en'),
      heapMb.toFixed(2),
      (heapMb / first).toFixed(2),
      residentMbOf(product.pid).toFixed(0),
    ])
  }
  await product.stop()
  return {
    columns: ['requests', 'heap in use, MB', 'to 1,000 requests', 'process, MB'],
    rows,
  }
}

async function sendVaried({ origin }: BareWorker, from: number, amount: number): Promise<void> {
  let at = from
  const result = await autocannon({
    url: origin,
    connections,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, ...nthRequest(at++) }) }],
  })
  const answered = result['2xx'] + result.non2xx
  if (result['2xx'] === 0 || answered < amount) {
    throw new Error(`Only ${answered} of ${amount} requests were answered`)
  }
}

const paths = publicPages.map(({ href }) => href)

/**
 * Returns a request that varies with its number: pages, categories, queries, missing paths and
 * page objects, from many client addresses.
 */
function nthRequest(at: number): { method: 'GET'; path: string; headers: Record<string, string> } {
  const page = paths[at % paths.length] ?? '/'
  const kinds = [
    page,
    `${page}?utm_source=${at}&ref=${at * 7}`,
    `/insights?category=${categories[at % categories.length]?.slug}&from=${at}`,
    `/insights?category=none-${at}`,
    `/nothing-here/${at}`,
    `/login?${at}`,
    `/register?email=${at}@example.com`,
    `/contact?service=${at}`,
    page,
  ]
  const address = { 'CF-Connecting-IP': `2001:db8:${(at % 65_536).toString(16)}::${at % 9999}` }
  const agent = { 'User-Agent': `Browser/${at}`, 'Accept-Language': `en;q=0.${at % 10}` }
  const object = { 'X-Inertia': 'true', 'X-Inertia-Version': String(at) }
  const isObject = at % kinds.length === kinds.length - 1
  return {
    method: 'GET',
    path: kinds[at % kinds.length] ?? '/',
    headers: { ...address, ...agent, ...(isObject ? object : {}) },
  }
}
