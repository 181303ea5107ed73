import {
  columnGroups,
  dataTables,
  exampleMarket,
  firstColumnName,
  licence,
  sourceColumns,
} from '#shared/content/data.ts'
import { dataset as datasetWords, tables } from '#shared/content/data-words.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { byCharacters } from '#shared/order.ts'
import type { Pages } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { feedMessages } from '#shared/site/feed-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import { screenTitle } from '#shared/titles.ts'
import { type Cells, rowOf } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'
import { dataFileOf, dataFiles } from './files.ts'
import { itemsOf } from './items.ts'
import { tableOf } from './tables.ts'

type DataPage = Pages['marketing/data']

/** Returns the size of each file in bytes, by its name. */
export async function fileSizes(edition: Edition): Promise<DataPage['sizes']> {
  const entries = [...dataFiles.keys()].map(async (name) => {
    const { body } = await dataFileOf(edition, name)
    return [name, body.length] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

export function dataPageProps(
  edition: Edition,
  { sizes, address }: Pick<DataPage, 'sizes' | 'address'>,
): DataPage {
  const { number, publishedAt } = edition
  return {
    edition: { number, publishedAt },
    address,
    sizes,
    example: exampleOf(edition),
    counts: byTable((table) => itemsOf[table](edition).length),
    samples: byTable((table) => sampleOf(edition, table)),
  }
}

function byTable<Value>(make: (table: DataTable) => Value): Record<DataTable, Value> {
  return {
    markets: make('markets'),
    taxes: make('taxes'),
    obligations: make('obligations'),
    rules: make('rules'),
    facts: make('facts'),
    sources: make('sources'),
  }
}

/** Returns the row about the example market with the most filled cells; of several, the newest. */
function sampleOf(edition: Edition, table: DataTable): DataPage['samples'][DataTable] {
  const columns = columnGroups[table].flatMap((group) => {
    const all = group.hasSource ? [...group.columns, ...sourceColumns] : group.columns
    return all.map((column) => firstColumnName(group, column))
  })
  const tableRows = tableOf(edition, table).rows
  const dateOf = (cells: Cells) => String(cells.as_of ?? cells.from ?? cells.date ?? '')
  const ofExample = tableRows.filter((cells) => (cells.market ?? cells.slug) === exampleOf(edition))
  // Sources belong to no market.
  const rows = (ofExample.length > 0 ? ofExample : tableRows)
    .toSorted((a, b) => byCharacters(dateOf(b), dateOf(a)))
    .map((cells) => rowOf(columns, cells))
  const countFilled = (row: string[]) => row.filter((cell) => cell !== '').length
  const mostFilled = Math.max(0, ...rows.map(countFilled))
  return { columns, row: rows.find((row) => countFilled(row) === mostFilled) ?? [] }
}

function exampleOf({ markets, findMarket }: Edition): string {
  return (findMarket(exampleMarket) ?? markets[0])?.slug ?? exampleMarket
}

export function describeDataPage(edition: Edition): PageDescription {
  const path = routes.openData.href()
  const crumb = { label: screenTitle('marketing/data', {} as DataPage), href: path }
  return {
    description: datasetWords.description,
    path,
    image: shareImagePath('data'),
    jsonLd: (publisher) => [dataset(edition, publisher), breadcrumbs(publisher, [crumb])],
    feeds: [
      { title: feedMessages.rules.title, href: routes.rulesFeed.href() },
      { title: feedMessages.notes.title, href: routes.notesFeed.href() },
    ],
  }
}

function dataset(edition: Edition, { appName, absolute }: Publisher) {
  return {
    '@type': 'Dataset',
    name: datasetWords.name,
    description: datasetWords.description,
    url: absolute(routes.openData.href()),
    version: String(edition.number),
    dateModified: edition.publishedAt,
    license: licence.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
    spatialCoverage: edition.markets.map(({ name }) => ({ '@type': 'Place', name })),
    distribution: [...dataFiles]
      .filter(([name]) => dataTables.some((table) => name.startsWith(`${table}.`)))
      .map(([file, { type }]) => ({
        '@type': 'DataDownload',
        name: `${entryOf(tables, file.split('.')[0] ?? '')?.title}, ${file.split('.')[1]?.toUpperCase()}`,
        encodingFormat: type.split(';')[0],
        contentUrl: absolute(routes.dataFile.href({ file })),
      })),
  }
}
