import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { editionKeys, indexText, pointerText } from '#worker/knowledge/edition-in-kv.ts'
import { countWords, minutesFor, publishedOf } from '#worker/knowledge/published-records.ts'
import type { BareWorker } from '../bare-workerd.ts'
import { type Build, startBareProduct } from '../build.ts'
import { type Cost, load } from '../load.ts'
import { ratio } from '../spread.ts'
import type { Table } from '../table.ts'
import { type KeyValues, startKeyValues } from './key-values.ts'
import { longNote } from './notes.ts'

const rounds = 4
const manyNotes = 5000
const countedRequests = 1000
const slug = firstEdition().notes[0]?.slug ?? ''

const pages = {
  Home: routes.home.href(),
  Note: routes.note.href({ slug }),
  // Few of the many notes are about this market, as in an edition that has grown.
  Dossier: routes.market.href({ slug: 'malawi' }),
  'Ledger of rules': routes.rules.href(),
  Markets: routes.markets.href(),
  'Markets as JSON': routes.dataFile.href({ file: 'markets.json' }),
}

/**
 * Compares the edition in KV with the shipped one, which is the same, and with one of 5,000 more
 * notes.
 */
export async function measureEditionInKv(build: Build): Promise<Table> {
  const shipped = await startBareProduct(build)
  const same = await startPublished(build, [])
  const large = await startPublished(
    build,
    Array.from({ length: manyNotes }, (_, number) => longNote(number)),
  )
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const costs: Record<'shipped' | 'same' | 'large', Cost[]> = { shipped: [], same: [], large: [] }
    for (let round = 0; round < rounds; round++) {
      costs.shipped.push(await load(shipped, path))
      costs.same.push(await load(same.worker, path))
      costs.large.push(await load(large.worker, path))
    }
    rows.push([
      name,
      ratio(rate(costs.same), rate(costs.shipped)),
      ratio(cpu(costs.same), cpu(costs.shipped)),
      ratio(rate(costs.large), rate(costs.shipped)),
      ratio(cpu(costs.large), cpu(costs.shipped)),
      await readsOf(same, path),
    ])
  }
  for (const { worker, keyValues } of [same, large]) {
    await worker.stop()
    keyValues.stop()
  }
  await shipped.stop()
  return {
    columns: [
      'page',
      'requests a second to the shipped edition',
      'CPU to it',
      'requests, with 5,000 notes more',
      'CPU, with them',
      'KV reads of 1,000 requests',
    ],
    rows,
  }
}

const cpu = (costs: Cost[]) => costs.map(({ cpuMs }) => cpuMs)
const rate = (costs: Cost[]) => costs.map(({ perSecond }) => perSecond)

interface Published {
  worker: BareWorker
  keyValues: KeyValues
}

/** Starts the product with an edition in KV: the shipped records, and notes. */
async function startPublished(build: Build, notes: readonly Note[]): Promise<Published> {
  const keyValues = await startKeyValues(editionWith(notes))
  const worker = await startBareProduct(build, { keyValues: { KV: keyValues.address } })
  const { edition } = (await (await fetch(`${worker.origin}/data/rules.json`)).json()) as {
    edition: number
  }
  if (edition !== editionNumber)
    throw new Error(`The Worker shows edition ${edition} instead of the one in KV`)
  return { worker, keyValues }
}

const editionNumber = 2

function editionWith(added: readonly Note[]): Map<string, string> {
  const records = publishedOf(firstEdition())
  const all = [...firstEdition().notes, ...added]
  const heads = all.map(({ body, ...note }) => {
    const minutes = minutesFor(countWords(body))
    return { ...note, minutes, revision: `of-${note.slug}`, shipped: false }
  })
  return new Map([
    [editionKeys.current, pointerText(editionNumber)],
    [
      editionKeys.index(editionNumber),
      indexText({ ...records, number: editionNumber, notes: heads }),
    ],
    ...all.map(({ slug, ...fields }) => {
      return [editionKeys.body(`of-${slug}`), JSON.stringify(fields)] as const
    }),
  ])
}

/** Returns the KV reads of a thousand consecutive requests; there is no D1. */
async function readsOf({ worker, keyValues }: Published, path: string): Promise<string> {
  keyValues.takeReads()
  for (let request = 0; request < countedRequests; request++) {
    const response = await fetch(worker.origin + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  return String(keyValues.takeReads())
}
