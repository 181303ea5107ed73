import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { datesOf, figuresOf, heldDates, heldFigures } from '#tests/support/repository/figures.ts'
import { shippedReports } from '#tests/support/site/reports.ts'
import { reportCards } from '#worker/knowledge/report-cards.ts'

const { edition, words, reports } = shippedReports()

const markets = ['south-africa', 'nigeria', 'kenya', 'ghana']
// Sums are computed from records.
const slugs = firstEdition().markets.map(({ market }) => market.slug)
const held = new Set([
  ...heldFigures(slugs),
  ...heldDates(slugs),
  ...figuresOf(words.people(markets)),
])
const namedIn = (text: string) => [...figuresOf(text), ...datesOf(text)]

describe.each(reports)('the report $report.title', ({ report: { figure }, text }) => {
  const paragraphs = text.sections.flatMap((section) => section.paragraphs)
  const points = text.sections.flatMap((section) => section.points ?? [])

  test('names no figure that the records do not hold', () => {
    const said = [...paragraphs, ...points, ...text.keyFigures.flatMap(Object.values)]
    const named = said.flatMap((one: string) => namedIn(one).map((name) => ({ name, one })))
    expect(named.filter(({ name }) => !held.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  test('has the figure of its cover from its own records or its own text', () => {
    for (const row of figure.rows) {
      if ('value' in row) expect(held).toContain(String(Math.round(row.value * 1e6)))
      if ('percent' in row) expect(held).toContain(`${row.percent}%`)
      if ('times' in row) {
        const named = points.filter((point) => point.startsWith(`${row.label}:`))
        expect(named, row.label).toHaveLength(1)
      }
    }
  })
})

test('a figure that no record holds is found', () => {
  const text = 'On 3 March 1999 it was 57.51 million, or 63.5 per cent, as in May 1998 and 1997.'
  expect(namedIn(text).filter((one) => !held.has(one))).toEqual([
    '63.5%',
    '57510000',
    '1999-03-03',
    '1998-05',
  ])
})

test('the populations on a cover are the newest of the records, largest first', () => {
  const rows = reports[0]?.report.figure.rows ?? []
  const populations = markets.map((market) => {
    const facts = edition.newestFacts(market)
    return facts.find(({ key }) => key === 'population')?.value ?? 0
  })
  const drawn = rows.map((row) => ('value' in row ? row.value : 0))
  const largestFirst = populations.toSorted((a, b) => b - a)
  expect(drawn).toEqual(largestFirst.map((one) => Number((one / 1e6).toFixed(1))))
})

test('the taxes on a cover are those of the day', () => {
  const labels = (today: string) => {
    const brief = reportCards(edition, today).find(({ figure }) => figure.kind === 'rates')
    return brief?.figure.rows.map(({ label }) => label)
  }
  expect(labels('2026-11-22')).toContain('Deposits, Kenya')
  expect(labels('2026-11-22')).not.toContain('Winnings, Ghana')
  expect(labels('2025-01-31')).toContain('Winnings, Ghana')
  expect(labels('2025-01-31')).not.toContain('Deposits, Kenya')
})

test('a report says of Kenya what its regulator counted last, and of when', () => {
  const { facts } = firstEdition().markets.find(({ market }) => market.slug === 'kenya') ?? {
    facts: [],
  }
  const counted = facts.filter(({ key }) => key === 'mobile-subscriptions')
  const [newest] = counted.toSorted((a, b) => b.asOf.localeCompare(a.asOf))
  const told = reports.find(({ report }) => report.slug === 'four-key-markets-2026')
  const said = JSON.stringify(told?.text)
  expect(said).toContain(`${(newest?.value ?? 0) / 1e6} million subscriptions on 31 March 2026`)
  expect(said).not.toContain('71.4')
})

test('no two covers have the same figure', () => {
  expect(new Set(reports.map(({ report }) => report.figure.kind)).size).toBe(reports.length)
})

test('a report says in words what the records hold no longer', () => {
  for (const value of [
    words.fact('kenya', '4g-share'),
    words.rule('atlantis'),
    words.tax('kenya', 'licence'),
    words.licence('south-africa', 'fee'),
  ]) {
    expect(value).toMatchObject({ words: pdfMessages.notRecorded, cite: '' })
  }
})
