import { months } from '#shared/dates.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { MarketRecords } from '#shared/knowledge/schemas.ts'
import { quantityText } from '#shared/knowledge/words.ts'

const dated = new RegExp(`(?:\\b(\\d{1,2}) )?\\b(${months.join('|')}) (\\d{4})\\b`, 'g')
const isoDate = /^\d{4}-\d{2}(?:-\d{2})?$/

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const percent = String.raw`\s?(?:%|per cent\b|percent\b)`
const currency =
  'US\\$|\\$|€|£|R|P|Le|KSh|MT|KES|NGN|GHS|ZAR|UGX|TZS|ZMW|MWK|MZN|NAD|BWP|RWF|XOF|SLE|USD|EUR|GBP'

// `5 per cent`, and each number of `5 or 15 per cent`, `6 to 9 per cent`, `5, 10 and 15 per cent`.
const percentages = new RegExp(
  `((?:${number}(?:${percent})?(?:,? (?:to|or|and) |, |–))*${number})${percent}`,
  'g',
)
const amounts = new RegExp(
  String.raw`(?<![\w.,])(?:(?<sign>${currency})\s?)?(?<value>${number})(?:\s?(?<scale>trillion|billion|million|bn|[TBMtbm])\b)?`,
  'g',
)

const scales: Record<string, number> = {
  t: 1e12,
  trillion: 1e12,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  m: 1e6,
  million: 1e6,
}

/**
 * The figures in a text, each in one spelling: shares as `5%`, amounts of money and whatever is
 * counted in millions as whole numbers. Years, dates, ages and numbers of acts are none.
 */
export function figuresOf(text: string): string[] {
  return [...new Set([...percentagesIn(text), ...amountsIn(text)])]
}

/** The days and months that a text names, by ISO 8601. Years alone are none: they name laws. */
export function datesOf(text: string): string[] {
  return [...text.matchAll(dated)].map(([, day, month = '', year]) => {
    const parts = [year, months.indexOf(month) + 1, ...(day ? [day] : [])]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })
}

function percentagesIn(text: string): string[] {
  return [...text.matchAll(percentages)].flatMap(([, list = '']) => {
    const values = (list.match(new RegExp(number, 'g')) ?? []).map(numberIn)
    // "in 2025 and 5 per cent" names one share.
    const shares = values.filter((value, index) => value <= 100 || index === values.length - 1)
    return shares.map((value) => `${value}%`)
  })
}

function amountsIn(text: string): string[] {
  return [...text.matchAll(amounts)].flatMap(({ groups = {} }) => {
    const { sign, value = '', scale = '' } = groups
    if (!sign && !scale) return []
    return String(Math.round(numberIn(value) * (scales[scale.toLowerCase()] ?? 1)))
  })
}

function numberIn(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** The figures that the records of some markets, and those of no market, hold. */
export function heldFigures(markets: readonly string[]): Set<string> {
  return new Set(recordsOf(markets).flatMap(figuresInRecords))
}

/** The days and months that they hold; a day is also one of its month. */
export function heldDates(markets: readonly string[]): Set<string> {
  const texts = recordsOf(markets).flatMap(textsIn)
  const dates = texts.flatMap((text) => (isoDate.test(text) ? [text] : datesOf(text)))
  return new Set(dates.flatMap((date) => [date, date.slice(0, 'YYYY-MM'.length)]))
}

function recordsOf(slugs: readonly string[]): Records[] {
  const { markets, general } = firstEdition()
  return [...markets.filter(({ market }) => slugs.includes(market.slug)), general]
}

type Records = Pick<MarketRecords, 'sources' | 'facts'> & Partial<MarketRecords>

function figuresInRecords(records: Records): string[] {
  const { facts, market } = records
  const quantities = facts.flatMap(({ value, unit }) => [
    unit === 'percent' ? `${value}%` : String(value),
    ...figuresOf(quantityText(value, unit)),
  ])
  const rates = market?.taxes.map(({ rate }) => `${rate}%`) ?? []
  return [...quantities, ...rates, ...textsIn(records).flatMap(figuresOf)]
}

/** Every text of a record, however deep it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
