import { isDay } from '#shared/days.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import type { Database } from '#worker/db/stores.ts'
import { onlyValue } from '#worker/http/query.ts'
import { currentEdition, type Edition, editionOf, today } from '#worker/knowledge/edition.ts'
import { findEditionOn } from '#worker/site/editions/find-edition.ts'

/** Returns the day that a query asks for; null for an odd or a future one. */
export function requestedDay(query: URLSearchParams): string | null {
  const day = onlyValue(query, 'on')
  return isDay(day) && day <= today() ? day : null
}

/**
 * Returns the edition that readers saw on a day, with the taxes, rules, facts, laws and judgements
 * of then. Of a day before the first edition the current one knows most.
 */
export async function editionOnDay(db: Database, day: string): Promise<Edition> {
  const edition = (await findEditionOn(db, day)) ?? currentEdition()
  const { records } = edition
  const past = {
    ...records,
    markets: records.markets.map((market) => marketOn(market, day)),
    rules: records.rules.filter((rule) => rule.date <= day),
    facts: records.facts.filter((fact) => lastDayOf(fact.asOf) <= day),
  }
  return editionOf(past, edition.origin)
}

function marketOn(market: Market, day: string): Market {
  const judgements = market.judgements.filter(({ from }) => from <= day)
  return {
    ...market,
    taxes: market.taxes.filter(({ from }) => from === null || from <= day),
    laws: market.laws.filter(({ year }) => String(year) <= day.slice(0, 4)),
    // Before the first judgement there was none, but a dossier has one.
    judgements: judgements.length > 0 ? judgements : market.judgements.slice(-1),
  }
}

/** Returns the last day of a day, month or year. */
function lastDayOf(date: string): string {
  return `${date}${'-12-31'.slice(date.length === 'YYYY'.length ? 0 : 3)}`.slice(
    0,
    'YYYY-MM-DD'.length,
  )
}
