import { describe, expect, test } from 'vitest'
import { markets } from '#shared/content/markets.ts'
import { reportTexts } from '#shared/content/report-texts.ts'
import { type ReportFigure, reports } from '#shared/content/reports.ts'

const wordsOf: Record<ReportFigure['kind'], (value: number) => string> = {
  bars: (millions) => `${millions} million`,
  year: () => '',
  rates: (percent) => `${percent}%`,
}

describe.each(reports)('the figure on the cover of $title', ({ slug, figure }) => {
  const text = reportTexts[slug]
  const values = text.keyFigures.map(({ value }) => value)

  test('has its numbers from the report', () => {
    for (const row of figure.rows) {
      if ('value' in row) expect(values).toContain(wordsOf.bars(row.value))
      if ('percent' in row) expect(values).toContain(wordsOf.rates(row.percent))
      if ('times' in row) {
        const points = text.sections.flatMap(({ points = [] }) => points)
        expect(
          points.some((point) => point.startsWith(`${row.label}:`)),
          row.label,
        ).toBe(true)
      }
    }
  })
})

test('the populations on a cover are those of the markets page', () => {
  const [{ figure }] = reports
  expect(Object.fromEntries(figure.rows.map(({ label, value }) => [label, value]))).toEqual(
    Object.fromEntries(markets.map(({ country, population }) => [country, population.millions])),
  )
})

test('no two covers have the same figure', () => {
  expect(new Set(reports.map(({ figure }) => figure.kind)).size).toBe(reports.length)
})
