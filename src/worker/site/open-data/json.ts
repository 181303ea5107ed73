import { licence } from '#shared/content/data.ts'
import type { Envelope } from '#shared/knowledge/envelopes.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface Cited {
  source: string | null
}

/** A table of the open data as JSON, with the sources that its items cite. */
export function tableJson(edition: Edition, table: DataTable): string {
  const cited: readonly Cited[] =
    table === 'markets' ? edition.markets.flatMap(citationsOf) : edition[table]
  return envelopeJson(edition, edition[table], cited)
}

/** A market as JSON, with all that is known of it. */
export function marketJson(edition: Edition, market: Market): string {
  const facts = edition.facts.filter((fact) => fact.market === market.slug)
  const rules = edition.rulesOf({ market: market.slug })
  const item = { ...market, facts, rules }
  return envelopeJson(edition, [item], [...citationsOf(market), ...facts, ...rules])
}

/** Whatever in a market names a source. */
function citationsOf(market: Market): Cited[] {
  const { laws, products, taxes, licence: terms, opportunities, challenges } = market
  const known = Object.values(terms).filter((term) => term !== null)
  return [...laws, ...products, ...taxes, ...known, ...opportunities, ...challenges]
}

function envelopeJson(
  edition: Edition,
  items: readonly unknown[],
  cited: readonly Cited[],
): string {
  const { name, url } = licence
  const file = {
    edition: edition.number,
    publishedAt: edition.publishedAt,
    licence: { name, url },
    sources: Object.fromEntries(edition.sourcesOf(cited).map((source) => [source.id, source])),
    items,
  } satisfies Omit<Envelope<DataTable>, 'items'> & { items: readonly unknown[] }
  return JSON.stringify(file)
}
