import { columnNames, snakeCase } from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Fact, Market, Rule } from '#shared/knowledge/schemas.ts'
import { type Cells, csvOf } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Returns a table of the open data with one row for each item. */
export function tableOf(edition: Edition, table: DataTable): { columns: string[]; rows: Cells[] } {
  const mostTaxes = Math.max(0, ...edition.markets.map(({ taxes }) => taxes.length))
  return { columns: columnNames(table, mostTaxes), rows: rowsOf(edition, table) }
}

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
    regulators: joinList(
      market.regulators.map((regulator) => `${regulator.name} (${regulator.of})`),
    ),
    laws: joinList(market.laws.map(({ title, year }) => `${title} (${year})`)),
    regulation,
    opportunities: joinList(market.opportunities.map(({ text }) => text)),
    challenges: joinList(market.challenges.map(({ text }) => text)),
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

/** Returns the columns of products, taxes and licence terms, each with a prefix of its own. */
function repeatedCells(edition: Edition, { products, taxes, licence }: Market): Cells {
  const groups = [
    ...products.map((product) =>
      withPrefix(snakeCase(product.product), {
        status: product.status,
        text: product.text,
        ...citation(edition, product),
      }),
    ),
    ...taxes.map((tax, index) => withPrefix(`tax_${index + 1}`, taxCells(edition, tax))),
    ...Object.entries(licence).map(([name, term]) =>
      withPrefix(
        `licence_${snakeCase(name)}`,
        term ? { '': term.value, ...citation(edition, term) } : {},
      ),
    ),
  ]
  return Object.assign({}, ...groups)
}

function taxCells(edition: Edition, tax: Market['taxes'][number]): Cells {
  const { name, base, rate, payer, bearer, products, from, until } = tax
  return {
    name,
    base,
    rate,
    payer,
    bearer,
    products: products ? joinList(products) : 'all',
    from,
    until,
    certainty: tax.certainty,
    replaces_income_tax: tax.replacesIncomeTax,
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
    topics: joinList(topics),
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

function withPrefix(prefix: string, cells: Cells): Cells {
  const entries = Object.entries(cells)
  return Object.fromEntries(
    entries.map(([name, cell]) => [[prefix, name].filter(Boolean).join('_'), cell]),
  )
}

function joinList(words: readonly string[]): string {
  return words.join('; ')
}
