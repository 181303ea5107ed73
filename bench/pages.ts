import { type BareWorker, startBare } from './bare-workerd.ts'
import { type Build, startBareProduct } from './build.ts'
import { type Cost, load } from './load.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 5

/** Pages on bare workerd, each in turns with a Worker that answers its bytes as a constant. */
export async function measurePages(build: Build): Promise<Table> {
  const product = await startBareProduct(build)
  const version = await versionOf(product)
  const inertia = { 'X-Inertia': 'true', 'X-Inertia-Version': version }
  const pages = [
    { name: 'Home, document', path: '/' },
    { name: 'Home, page object', path: '/', headers: inertia },
    { name: 'Markets, document', path: '/markets' },
    { name: 'Contact, document', path: '/contact' },
    { name: 'Log in, rendered anew', path: '/login' },
    { name: 'Page not found, rendered anew', path: '/nothing-here' },
  ]
  const rows: string[][] = []
  for (const page of pages) rows.push(await rowOf(product, page))
  await product.stop()
  return {
    columns: ['page', 'bytes', 'CPU to constant', 'requests a second to constant', 'CPU here, ms'],
    rows,
  }
}

interface Page {
  name: string
  path: string
  headers?: Record<string, string>
}

async function rowOf(product: BareWorker, { name, path, headers = {} }: Page): Promise<string[]> {
  const response = await fetch(product.origin + path, { headers })
  const body = await response.text()
  const constant = await startConstant(body, response.headers.get('Content-Type') ?? '')
  const own: Cost[] = []
  const fixed: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    fixed.push(await load(constant, '/'))
    own.push(await load(product, path, headers))
  }
  await constant.stop()
  return [
    name,
    String(Buffer.byteLength(body)),
    ratio(cpu(own), cpu(fixed)),
    ratio(rate(own), rate(fixed)),
    spread(cpu(own)),
  ]
}

const cpu = (costs: Cost[]) => costs.map(({ cpuMs }) => cpuMs)
const rate = (costs: Cost[]) => costs.map(({ perSecond }) => perSecond)

async function versionOf({ origin }: BareWorker): Promise<string> {
  const html = await (await fetch(origin)).text()
  return html.match(/"version":"([^"]+)"/)?.[1] ?? ''
}

/** A Worker that gives the very bytes of a page, and nothing else. */
export function startConstant(body: string, type: string): Promise<BareWorker> {
  return startBare({
    modules: {
      'index.js': `import body from 'body.txt'
        const headers = { 'Content-Type': ${JSON.stringify(type)} }
        export default { fetch: () => new Response(body, { headers }) }`,
      'body.txt': body,
    },
    compatibilityDate: '2026-08-20',
  })
}
