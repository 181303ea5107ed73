import { months } from '#shared/date-words.ts'
import { figuresIn, textsIn } from '#shared/knowledge/figures.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { MarketRecords } from '#shared/knowledge/schemas.ts'

export { figuresOf } from '#shared/knowledge/figures.ts'

const dated = new RegExp(`(?:\\b(\\d{1,2}) )?\\b(${months.join('|')}) (\\d{4})\\b`, 'g')
const isoDate = /^\d{4}-\d{2}(?:-\d{2})?$/

/** The figures that the records of some markets, and those of no market, hold. */
export function heldFigures(markets: readonly string[]): Set<string> {
  const held = recordsOf(markets).flatMap((records) => {
    const { facts, market } = records
    return figuresIn({ facts, taxes: market?.taxes ?? [], texts: records })
  })
  return new Set(held)
}

/** The days and months that they hold; a day is also one of its month. */
export function heldDates(markets: readonly string[]): Set<string> {
  const texts = recordsOf(markets).flatMap(textsIn)
  const dates = texts.flatMap((text) => (isoDate.test(text) ? [text] : datesOf(text)))
  return new Set(dates.flatMap((date) => [date, date.slice(0, 'YYYY-MM'.length)]))
}

/** The days and months that a text names, by ISO 8601. Years alone are none: they name laws. */
export function datesOf(text: string): string[] {
  return [...text.matchAll(dated)].map(([, day, month = '', year]) => {
    const parts = [year, months.indexOf(month) + 1, ...(day ? [day] : [])]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })
}

type Records = Pick<MarketRecords, 'sources' | 'facts'> & Partial<MarketRecords>

function recordsOf(slugs: readonly string[]): Records[] {
  const { markets, general } = firstEdition()
  return [...markets.filter(({ market }) => slugs.includes(market.slug)), general]
}
