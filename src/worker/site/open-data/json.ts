import { licence } from '#shared/content/data.ts'
import type { Envelope } from '#shared/knowledge/envelopes.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface SourceReference {
  source: string | null
}

/** Returns a table of the open data as JSON, with the sources that its items cite. */
export function tableJson(edition: Edition, table: DataTable): string {
  const references: readonly SourceReference[] =
    table === 'markets' ? edition.markets.flatMap(citationsOf) : edition[table]
  return envelopeJson(edition, edition[table], references)
}

/** Returns a market as JSON, with its facts and rules. */
export function marketJson(edition: Edition, market: Market): string {
  const facts = edition.facts.filter((fact) => fact.market === market.slug)
  const rules = edition.rulesOf({ market: market.slug })
  const item = { ...market, facts, rules }
  return envelopeJson(edition, [item], [...citationsOf(market), ...facts, ...rules])
}

/** Returns the parts of a market that refer to a source. */
function citationsOf(market: Market): SourceReference[] {
  const { laws, products, taxes, licence: licenceTerms, obligations } = market
  const { opportunities, challenges } = market
  const terms = Object.values(licenceTerms).filter((term) => term !== null)
  return [...laws, ...products, ...taxes, ...terms, ...obligations, ...opportunities, ...challenges]
}

function envelopeJson(
  edition: Edition,
  items: readonly unknown[],
  references: readonly SourceReference[],
): string {
  const { name, url } = licence
  const file = {
    edition: edition.number,
    publishedAt: edition.publishedAt,
    licence: { name, url },
    sources: Object.fromEntries(edition.sourcesOf(references).map((source) => [source.id, source])),
    items,
  } satisfies Omit<Envelope<DataTable>, 'items'> & { items: readonly unknown[] }
  return JSON.stringify(file)
}
