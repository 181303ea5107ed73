import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { products } from '#shared/knowledge/codes.ts'
import { taxesOn } from '#shared/knowledge/taxes.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { tableCsv } from '#worker/site/open-data/tables.ts'

const edition = shippedEdition()
const today = '2026-11-26'

/** Loads CSV files into SQLite as a reader would: every cell as text, empty cells as null. */
function databaseOf(...tables: ('taxes' | 'sources')[]): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const table of tables) {
    const [header = [], ...rows] = parse(tableCsv(edition, table), { bom: true })
    database.exec(`CREATE TABLE ${table} (${header.map((name) => `"${name}" TEXT`).join(', ')})`)
    const insert = database.prepare(
      `INSERT INTO ${table} VALUES (${header.map(() => '?').join(', ')})`,
    )
    for (const row of rows) insert.run(...row.map((cell) => (cell === '' ? null : cell)))
  }
  return database
}

const taxesInForce = `
  SELECT taxes.name, CAST(rate AS REAL) AS rate, base, bearer, certainty, sources.title
  FROM taxes
  JOIN sources ON sources.id = taxes.source
  WHERE market = :market
    AND (products = 'all' OR ';' || products || ';' LIKE '%;' || :product || ';%')
    AND ("from" IS NULL OR "from" <= :today)
    AND (until IS NULL OR until > :today)
  ORDER BY taxes.rowid`

test.each(products)('SQLite reads the taxes on %s as the pages state them', (product) => {
  const query = databaseOf('taxes', 'sources').prepare(taxesInForce)
  for (const market of edition.markets) {
    const expected = taxesOn(market, product, today).map(
      ({ name, rate, base, bearer, certainty, source }) => {
        const { title } = edition.getSource(source)
        return { name, rate, base, bearer, certainty, title }
      },
    )
    const rows = query.all({ ':market': market.slug, ':product': product, ':today': today })
    expect(
      rows.map((row) => ({ ...row })),
      market.slug,
    ).toEqual(expected)
  }
})

test('the casino taxes of Mozambique are on none of the four products', () => {
  const rows = databaseOf('taxes')
    .prepare("SELECT DISTINCT products FROM taxes WHERE market = 'mozambique'")
    .all()
  expect(rows.map(({ products }) => products)).toEqual(['other'])
})
