import type { RecordValue, RecordWords } from '#shared/content/report-texts.ts'
import { dayText } from '#shared/dates.ts'
import { quantityText } from '#shared/knowledge/quantities.ts'
import type { Fact } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { cite } from '../layout/citations.ts'

/**
 * Reads the records of an edition for the texts of reports. Editors may end or remove what a text
 * names: then it says so in the place of the value.
 */
export function recordWords(edition: Edition, day: string): RecordWords {
  const factOf = (market: string, key: Fact['key']) =>
    edition.newestFacts(market).find((fact) => fact.key === key)
  return {
    fact(market, key) {
      const fact = factOf(market, key)
      if (!fact) return missing()
      const { value, unit, asOf, source } = fact
      const words = unit === 'percent' ? pdfMessages.percent(value) : quantityText(value, unit)
      return recordValue(words, dayText(asOf), source)
    },
    people(markets) {
      const all = markets.map((market) => factOf(market, 'population')?.value ?? 0)
      const millions = Math.round(all.reduce((sum, one) => sum + one, 0) / 1e6)
      return quantityText(millions * 1e6, 'people')
    },
    tax(market, base) {
      const taxes = edition.findMarket(market)?.taxes.filter((tax) => tax.base === base)
      const tax = taxes?.find((one) => isInForce(one, day))
      if (!tax) return missing()
      return recordValue(
        pdfMessages.percent(tax.rate),
        tax.from ? dayText(tax.from) : '',
        tax.source,
      )
    },
    rule(slug) {
      const rule = edition.findRule(slug)
      return rule ? recordValue(rule.title, dayText(rule.date), rule.source) : missing()
    },
    licence(market, point) {
      const value = edition.findMarket(market)?.licence[point]
      return value ? recordValue(value.value, '', value.source) : missing()
    },
    month: dayText(day.slice(0, 7)),
  }
}

function missing(): RecordValue {
  const { notRecorded } = pdfMessages
  return { words: notRecorded, date: notRecorded, source: '', cite: '' }
}

function recordValue(words: string, date: string, source: string): RecordValue {
  return { words, date, source, cite: cite(source) }
}
