import { columnNames, snakeCase } from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Fact, Rule, Source } from '#shared/knowledge/schemas.ts'
import { type Cells, type CsvDialect, csvOf } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type Item, itemsOf } from './items.ts'

/** Returns a table of the open data with one row for each item. */
export function tableOf(edition: Edition, table: DataTable): { columns: string[]; rows: Cells[] } {
  return { columns: columnNames(table), rows: rowsOf[table](edition) }
}

export function tableCsv(edition: Edition, table: DataTable, dialect?: CsvDialect): string {
  const { columns, rows } = tableOf(edition, table)
  return csvOf(columns, rows, dialect)
}

const rowsOf: Readonly<Record<DataTable, (edition: Edition) => Cells[]>> = {
  markets: (edition) => itemsOf.markets(edition).map(marketCells),
  taxes: (edition) => itemsOf.taxes(edition).map((tax) => taxCells(edition, tax)),
  obligations: (edition) =>
    itemsOf.obligations(edition).map((obligation) => obligationCells(edition, obligation)),
  rules: (edition) => itemsOf.rules(edition).map((rule) => ruleCells(edition, rule)),
  facts: (edition) => itemsOf.facts(edition).map((fact) => factCells(edition, fact)),
  sources: (edition) => itemsOf.sources(edition).map(sourceCells),
}

function marketCells(market: Item<'markets'>): Cells {
  const { slug, code, name, capital, region, depth, regulation } = market
  return {
    slug,
    code,
    iso_numeric: market.isoNumeric,
    name,
    capital,
    region,
    depth,
    regulators: listCell(market.regulators, (regulator) => `${regulator.name} (${regulator.of})`),
    laws: listCell(market.laws, ({ title, year }) => `${title} (${year})`),
    regulation,
    opportunities: listCell(market.opportunities, ({ text }) => text),
    challenges: listCell(market.challenges, ({ text }) => text),
    checked_at: market.checkedAt,
    ...judgementCells(market),
    ...productCells(market),
    ...licenceCells(market),
  }
}

function judgementCells({ judgements: [newest] }: Item<'markets'>): Cells {
  return {
    score: newest?.score ?? null,
    score_from: newest?.from ?? null,
    judgement: newest?.text ?? null,
    score_changed_because: newest?.why ?? null,
  }
}

function productCells({ products }: Item<'markets'>): Cells {
  const groups = products.map(({ product, status, text, section, source }) =>
    withPrefix(snakeCase(product), { status, text, section, source }),
  )
  return Object.assign({}, ...groups)
}

/** Returns the terms of a licence; only the JSON says which source each of them has. */
function licenceCells({ licence }: Item<'markets'>): Cells {
  const terms = Object.entries(licence)
  const cells = terms.map(([name, term]) => [`licence_${snakeCase(name)}`, term?.value ?? null])
  const sources = new Set(terms.flatMap(([, term]) => term?.source ?? []))
  return {
    ...Object.fromEntries(cells),
    licence_sources: sources.size === 0 ? null : joinList([...sources]),
  }
}

function taxCells(edition: Edition, tax: Item<'taxes'>): Cells {
  const { market, name, base, rate, payer, bearer, products, from, until, certainty } = tax
  return {
    market,
    market_name: edition.getMarket(market).name,
    name,
    base,
    rate,
    payer,
    bearer,
    products: products ? joinList(products) : 'all',
    from,
    until,
    certainty,
    replaces_income_tax: tax.replacesIncomeTax,
    ...citation(edition, tax),
  }
}

function obligationCells(edition: Edition, obligation: Item<'obligations'>): Cells {
  const { market, duty, products, status, value, tried, checkedAt, source, section } = obligation
  return {
    market,
    market_name: edition.getMarket(market).name,
    duty,
    products: products ? joinList(products) : 'all',
    status,
    value,
    tried,
    checked_at: checkedAt,
    ...(source !== null && citation(edition, { source, section })),
  }
}

function ruleCells(edition: Edition, rule: Rule): Cells {
  const { slug, market, date, stage, topics, title, text, before, after, effectiveAt } = rule
  return {
    slug,
    market,
    market_name: edition.getMarket(market).name,
    date,
    stage,
    topics: joinList(topics),
    title,
    text,
    before,
    after,
    effective_at: effectiveAt,
    effective_at_precision: precisionOf(effectiveAt),
    ...citation(edition, rule),
  }
}

function factCells(edition: Edition, fact: Fact): Cells {
  const { market, key, value, unit, asOf, kind, checkedAt } = fact
  return {
    market,
    key,
    value,
    unit,
    as_of: asOf,
    as_of_precision: precisionOf(asOf),
    kind,
    checked_at: checkedAt,
    ...citation(edition, fact),
  }
}

function sourceCells({ id, publisher, title, date, url }: Source): Cells {
  return { id, publisher, title, date, date_precision: precisionOf(date), url }
}

function citation(edition: Edition, cited: { source: string; section: string | null }): Cells {
  const { publisher, title, date, url } = edition.getSource(cited.source)
  return {
    section: cited.section,
    source: cited.source,
    source_publisher: publisher,
    source_title: title,
    source_date: date,
    source_date_precision: precisionOf(date),
    source_url: url,
  }
}

function withPrefix(prefix: string, cells: Cells): Cells {
  const entries = Object.entries(cells)
  return Object.fromEntries(
    entries.map(([name, cell]) => [[prefix, name].filter(Boolean).join('_'), cell]),
  )
}

function listCell<Entry>(
  list: readonly Entry[] | null,
  textOf: (entry: Entry) => string,
): string | null {
  return list && joinList(list.map(textOf))
}

/** Joins texts by a semicolon, which therefore cannot stand inside one. */
function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(';', ',')).join(';')
}

const precisions: Readonly<Record<number, string>> = { 4: 'year', 7: 'month', 10: 'day' }

/** Returns how exact a date is: `2025-07` is a month. */
function precisionOf(date: string | null): string | null {
  return date && (precisions[date.length] ?? null)
}
