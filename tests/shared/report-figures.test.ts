import { describe, expect, test } from 'vitest'
import { reportTexts } from '#shared/content/report-texts.ts'
import { type ReportFigure, reports } from '#shared/content/reports.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Fact } from '#shared/knowledge/schemas.ts'

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

/** The newest population, as covers round it. */
function millionsOf(facts: readonly Fact[]): number {
  const [newest] = facts
    .filter(({ key }) => key === 'population')
    .toSorted((a, b) => b.asOf.localeCompare(a.asOf))
  return Number(((newest?.value ?? 0) / 1e6).toFixed(1))
}

test('the populations on a cover are those of the markets page', () => {
  const [{ figure }] = reports
  expect(Object.fromEntries(figure.rows.map(({ label, value }) => [label, value]))).toEqual(
    Object.fromEntries(
      firstEdition.markets
        .filter(({ market }) => market.depth === 'full')
        .map(({ market, facts }) => [market.name, millionsOf(facts)]),
    ),
  )
})

test('no two covers have the same figure', () => {
  expect(new Set(reports.map(({ figure }) => figure.kind)).size).toBe(reports.length)
})
