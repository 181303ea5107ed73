import { randomBytes } from 'node:crypto'
import { Miniflare } from 'miniflare'
import { freePort } from '#tests/support/free-port.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { startStores } from '#tools/local-stores.ts'
import { productionOptions } from '#tools/production-options.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { createIndexBuild, updateIndex } from '#worker/site/search/build-index.ts'
import type { SearchDocument } from '#worker/site/search/documents.ts'
import { documentsOf } from '#worker/site/search/documents.ts'
import type { Build } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import type { Table } from './table.ts'
import { timed } from './timed.ts'

const manyNotes = 10_000
const rounds = 40

// A name, a name with a typing error, the beginning of a word, several words that must all match,
// and no match.
const searches = [
  'kenya',
  'Kenia',
  'licen',
  "cote d'ivoire",
  'tax on stakes',
  'online casino licence',
  'qqqqq',
]

/** Measures a search over what is published, and over that and ten thousand more notes. */
export async function measureSearch(_build: Build): Promise<Table> {
  const published = documentsOf(currentEdition())
  const small = await startOver(published)
  const large = await startOver([...published, ...generatedNotes(published)])
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
  // In turns, so that other work on the machine slows both; the first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const q of searches) {
      const [ofSmall, ofLarge] = [
        await timed(() => search(small.origin, q)),
        await timed(() => search(large.origin, q)),
      ]
      if (round === 0) continue
      times.small.push(ofSmall)
      times.large.push(ofLarge)
    }
  }
  await Promise.all([small.stop(), large.stop()])
  const [few, many] = [median(times.small), median(times.large)]
  return {
    columns: ['a search, page and all', 'documents', 'p50, ms'],
    rows: [
      ['Over what is published', String(published.length), few.toFixed(1)],
      [
        'With 10,000 notes more',
        (published.length + manyNotes).toLocaleString('en'),
        many.toFixed(1),
      ],
      ['Ratio', '', (many / few).toFixed(2)],
    ],
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Starts a server whose index contains these documents. */
async function startOver(documents: SearchDocument[]) {
  const stateDir = temporaryFolder('bench-search')
  const index = await createIndexBuild(0, documents)
  await inLocalDatabase(startStores(stateDir, 'SEARCH'), updateIndex, index)
  return startProduct(stateDir)
}

/** Not like `npm start`, which would rebuild the index from the edition. */
async function startProduct(stateDir: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { APP_KEY: randomBytes(32).toString('base64'), APP_URL: origin }
  const miniflare = new Miniflare({
    ...productionOptions({ port, stateDir, env }),
    handleStructuredLogs() {},
  })
  await miniflare.ready
  return { origin, stop: () => miniflare.dispose() }
}

async function search(origin: string, q: string): Promise<void> {
  const response = await fetch(`${origin}/search?${new URLSearchParams({ q })}`)
  if (!response.ok) throw new Error(`The search for ${q} was answered with ${response.status}`)
  await response.text()
}

/**
 * Returns notes that each have the words of one published text, so that words keep their
 * frequency.
 */
function generatedNotes(published: readonly SearchDocument[]): SearchDocument[] {
  return Array.from({ length: manyNotes }, (_, number) => {
    const { title = '', excerpt = '', body = '' } = published[number % published.length] ?? {}
    return {
      kind: 'note',
      title: rotated(title, number),
      href: `/insights/generated-${number}`,
      date: '2026-01-01',
      market: null,
      excerpt: rotated(excerpt, number),
      body: rotated(body, number),
    }
  })
}

/** Returns a text rotated to begin with another of its words. */
function rotated(text: string, by: number): string {
  const words = text.split(' ')
  const at = by % words.length
  return [...words.slice(at), ...words.slice(0, at)].join(' ')
}
