import type { RecordValue, RecordWords } from '#shared/content/report-texts.ts'
import { dayText } from '#shared/dates.ts'
import type { Fact } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { quantityText } from '#shared/knowledge/words.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Reads the records of an edition for the texts of reports; throws where one is missing. */
export function recordWords(edition: Edition): RecordWords {
  const today = edition.publishedAt
  const factOf = (market: string, key: Fact['key']) => {
    const found = edition.newestFacts(market).find((fact) => fact.key === key)
    return expected(found, `the ${key} of ${market}`)
  }
  return {
    fact(market, key) {
      const { value, unit, asOf, source } = factOf(market, key)
      const words = unit === 'percent' ? `${value} per cent` : quantityText(value, unit)
      return held(words, dayText(asOf), source)
    },
    people(markets) {
      const all = markets.map((market) => factOf(market, 'population').value)
      const millions = Math.round(all.reduce((sum, one) => sum + one, 0) / 1e6)
      return quantityText(millions * 1e6, 'people')
    },
    tax(market, base) {
      const taxes = edition.getMarket(market).taxes.filter((tax) => tax.base === base)
      const found = taxes.find((tax) => isInForce(tax, today))
      const { rate, from, source } = expected(found, `a tax on ${base} in ${market}`)
      return held(`${rate} per cent`, from ? dayText(from) : '', source)
    },
    rule(slug) {
      const { title, date, source } = expected(edition.findRule(slug), `the rule ${slug}`)
      return held(title, dayText(date), source)
    },
    licence(market, point) {
      const found = edition.getMarket(market).licence[point]
      const { value, source } = expected(found, `${point} of a licence in ${market}`)
      return held(value, '', source)
    },
    month: dayText(today.slice(0, 7)),
  }
}

function held(words: string, date: string, source: string): RecordValue {
  return { words, date, source, cite: `[^${source}]` }
}

function expected<One>(found: One | null | undefined, what: string): One {
  if (!found) throw new Error(`Expected ${what} in the records`)
  return found
}
