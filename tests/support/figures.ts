import type { MarketRecords } from '#shared/knowledge/schemas.ts'
import { quantityText } from '#shared/knowledge/words.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const share = /(\d+(?:\.\d+)?)(?:%| per cent)/g
const amount = /\d+(?:\.\d+)? (?:million|billion|trillion)|\d{1,3}(?:,\d{3})+/g
const dated = new RegExp(`(?:\\b(\\d{1,2}) )?\\b(${months.join('|')}) (\\d{4})\\b`, 'g')
const isoDate = /^\d{4}-\d{2}(?:-\d{2})?$/

/**
 * The figures that a text names: shares (`20%`), amounts (`57.5 million`), days and months (ISO 8601).
 * Years alone are none: most stand in the names of laws.
 */
export function figuresOf(text: string): string[] {
  const shares = [...text.matchAll(share)].map(([, number]) => `${Number(number)}%`)
  const amounts = text.match(amount) ?? []
  const dates = [...text.matchAll(dated)].map(([, day, month = '', year]) => {
    const parts = [year, twoDigits(months.indexOf(month) + 1), ...(day ? [twoDigits(day)] : [])]
    return parts.join('-')
  })
  return [...shares, ...amounts, ...dates]
}

/** Every figure that the records hold, in their fields or in their texts. */
export function heldFigures(markets: readonly MarketRecords[]): Set<string> {
  const quantities = markets.flatMap(({ facts }) =>
    facts.flatMap(({ value, unit }) => figuresOf(quantityText(value, unit))),
  )
  const rates = markets.flatMap(({ market }) => market.taxes.map(({ rate }) => `${rate}%`))
  return new Set([...quantities, ...rates, ...textsIn(markets).flatMap(figuresIn)])
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** A day is also a day of its month. */
function figuresIn(text: string): string[] {
  const dates = isoDate.test(text) ? [text] : []
  return [...figuresOf(text), ...dates].flatMap((one) =>
    isoDate.test(one) ? [one, one.slice(0, 7)] : [one],
  )
}

function twoDigits(value: number | string): string {
  return String(value).padStart(2, '0')
}
