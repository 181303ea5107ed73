import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { MarketObligation, Source } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { routes } from '#shared/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** The edition from which a tool answers, and the address of the site. */
export interface AgentContext {
  edition: Edition
  /** Returns the absolute address of a path. */
  absolute: (path: string) => string
}

/** The origin of a record; null for what has no source, section or day of its own. */
interface Provenance {
  source: Source | null
  section: string | null
  checkedAt: string | null
  edition: number
  /** The absolute address of the page that shows it. */
  address: string
}

interface Cited {
  source: string | null
  section?: string | null
  checkedAt?: string | null
}

/** Returns a record with its whole source instead of the source's id. */
export function withProvenance<Fields extends object>(
  { edition, absolute }: AgentContext,
  record: Fields & Partial<Cited>,
  { path, checkedAt = null }: { path: string; checkedAt?: string | null },
): Fields & Provenance {
  const { source = null, section = null } = record
  return {
    ...record,
    source: source === null ? null : edition.getSource(source),
    section,
    checkedAt: record.checkedAt ?? checkedAt,
    edition: edition.number,
    address: absolute(path),
  }
}

/** Returns an obligation with its provenance and the name of its market. */
export function obligationRecord(context: AgentContext, obligation: MarketObligation) {
  const { market: slug, duty } = obligation
  const path = obligationsPath({ markets: [slug], duty })
  const { name } = context.edition.getMarket(slug)
  return withProvenance(context, { ...obligation, marketName: name }, { path })
}

/** Returns a rule with its provenance; when it was checked is not on record. */
export function ruleRecord(context: AgentContext, rule: Edition['rules'][number]) {
  const path = routes.rule.href({ slug: rule.slug })
  const { name } = context.edition.getMarket(rule.market)
  return withProvenance(context, { ...rule, marketName: name }, { path })
}

/** Returns the parts of a market as lists of records, with the taxes that are in force on a day. */
export function marketRecords(
  context: AgentContext,
  { slug, path, day }: { slug: string; path: string; day: string },
) {
  const { edition } = context
  const market = edition.getMarket(slug)
  const { checkedAt, name, products, laws, taxes, licence, regulators, judgements } = market
  const record = <Fields extends object>(fields: Fields) =>
    withProvenance(context, fields, { path, checkedAt })
  return {
    market: record({ slug, name, code: market.code, capital: market.capital, regulators }),
    regulation: record({ text: market.regulation }),
    products: products.map(record),
    laws: laws.map(record),
    taxes: taxes.map((tax) => record({ ...tax, inForce: isInForce(tax, day) })),
    licence: Object.entries(licence).map(([term, value]) =>
      record(value ? { term, ...value } : { term, value: null }),
    ),
    facts: edition.newestFacts(slug).map(record),
    opportunities: market.opportunities.map(record),
    challenges: market.challenges.map(record),
    judgement: judgements.slice(0, 1).map(record),
  }
}
