import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { isDay } from '#shared/days.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { originalLocale } from '#shared/locales.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { createCache } from '#worker/cache.ts'
import type { Database } from '#worker/db/stores.ts'
import { readTranslations } from '#worker/desk/publishing/read-translations.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import {
  currentEdition,
  type Edition,
  editionOf,
  originalEdition,
  today,
} from '#worker/knowledge/edition.ts'
import { translateEdition } from '#worker/knowledge/translated-edition.ts'
import { shippedRecordTranslations } from '#worker/knowledge/translations.ts'
import { findEditionOn, orUnavailable } from '#worker/site/editions/find-edition.ts'

// They share most of their records with the editions that they are made from.
const maxCached = 10
const cache = createCache<Edition>(maxCached)

/** Returns the day that a query asks for; null for an odd or a future one. */
export function requestedDay(query: URLSearchParams): string | null {
  const day = onlyValue(query, 'on')
  return isDay(day) && day <= today() ? day : null
}

/** Returns the seconds to wait for a past day; 0 if the isolate holds its edition. */
export async function pastDayWait(c: Context<AppEnv>): Promise<number> {
  const day = requestedDay(queryOf(c))
  if (day === null || cache.get(keyOf(day))) return 0
  return floodWait(c.var, 'past', floodLimits.past)
}

/** Limits requests for past days whose edition the isolate does not hold. */
export const pastDayLimit = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = await pastDayWait(c)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'throttle', seconds })
})

/** The current edition counts too: for days before the first one, it is the one that is shown. */
function keyOf(day: string): string {
  const { origin, number } = currentEdition()
  return `${currentLocale()} ${origin} ${number} ${day}`
}

/**
 * Returns the edition that readers saw on a day, with the taxes, rules, facts, laws and judgements
 * of then. Of a day before the first edition the current one knows most.
 */
export async function editionOnDay(db: Database, day: string): Promise<Edition> {
  const key = keyOf(day)
  const cached = cache.get(key)
  if (cached) return cached
  const edition = (await findEditionOn(db, day)) ?? originalEdition()
  const onDay = editionOf(recordsOn(edition.records, day), edition.origin)
  const translated = await inLanguageOfRequest(db, onDay)
  cache.add(key, translated)
  return translated
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
