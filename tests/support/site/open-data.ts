import { expect } from 'vitest'
import { dataTables } from '#shared/content/data.ts'
import { routes } from '#shared/routes.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { newVisitor } from './contact.ts'

export const tablePaths = dataTables.flatMap((table) =>
  ['json', 'csv'].map((ending) => routes.dataFile.href({ file: `${table}.${ending}` })),
)

export const openDataPaths = [
  ...tablePaths,
  routes.dataFile.href({ file: 'openapi.json' }),
  routes.dataFile.href({ file: 'datapackage.json' }),
  ...currentEdition().markets.flatMap(({ slug }) => [
    routes.marketData.href({ slug }),
    routes.marketRulesFeed.href({ market: slug }),
  ]),
  routes.notesFeed.href(),
  routes.rulesFeed.href(),
  routes.rulesCalendar.href(),
]

/** Returns the text of a file, including a byte order mark. */
export async function fileText(path: string, settings: object = {}): Promise<string> {
  const response = await newVisitor({ ...settings }).visit(path)
  expect(response.status).toBe(200)
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    await response.arrayBuffer(),
  )
}

/** Returns records in the order of the files: by market, and of one market as they are. */
export function sortedByMarket<Item extends { market: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.market.localeCompare(b.market))
}
