import { columnNames, snakeCase } from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Fact, Market, Rule } from '#shared/knowledge/schemas.ts'
import { type Cells, csvOf } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** A table of the open data with one row for each item. */
export function tableOf(edition: Edition, table: DataTable): { columns: string[]; rows: Cells[] } {
  const mostTaxes = Math.max(0, ...edition.markets.map(({ taxes }) => taxes.length))
  return { columns: columnNames(table, mostTaxes), rows: rowsOf(edition, table) }
}

/** A table of the open data as comma-separated values. */
export function tableCsv(edition: Edition, table: DataTable): string {
  const { columns, rows } = tableOf(edition, table)
  return csvOf(columns, rows)
}

function rowsOf(edition: Edition, table: DataTable): Cells[] {
  if (table === 'markets') return edition.markets.map((market) => marketCells(edition, market))
  if (table === 'rules') return edition.rules.map((rule) => ruleCells(edition, rule))
  return edition.facts.map((fact) => factCells(edition, fact))
}

function marketCells(edition: Edition, market: Market): Cells {
  const { slug, code, name, capital, region, depth, regulation } = market
  return {
    slug,
    code,
    iso_numeric: market.isoNumeric,
    name,
    capital,
    region,
    depth,
    regulators: list(market.regulators.map((one) => `${one.name} (${one.of})`)),
    laws: list(market.laws.map(({ title, year }) => `${title} (${year})`)),
    regulation,
    opportunities: list(market.opportunities.map(({ text }) => text)),
    challenges: list(market.challenges.map(({ text }) => text)),
    checked_at: market.checkedAt,
    ...judgementCells(market),
    ...repeatedCells(edition, market),
  }
}

function judgementCells({ judgements: [newest] }: Market): Cells {
  return {
    score: newest?.score ?? null,
    score_from: newest?.from ?? null,
    judgement: newest?.text ?? null,
    score_changed_because: newest?.why ?? null,
  }
}

/** What a market has several of, each time under names of its own. */
function repeatedCells(edition: Edition, { products, taxes, licence }: Market): Cells {
  const groups = [
    ...products.map((one) =>
      prefixed(snakeCase(one.product), {
        status: one.status,
        text: one.text,
        ...citation(edition, one),
      }),
    ),
    ...taxes.map((tax, index) => prefixed(`tax_${index + 1}`, taxCells(edition, tax))),
    ...Object.entries(licence).map(([name, term]) =>
      prefixed(
        `licence_${snakeCase(name)}`,
        term ? { '': term.value, ...citation(edition, term) } : {},
      ),
    ),
  ]
  return Object.assign({}, ...groups)
}

function taxCells(edition: Edition, tax: Market['taxes'][number]): Cells {
  const { name, base, rate, payer, products, from, until, upperBound } = tax
  return {
    name,
    base,
    rate,
    payer,
    products: products && list(products),
    from,
    until,
    upper_bound: upperBound,
    ...citation(edition, tax),
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
    topics: list(topics),
    title,
    text,
    before,
    after,
    effective_at: effectiveAt,
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
    kind,
    checked_at: checkedAt,
    ...citation(edition, fact),
  }
}

function citation(edition: Edition, cited: { source: string; section: string | null }): Cells {
  const { publisher, title, date, url } = edition.getSource(cited.source)
  return {
    section: cited.section,
    source_publisher: publisher,
    source_title: title,
    source_date: date,
    source_url: url,
  }
}

function prefixed(prefix: string, cells: Cells): Cells {
  const entries = Object.entries(cells)
  return Object.fromEntries(
    entries.map(([name, cell]) => [[prefix, name].filter(Boolean).join('_'), cell]),
  )
}

function list(words: readonly string[]): string {
  return words.join('; ')
}
