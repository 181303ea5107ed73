import { parse } from 'csv-parse/browser/esm/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { snakeCase } from '#shared/content/data.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { fileText } from '#tests/support/site/open-data.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'
import { tableCsv, tableOf } from '#worker/site/open-data/tables.ts'

type Row = Record<string, string>

const edition = currentEdition()
const tables = ['markets', 'rules', 'facts'] as const
const pathOf = (table: DataTable) => routes.dataFile.href({ file: `${table}.csv` })

function rowsIn(text: string): Row[] {
  return parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })
}

async function rowsOf(table: DataTable): Promise<Row[]> {
  return rowsIn(await fileText(pathOf(table)))
}

/** Returns the cells of a citation in a row, by the prefix of their columns. */
function citation(row: Row, prefix = ''): (string | undefined)[] {
  const names = ['section', 'source_publisher', 'source_title', 'source_date', 'source_url']
  return names.map((name) => row[prefix + name])
}

function expectedCitation({
  source,
  section,
}: {
  source: string
  section: string | null
}): string[] {
  const { publisher, title, date, url } = edition.getSource(source)
  return [section ?? '', publisher, title, date ?? '', url ?? '']
}

describe.each(tables)('the CSV of %s', (table) => {
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
    expect(rows).toHaveLength(edition[table].length)
    const names = Object.keys(rows[0] ?? {})
    expect(names.filter((name) => !/^[a-z\d]+(_[a-z\d]+)*$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('has a column for every cell, and no column without cells', () => {
    const { columns, rows } = tableOf(edition, table)
    const filledColumns = new Set(rows.flatMap((row) => Object.keys(row)))
    expect([...filledColumns].filter((name) => !columns.includes(name))).toEqual([])
    // A licence term that is not verified in any market has no cells.
    const unknown = columns.filter((name) => !filledColumns.has(name))
    expect(unknown.filter((name) => !name.startsWith('licence_'))).toEqual([])
  })
})

describe('the CSV of facts', () => {
  test('has every number of the records with its source', async () => {
    const rows = await rowsOf('facts')
    for (const [index, fact] of edition.facts.entries()) {
      const row = rows[index] ?? {}
      expect(Number(row.value)).toBe(fact.value)
      expect(row).toMatchObject({ market: fact.market, key: fact.key, unit: fact.unit })
      expect(row).toMatchObject({ as_of: fact.asOf, kind: fact.kind, checked_at: fact.checkedAt })
      expect(citation(row)).toEqual(expectedCitation(fact))
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
        topics: rule.topics.join('; '),
        before: rule.before ?? '',
        after: rule.after ?? '',
        effective_at: rule.effectiveAt ?? '',
      })
      expect(citation(row)).toEqual(expectedCitation(rule))
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
      expect(citation(cells, prefix)).toEqual(expectedCitation(product))
    }
  })

  test('has each tax with its rate and source, and no others', () => {
    for (const [index, tax] of market.taxes.entries()) {
      const prefix = `tax_${index + 1}_`
      expect(Number(cells[`${prefix}rate`])).toBe(tax.rate)
      expect(cells[`${prefix}name`]).toBe(tax.name)
      expect(cells[`${prefix}base`]).toBe(tax.base)
      expect(cells[`${prefix}payer`]).toBe(tax.payer)
      expect(cells[`${prefix}products`]).toBe(tax.products?.join('; ') ?? 'all')
      expect(cells[`${prefix}from`]).toBe(tax.from ?? '')
      expect(cells[`${prefix}until`]).toBe(tax.until ?? '')
      expect(cells[`${prefix}certainty`]).toBe(tax.certainty)
      expect(citation(cells, prefix)).toEqual(expectedCitation(tax))
    }
    const further = Object.keys(cells).filter(
      (name) => Number(/^tax_(\d+)_/.exec(name)?.[1] ?? 0) > market.taxes.length,
    )
    expect(further.filter((name) => cells[name] !== '')).toEqual([])
  })

  test('has each licence term with its source, and an empty cell if it is not verified', () => {
    for (const [name, term] of Object.entries(market.licence)) {
      const column = `licence_${snakeCase(name)}`
      expect(cells[column]).toBe(term?.value ?? '')
      expect(citation(cells, `${column}_`)).toEqual(
        term ? expectedCitation(term) : ['', '', '', '', ''],
      )
    }
  })

  test('has lists as text', () => {
    expect(cells.opportunities).toBe(market.opportunities.map(({ text }) => text).join('; '))
    for (const { name } of market.regulators) expect(cells.regulators).toContain(name)
    for (const { title, year } of market.laws) expect(cells.laws).toContain(`${title} (${year})`)
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
  /** Returns an edition whose first market and fact contain a text. */
  function planted(text: string, value = 1) {
    const [separator, ...others] = firstEdition().markets
    const first = present(separator)
    const [fact, ...rest] = first.facts
    const changed = {
      ...first,
      market: { ...first.market, name: text, regulation: `${text}, "quoted"\r\nand broken` },
      facts: [{ ...present(fact), unit: text, value }, ...rest],
    }
    return createEdition({ ...firstEdition(), markets: [changed, ...others] })
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
    for (const table of tables) expect(tableCsv(edition, table)).not.toMatch(/'[=+\-@]/)
  })

  test('numbers are not treated as text, even if negative', () => {
    expect(rowsIn(tableCsv(planted('people', -2.5), 'facts'))[0]?.value).toBe('-2.5')
  })
})
