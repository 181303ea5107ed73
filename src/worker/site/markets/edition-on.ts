import { currentLocale } from '#shared/current-locale.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { originalLocale } from '#shared/locales.ts'
import type { Database } from '#worker/db/stores.ts'
import { readTranslations } from '#worker/desk/publishing/read-translations.ts'
import { type Edition, editionOf, originalEdition } from '#worker/knowledge/edition.ts'
import { translateEdition } from '#worker/knowledge/translated-edition.ts'
import { shippedRecordTranslations } from '#worker/knowledge/translations.ts'
import { findEditionOn, orUnavailable } from '#worker/site/editions/find-edition.ts'

/** Assembles the edition that readers saw on a day, in the language of the request. */
export async function assembleEditionOn(db: Database, day: string): Promise<Edition> {
  const edition = (await findEditionOn(db, day)) ?? originalEdition()
  const onDay = editionOf(recordsOn(edition.records, day), edition.origin)
  return inLanguageOfRequest(db, onDay)
}

/** Translates a past edition by what was translated then. */
async function inLanguageOfRequest(db: Database, edition: Edition): Promise<Edition> {
  const locale = currentLocale()
  if (locale === originalLocale) return edition
  const translations =
    edition.origin === 'shipped'
      ? await shippedRecordTranslations(locale)
      : await orUnavailable(readTranslations(db, edition.number, locale))
  return translateEdition(edition, locale, translations)
}

function recordsOn(records: Edition['records'], day: string): Edition['records'] {
  return {
    ...records,
    markets: records.markets.map((market) => marketOn(market, day)),
    rules: records.rules.filter((rule) => rule.date <= day),
    facts: records.facts.filter((fact) => lastDayOf(fact.asOf) <= day),
  }
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
