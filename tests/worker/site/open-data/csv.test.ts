import { parse } from 'csv-parse/browser/esm/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnGroups, dataTables, snakeCase, sourceColumns } from '#shared/content/data.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { fileText, sortedByMarket } from '#tests/support/site/open-data.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'
import { itemsOf } from '#worker/site/open-data/items.ts'
import { tableCsv, tableOf } from '#worker/site/open-data/tables.ts'

type Row = Record<string, string>

const edition = currentEdition()
const pathOf = (table: DataTable) => routes.dataFile.href({ file: `${table}.csv` })

function rowsIn(text: string): Row[] {
  return parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })
}

async function rowsOf(table: DataTable): Promise<Row[]> {
  return rowsIn(await fileText(pathOf(table)))
}

/** Returns the cells of the citation in a row. */
function citation(row: Row): (string | undefined)[] {
  const names = [
    'section',
    'source',
    'source_publisher',
    'source_title',
    'source_date',
    'source_url',
  ]
  return names.map((name) => row[name])
}

function expectedCitation({
  source,
  section,
}: {
  source: string
  section: string | null
}): string[] {
  const { publisher, title, date, url } = edition.getSource(source)
  return [section ?? '', source, publisher, title, date ?? '', url ?? '']
}

describe.each(dataTables)('the CSV of %s', (table) => {
  test('is a download with its own content type', async () => {
    const { headers } = await newVisitor().visit(pathOf(table))
    expect(headers.get('Content-Type')).toBe('text/csv; charset=UTF-8; header=present')
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${table}.csv"`)
  })

  test('begins with one byte order mark, and ends each line as RFC 4180 does', async () => {
    const text = await fileText(pathOf(table))
    expect(text.lastIndexOf('\uFEFF')).toBe(0)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('has one row for each record, under names in snake case', async () => {
    const rows = await rowsOf(table)
    expect(rows).toHaveLength(itemsOf[table](edition).length)
    const names = Object.keys(rows[0] ?? {})
    expect(names.filter((name) => !/^[a-z\d]+(_[a-z\d]+)*$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('has a column for every cell, and no column without cells', () => {
    const { columns, rows } = tableOf(edition, table)
    const filledColumns = new Set(rows.flatMap((row) => Object.keys(row)))
    expect([...filledColumns].filter((name) => !columns.includes(name))).toEqual([])
    expect(columns.filter((name) => !filledColumns.has(name))).toEqual([])
  })

  test('says what an empty cell means wherever there is one', async () => {
    const emptyColumns = new Set(
      (await rowsOf(table)).flatMap((row) => Object.keys(row).filter((name) => row[name] === '')),
    )
    const explained = columnGroups[table]
      .flatMap(({ columns, hasSource }) => (hasSource ? [...columns, ...sourceColumns] : columns))
      .filter(({ empty }) => empty !== undefined)
      .map(({ name }) => name)
    const isExplained = (column: string) =>
      explained.some((name) => column === name || column.endsWith(`_${name}`)) ||
      (explained.includes('') && column.startsWith('licence_'))
    expect([...emptyColumns].filter((column) => !isExplained(column))).toEqual([])
  })

  test('has the precision of each date that may be a month or a year', async () => {
    const rows = await rowsOf(table)
    const names = Object.keys(rows[0] ?? {}).filter((name) => name.endsWith('_precision'))
    const lengths: Record<string, number> = { '': 0, year: 4, month: 7, day: 10 }
    for (const row of rows) {
      for (const name of names) {
        const date = row[name.replace('_precision', '')]
        expect(date, name).toHaveLength(lengths[row[name] ?? 'missing'] ?? -1)
      }
    }
  })
})

describe('the CSV of facts', () => {
  test('has every number of the records with its source', async () => {
    const rows = await rowsOf('facts')
    for (const [index, fact] of sortedByMarket(edition.facts).entries()) {
      const row = rows[index] ?? {}
      expect(Number(row.value)).toBe(fact.value)
      expect(row).toMatchObject({ market: fact.market, key: fact.key, unit: fact.unit })
      expect(row).toMatchObject({ as_of: fact.asOf, kind: fact.kind, checked_at: fact.checkedAt })
      expect(citation(row)).toEqual(expectedCitation(fact))
    }
  })
})

describe('the CSV of obligations', () => {
  test('gives back every statement of the records with its source', async () => {
    const rows = await rowsOf('obligations')
    for (const [index, obligation] of sortedByMarket(edition.obligations).entries()) {
      const { market, duty, products, status, value, source, section } = obligation
      const row = rows[index] ?? {}
      expect(row).toMatchObject({ market, duty, status, value: value ?? '' })
      expect(row).toMatchObject({
        market_name: edition.getMarket(market).name,
        products: products?.join(';') ?? 'all',
        tried: obligation.tried ?? '',
        checked_at: obligation.checkedAt,
      })
      expect(citation(row)).toEqual(
        source === null ? ['', '', '', '', '', ''] : expectedCitation({ source, section }),
      )
    }
  })
})

describe('the CSV of rules', () => {
  test('has every rule of the records with its source', async () => {
    const rows = await rowsOf('rules')
    for (const [index, rule] of edition.rules.entries()) {
      const row = rows[index] ?? {}
      const { slug, market, date, stage, title, text } = rule
      expect(row).toMatchObject({ slug, market, date, stage, title, text })
      expect(row).toMatchObject({
        market_name: edition.getMarket(market).name,
        topics: rule.topics.join(';'),
        before: rule.before ?? '',
        after: rule.after ?? '',
        effective_at: rule.effectiveAt ?? '',
      })
      expect(citation(row)).toEqual(expectedCitation(rule))
    }
  })
})

describe('the CSV of markets', () => {
  test('fits on a screen and leaves taxes to their own table', async () => {
    const [row = {}] = await rowsOf('markets')
    expect(Object.keys(row).length).toBeLessThanOrEqual(40)
    expect(Object.keys(row).filter((name) => /tax/.test(name))).toEqual([])
  })
})

describe('the CSV of taxes', () => {
  test('has every tax of the records with its market and source', async () => {
    const rows = await rowsOf('taxes')
    const markets = edition.markets.toSorted((a, b) => a.slug.localeCompare(b.slug))
    const taxes = markets.flatMap(({ slug, taxes }) =>
      taxes.map((tax) => ({ market: slug, ...tax })),
    )
    for (const [index, tax] of taxes.entries()) {
      const row = rows[index] ?? {}
      const { market, name, base, payer, certainty } = tax
      expect(row).toMatchObject({ market, name, base, payer, certainty })
      expect(Number(row.rate)).toBe(tax.rate)
      expect(row).toMatchObject({
        market_name: edition.getMarket(market).name,
        bearer: tax.bearer ?? '',
        products: tax.products?.join(';') ?? 'all',
        from: tax.from ?? '',
        until: tax.until ?? '',
        replaces_income_tax: String(tax.replacesIncomeTax),
      })
      expect(citation(row)).toEqual(expectedCitation(tax))
    }
  })
})

describe('the CSV of sources', () => {
  test('has every source that another table cites, once', async () => {
    const rows = await rowsOf('sources')
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cited = new Set<string | undefined>()
    for (const table of ['markets', 'taxes', 'rules', 'facts'] as const) {
      for (const row of await rowsOf(table)) {
        const names = Object.keys(row).filter((name) => /(?:^|_)sources?$/.test(name))
        for (const name of names) for (const id of row[name]?.split(';') ?? []) cited.add(id)
      }
    }
    cited.delete('')
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([])
    for (const { id = '', publisher, title, date, url } of rows) {
      const source = edition.getSource(id)
      expect({ publisher, title }).toEqual({ publisher: source.publisher, title: source.title })
      expect({ date, url }).toEqual({ date: source.date ?? '', url: source.url ?? '' })
    }
  })
})

let rowsOfMarkets: Promise<Row[]> | undefined

/** Returns the rows of all markets, read once. */
function marketRows(): Promise<Row[]> {
  rowsOfMarkets ??= rowsOf('markets')
  return rowsOfMarkets
}

describe.each(edition.markets)('the row of $slug', (market) => {
  let cells: Row
  beforeAll(async () => {
    cells = present((await marketRows()).find(({ slug }) => slug === market.slug))
  })

  test('has the newest score', () => {
    const [judgement] = market.judgements
    expect(Number(cells.score)).toBe(judgement?.score)
    expect(cells).toMatchObject({ judgement: judgement?.text, score_from: judgement?.from })
  })

  test('has the status of each product with its source', () => {
    for (const product of market.products) {
      const prefix = `${snakeCase(product.product)}_`
      expect(cells[`${prefix}status`]).toBe(product.status)
      expect(cells[`${prefix}text`]).toBe(product.text)
      expect(cells[`${prefix}source`]).toBe(product.source)
      expect(cells[`${prefix}section`]).toBe(product.section ?? '')
    }
  })

  test('has each licence term, an empty cell if it is not verified, and their sources', () => {
    const terms = Object.entries(market.licence)
    for (const [name, term] of terms) {
      expect(cells[`licence_${snakeCase(name)}`]).toBe(term?.value ?? '')
    }
    const sources = new Set(terms.flatMap(([, term]) => term?.source ?? []))
    expect(cells.licence_sources).toBe([...sources].join(';'))
  })

  test('has lists that can be split again', () => {
    const listOf = (column: string) =>
      cells[column] === '' ? [] : (cells[column]?.split(';') ?? [])
    const split = (texts: string[]) => texts.map((text) => text.replaceAll(';', ','))
    expect(listOf('opportunities')).toEqual(split(market.opportunities.map(({ text }) => text)))
    expect(listOf('challenges')).toEqual(split(market.challenges.map(({ text }) => text)))
    expect(listOf('laws')).toEqual(
      split(market.laws.map(({ title, year }) => `${title} (${year})`)),
    )
    expect(listOf('regulators')).toEqual(
      split(market.regulators.map(({ name, of }) => `${name} (${of})`)),
    )
  })
})

/** Returns the cells as a program reads them that uses semicolons as separators. */
function cellsBySemicolon(text: string): string[] {
  return parse(text, {
    bom: true,
    delimiter: ';',
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
  }).flat()
}

describe('formula injection', () => {
  /** Returns an edition of one market; it and its first fact contain a text. */
  function planted(text: string, value = 1) {
    const { markets, general, ...records } = firstEdition()
    const first = present(markets[0])
    const [fact, ...rest] = first.facts
    const changed = {
      ...first,
      market: { ...first.market, name: text, regulation: `${text}, "quoted"\r\nand broken` },
      facts: [{ ...present(fact), unit: text, value }, ...rest],
    }
    return createEdition({ ...records, markets: [changed], general: { ...general, facts: [] } })
  }

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j begins with an apostrophe', (text) => {
    const of = planted(text)
    const [market] = rowsIn(tableCsv(of, 'markets'))
    expect(market).toMatchObject({
      name: `'${text}`,
      regulation: `'${text}, "quoted"\r\nand broken`,
    })
    expect(rowsIn(tableCsv(of, 'facts'))[0]?.unit).toBe(`'${text}`)
  })

  test.each([
    [' =1', "' =1"],
    ['\u200b\u00a0=1', "'\u200b\u00a0=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['\tA', "'\tA"],
    ['A;=1+1', "A;'=1+1"],
    ['A; "=1+1"', 'A;\' "=1+1"'],
    ['A;\u200f＠SUM(B1);-2', "A;'\u200f＠SUM(B1);'-2"],
    ['A\n=1\n- B', "A\n'=1\n'- B"],
    ['A\t+1', "A\t'+1"],
  ])('%j is %j: no cell begins with a formula, with any separator', (text, neutral) => {
    const [market] = rowsIn(tableCsv(planted(text), 'markets'))
    expect(market?.name).toBe(neutral)
    for (const cell of cellsBySemicolon(tableCsv(planted(text), 'markets'))) {
      expect(cell.normalize('NFKC').replace(/^[\s\p{Cf}"]+/u, '')).not.toMatch(/^[=+\-@]/)
    }
  })

  test('is checked quickly in any text', () => {
    const started = performance.now()
    for (const separator of [';', '\n', ' ', '"', '\u200b', '; ', '\n"']) {
      tableCsv(planted(separator.repeat(20_000)), 'markets')
    }
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test.each(['a=1', 'a, -1', "'=1", '1-1', 'a; b-c', 'a – b', '5;10'])(
    '%j stays as it is',
    (text) => {
      expect(rowsIn(tableCsv(planted(text), 'markets'))[0]?.name).toBe(text)
    },
  )

  test('does not change the shipped records', () => {
    for (const table of dataTables) expect(tableCsv(edition, table)).not.toMatch(/'[=+\-@]/)
  })

  test('numbers are not treated as text, even if negative', () => {
    expect(rowsIn(tableCsv(planted('people', -2.5), 'facts'))[0]?.value).toBe('-2.5')
  })
})
