import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { type BareWorker, startBare } from './bare-workerd.ts'
import { type Build, startBareProduct } from './build.ts'
import { type Cost, load } from './load.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 5
const fourMarkets = ['south-africa', 'nigeria', 'kenya', 'ghana']
const { markets, notes } = firstEdition()
const note = slugOf(notes)
const rule = slugOf(markets.flatMap(({ rules }) => rules))

const compared = (slugs: string[]) => `${routes.compareMarkets.href()}?with=${slugs.join(',')}`

/**
 * Measures pages on bare workerd, each in turns with a Worker that answers the same bytes as a
 * constant.
 */
export async function measurePages(build: Build): Promise<Table> {
  const product = await startBareProduct(build)
  const version = await versionOf(product)
  const inertia = { 'X-Inertia': 'true', 'X-Inertia-Version': version }
  const pages = [
    { name: 'Home, document', path: '/' },
    { name: 'Home, page object', path: '/', headers: inertia },
    { name: 'Markets, document', path: '/markets' },
    { name: 'Markets by product, document', path: `${routes.markets.href()}?product=sportsbook` },
    { name: 'Dossier, document', path: routes.market.href({ slug: 'kenya' }) },
    { name: 'Note, document', path: routes.note.href({ slug: note }) },
    { name: 'Ledger of rules, document', path: routes.rules.href() },
    { name: 'Rule, document', path: routes.rule.href({ slug: rule }) },
    { name: 'Search, its empty page', path: routes.search.href() },
    { name: 'Markets as JSON', path: routes.dataFile.href({ file: 'markets.json' }) },
    { name: 'Contact, document', path: '/contact' },
    { name: 'Two markets compared', path: compared(['kenya', 'ghana']) },
    // The name of no market makes a notice, and a page with a notice is not cached.
    { name: 'Two markets compared, rendered anew', path: compared(['kenya', 'ghana', 'x']) },
    { name: 'Four markets compared, rendered anew', path: compared([...fourMarkets, 'x']) },
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

function slugOf(all: readonly { slug: string }[]): string {
  const [first] = all
  if (!first) throw new Error('Expected notes and rules in the first edition')
  return first.slug
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

/**
 * Starts a Worker that answers with the bytes of a page and does nothing else. Bytes, not a text: to
 * encode a text of 52 KB anew for each reply took as long as all the rest of it.
 */
export function startConstant(body: string, type: string): Promise<BareWorker> {
  return startBare({
    modules: {
      'index.js': `import body from 'body.bin'
        const headers = { 'Content-Type': ${JSON.stringify(type)} }
        export default { fetch: () => new Response(body, { headers }) }`,
      'body.bin': body,
    },
    compatibilityDate: '2026-08-20',
  })
}
