import {
  columnGroups,
  datasetName,
  description,
  exampleMarket,
  firstName,
  licence,
  sourceColumns,
  tables,
} from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { screenTitle } from '#shared/titles.ts'
import { type Cells, rowOf } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { breadcrumbs, type Subject } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import { dataFileOf, dataFiles } from './files.ts'
import { tableOf } from './tables.ts'

type DataPage = Pages['marketing/data']

/** The sizes of the files, in bytes by their names. */
export async function fileSizes(edition: Edition): Promise<DataPage['sizes']> {
  const entries = [...dataFiles.keys()].map(async (name) => {
    const { body } = await dataFileOf(edition, name)
    return [name, body.length] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** What the page of the open data shows. */
export function dataPageProps(
  edition: Edition,
  { sizes, address }: Pick<DataPage, 'sizes' | 'address'>,
): DataPage {
  const { number, publishedAt, markets, rules, facts } = edition
  return {
    edition: { number, publishedAt },
    address,
    sizes,
    example: exampleOf(edition),
    counts: { markets: markets.length, rules: rules.length, facts: facts.length },
    samples: {
      markets: sampleOf(edition, 'markets'),
      rules: sampleOf(edition, 'rules'),
      facts: sampleOf(edition, 'facts'),
    },
  }
}

/** The newest of the rows about the example that say the most. */
function sampleOf(edition: Edition, table: DataTable): DataPage['samples'][DataTable] {
  const columns = columnGroups[table].flatMap((group) => {
    const all = group.cited ? [...group.columns, ...sourceColumns] : group.columns
    return all.map((column) => firstName(group, column))
  })
  const cells = tableOf(edition, table).rows
  const dateOf = (one: Cells) => String(one.as_of ?? one.date ?? '')
  const rows = cells
    .filter((one) => (one.market ?? one.slug) === exampleOf(edition))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
    .map((one) => rowOf(columns, one))
  const filled = (row: string[]) => row.filter((cell) => cell !== '').length
  const most = Math.max(0, ...rows.map(filled))
  return { columns, row: rows.find((row) => filled(row) === most) ?? [] }
}

/** The slug of the market that is shown as an example. */
function exampleOf({ markets, findMarket }: Edition): string {
  return (findMarket(exampleMarket) ?? markets[0])?.slug ?? exampleMarket
}

/** What the page of the open data says of itself. */
export function aboutDataPage(edition: Edition): PageDescription {
  const path = routes.openData.href()
  const place = { label: screenTitle('marketing/data', {} as DataPage), href: path }
  return {
    description,
    path,
    image: '/og/markets.png',
    jsonLd: (subject) => [dataset(edition, subject), breadcrumbs(subject, [place])],
    feeds: [
      { title: 'Ledger of Rules', href: routes.rulesFeed.href() },
      { title: 'Insights', href: routes.notesFeed.href() },
    ],
  }
}

function dataset(edition: Edition, { appName, absolute }: Subject) {
  return {
    '@type': 'Dataset',
    name: datasetName,
    description,
    url: absolute(routes.openData.href()),
    version: String(edition.number),
    dateModified: edition.publishedAt,
    license: licence.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
    spatialCoverage: edition.markets.map(({ name }) => ({ '@type': 'Place', name })),
    distribution: [...dataFiles]
      .filter(([name]) => name !== 'openapi.json')
      .map(([file, { type }]) => ({
        '@type': 'DataDownload',
        name: `${entryOf(tables, file.split('.')[0] ?? '')?.title}, ${file.split('.')[1]?.toUpperCase()}`,
        encodingFormat: type.split(';')[0],
        contentUrl: absolute(routes.dataFile.href({ file })),
      })),
  }
}
