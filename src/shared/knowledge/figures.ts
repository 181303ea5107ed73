import { quantityText } from './quantities.ts'
import type { Fact, Tax } from './schemas.ts'

// Lengths are limited, because a text of digits would take minutes otherwise.
const number = String.raw`(?<!\d)\d{1,18}(?:,\d{3}){0,6}(?:\.\d{1,9})?`
const percent = String.raw`[\s-]?(?:%|per[\s-]?cent\b|percentage[\s-]points?\b|pp\b)`

const codes =
  'KES NGN GHS ZAR UGX TZS ZMW MWK MZN NAD BWP RWF XOF XAF SLE SLL ETB AOA CDF USD EUR GBP'
const anyCode = codes.split(' ').flatMap((code) => [code, code.toLowerCase()])
const symbols = ['US\\$', '\\$', '€', '£', '(?:GH)?\\u20b5', '\\u20a6']
const scaled = String.raw`[\s-]?(?:trillion|thousand|billion|million|bn|[TBMKtbmk])\b`
// An N or K before a small number is a road, a paper or a grade.
const letters = String.raw`[NK](?=\d{3}|\d{1,3}(?:,\d|(?:\.\d{1,9})?${scaled}))`
const signs = [...symbols, 'R', 'P', 'Le', '[KUTkut]?[Ss][Hh]s?\\.?', 'MT', ...anyCode, letters]

const moneys = anyWord(
  'shilling naira cedi rand kwacha pula metical meticais leone dollar euro pound franc birr kwanza',
)
// The units of facts, and other things that are counted.
const things = anyWord(
  'people person inhabitant subscription subscriber account operator user player customer licence license licensee machine shop outlet connection line household job kilometre kilometer km mile hectare tonne',
)
const kinds = '(?:licensed|registered|active|mobile|internet)'
// A word before another number belongs to that number: `in 2025 KES 5 million`.
const ends = String.raw`(?![\w$]|\s?\d)`
const afterwards = [...symbols, ...anyCode, String.raw`(?:(?:[A-Z][a-z]+|US)\s)?${moneys}`, '/=']

// `5 per cent`, and each number of `5 or 15 per cent`, `6 to 9 per cent`, `5, 10 and 15 per cent`.
const percentages = new RegExp(
  `((?:${number}(?:${percent})?(?:,? (?:to|or|and) |, |–)){0,9}${number})${percent}`,
  'g',
)
const perMilles = new RegExp(String.raw`(${number})\s?\u2030`, 'g')
const amounts = new RegExp(
  String.raw`(?<![\w.,])(?:(?<sign>${signs.join('|')})\s?)?(?<value>${number})(?<scale>${scaled})?(?:[\s-]?(?:(?<money>(?:${afterwards.join('|')})${ends})|(?<thing>(?:${kinds}\s)?${things}\b)))?`,
  'g',
)
const grouped = /(?<![\w.,])\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,9})?/g

// The texts are English.
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

// `Act 721 licenses operators`, `June 30 operators must`: numbers of laws and dates are no amounts.
const numbered = new RegExp(
  String.raw`\b(?:act|article|chapter|clause|notice|number|no\.|page|paragraph|part|regulation|rule|schedule|section|${months})s? $`,
  'i',
)
const year = /^(?:19|20)\d\d$/

const scales: Record<string, number> = {
  t: 1e12,
  trillion: 1e12,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  m: 1e6,
  million: 1e6,
  k: 1e3,
  thousand: 1e3,
}

/**
 * Returns the distinct figures in a text: shares as `5%`, and amounts of money, counts of people or
 * things and numbers in thousands or millions as whole numbers. Years, dates, ages and numbers of
 * acts are left out.
 */
export function figuresOf(text: string): string[] {
  // Markdown emphasis and wide spaces must not separate a number from its unit.
  const plain = text.replace(/[*_]+/g, '').replace(/[^\S\n]+/g, ' ')
  return [...new Set([...percentagesIn(plain), ...perMillesIn(plain), ...amountsIn(plain)])]
}

function percentagesIn(text: string): string[] {
  return [...text.matchAll(percentages)].flatMap(([, list = '']) => {
    const values = (list.match(new RegExp(number, 'g')) ?? []).map(numberIn)
    // `in 2025 and 5 per cent` has only one share.
    const shares = values.filter((value, index) => value <= 100 || index === values.length - 1)
    return shares.map((value) => `${value}%`)
  })
}

function perMillesIn(text: string): string[] {
  return [...text.matchAll(perMilles)].map(([, value = '']) => {
    return `${Number((numberIn(value) / 10).toFixed(10))}%`
  })
}

function amountsIn(text: string): string[] {
  return [...text.matchAll(amounts)].flatMap(({ groups = {}, index }) => {
    const { sign, value = '', scale = '', money, thing } = groups
    if (!sign && !scale && !money) {
      if (!thing || year.test(value) || numbered.test(text.slice(Math.max(0, index - 12), index)))
        return []
    }
    const factor = scales[scale.replace(/[\s-]/, '').toLowerCase()] ?? 1
    return String(Math.round(numberIn(value) * factor))
  })
}

function numberIn(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** The records whose figures are collected. */
interface FigureRecords {
  facts: readonly Pick<Fact, 'value' | 'unit'>[]
  taxes: readonly Pick<Tax, 'rate'>[]
  /** Records of any shape. */
  texts: unknown
}

/** Returns the figures in records, in the spelling of `figuresOf`. */
export function figuresIn({ facts, taxes, texts }: FigureRecords): string[] {
  const quantities = facts.flatMap(({ value, unit }) => [
    unit === 'percent' ? `${value}%` : String(value),
    ...figuresOf(quantityText(value, unit)),
  ])
  const rates = taxes.map(({ rate }) => `${rate}%`)
  const textFigures = textsIn(texts).flatMap((text) => [...figuresOf(text), ...groupedIn(text)])
  return [...quantities, ...rates, ...textFigures]
}

/** Returns numbers with grouped digits, whatever they count: `5,000 to 10,000 new outlets`. */
function groupedIn(text: string): string[] {
  return (text.match(grouped) ?? []).map((digits) => String(Math.round(numberIn(digits))))
}

/** Returns a pattern that matches nouns in singular and plural, with or without a capital. */
function anyWord(nouns: string): string {
  const each = nouns.split(' ').map(([first = '', ...rest]) => {
    return `[${first.toUpperCase()}${first}]${rest.join('')}s?`
  })
  return `(?:${each.join('|')})`
}

/** Returns all texts in a record at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
