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
  markets: (edition) => marketsOf(edition).map(marketItem),
  taxes: (edition) =>
    marketsOf(edition).flatMap(({ slug, taxes }) => taxes.map((tax) => ({ market: slug, ...tax }))),
  obligations: ({ obligations }) => byText(obligations, ({ market }) => market),
  rules: ({ rules }) => rules,
  facts: ({ facts }) => byText(facts, ({ market }) => market),
  sources: (edition) => {
    const { markets, rules, facts } = edition
    const cited = [...citedIn([markets, rules, facts])].toSorted()
    return cited.map(edition.getSource)
  },
}

/** Returns markets by slug: the order of the pages is that of the release, and may change. */
function marketsOf({ markets }: Edition): readonly Market[] {
  return byText(markets, ({ slug }) => slug)
}

function byText<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Entry[] {
  return entries.toSorted((a, b) => Number(textOf(a) > textOf(b)) - Number(textOf(a) < textOf(b)))
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
