import { describe, expect, test } from 'vitest'
import * as frenchDates from '#shared/date-words.fr.ts'
import * as portugueseDates from '#shared/date-words.pt.ts'
import * as englishDates from '#shared/date-words.ts'
import * as frenchNumbers from '#shared/number-words.fr.ts'
import * as portugueseNumbers from '#shared/number-words.pt.ts'
import * as englishNumbers from '#shared/number-words.ts'

// English is written as in Britain.
const languages = [
  { tag: 'en-GB', dates: englishDates, numbers: englishNumbers },
  { tag: 'fr', dates: frenchDates, numbers: frenchNumbers },
  { tag: 'pt-PT', dates: portugueseDates, numbers: portugueseNumbers },
]

const monthsOfYear = Array.from({ length: 12 }, (_, month) => month)
const date = (month: number, day: number) => new Date(Date.UTC(2026, month, day))

describe.each(languages)('the formats of $tag are those of Intl', ({ tag, dates, numbers }) => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })

  test('days and months', () => {
    const expected = monthsOfYear.map((month) => [
      intl({ day: 'numeric', month: 'long', year: 'numeric' }).format(date(month, 20)),
      intl({ month: 'long', year: 'numeric' }).format(date(month, 20)),
    ])
    const own = dates.months.map((name) => [
      dates.ofYear(dates.dayOfMonth(20, name), '2026'),
      dates.ofYear(name, '2026'),
    ])
    // Where a language forbids a line to end after the day, Intl has a plain space all the same.
    const withSpaces = own.map((texts) => texts.map((text) => text.replaceAll('\u00a0', ' ')))
    expect(withSpaces).toEqual(expected)
  })

  test('weekdays', () => {
    // The first of February 2026 is a Sunday.
    const expected = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      intl({ weekday: 'long' }).format(date(1, day)),
    )
    expect(dates.weekdays).toEqual(expected)
  })

  test.each([999, 1234, 12_345.6])('the marks of %d', (value) => {
    const parts = new Intl.NumberFormat(tag).formatToParts(value)
    const mark = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
    const whole = String(Math.trunc(value))
    expect(whole.length > numbers.ungroupedDigits ? numbers.thousandsMark : undefined).toBe(
      mark('group'),
    )
    expect(value % 1 > 0 ? numbers.decimalMark : undefined).toBe(mark('decimal'))
  })

  test('percentages', () => {
    const expected = new Intl.NumberFormat(tag, { style: 'percent' }).format(0.2)
    expect(numbers.percent('20')).toBe(expected)
  })
})

test.each([
  [englishNumbers, 1_500_000, 'million'],
  [frenchNumbers, 1_500_000, 'million'],
  [frenchNumbers, 13_200_000_000, 'milliards'],
  [portugueseNumbers, 13_200_000_000, 'mil milhões'],
  [portugueseNumbers, 1_500_000, 'milhões'],
])('large numbers have the scales of their language', ({ scales }, value, expected) => {
  const scale = scales.find(({ from }) => value >= from)
  expect(scale?.name(value / scale.from)).toBe(expected)
})
