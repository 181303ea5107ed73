import type { Envelope } from '#shared/knowledge/envelopes.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { citedIn } from '#worker/knowledge/edition-with.ts'

/** The items of a table in its JSON file. */
export type Item<Table extends DataTable> = Envelope<Table>['items'][number]

type Items = { [Table in DataTable]: (edition: Edition) => readonly Item<Table>[] }

/** Returns the items of each table, of which the JSON and the CSV are made. */
export const itemsOf: Items = {
  markets: ({ markets }) => markets.map(marketItem),
  taxes: ({ markets }) =>
    markets.flatMap(({ slug, taxes }) => taxes.map((tax) => ({ market: slug, ...tax }))),
  obligations: ({ obligations }) => obligations,
  rules: ({ rules }) => rules,
  facts: ({ facts }) => facts,
  sources: (edition) => {
    const { markets, rules, facts } = edition
    const cited = [...citedIn([markets, rules, facts])].toSorted()
    return cited.map(edition.getSource)
  },
}

/** Returns a market without empty lists, which could be read as "none" or as "not known". */
export function marketItem(market: Market): Item<'markets'> {
  const { regulators, laws, taxes, obligations, opportunities, challenges } = market
  return {
    ...market,
    regulators: nullIfEmpty(regulators),
    laws: nullIfEmpty(laws),
    taxes: nullIfEmpty(taxes),
    obligations: nullIfEmpty(obligations),
    opportunities: nullIfEmpty(opportunities),
    challenges: nullIfEmpty(challenges),
  }
}

export function nullIfEmpty<Entry>(list: readonly Entry[]): Entry[] | null {
  return list.length === 0 ? null : [...list]
}
