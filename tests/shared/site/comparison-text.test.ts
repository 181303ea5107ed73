import { expect, test } from 'vitest'
import { comparisonAsText } from '#client/site/compare/comparison-text.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { comparePage } from '#worker/site/compare/compare-page.ts'
import { comparisonOf } from '#worker/site/compare/query.ts'

test('a comparison as text names what is left, the taxes and the sources, with its link', () => {
  const edition = shippedEdition()
  const query = 'with=kenya,ghana&product=sportsbook&stakes=500'
  const comparison = comparisonOf(new URLSearchParams(query), edition)
  const origin = new URL('https://example.com')
  const props = comparePage(edition, comparison, { today: '2026-11-26', origin })
  const text = comparisonAsText(props, 'The firm')
  expect(text).toMatch(
    /^Sportsbook: Kenya and Ghana\n\nOf 500\.00 staked.*\nKenya: [\d.]+.*\nGhana: [\d.]+/,
  )
  for (const { taxes } of props.markets)
    for (const { name } of taxes) expect(text).toContain(`– ${name}: `)
  const marks = new Set(text.match(/\[\d+\]/g))
  for (const mark of marks) expect(text).toContain(`\n${mark} `)
  expect(marks).not.toContain('[0]')
  expect(text).toMatch(/\n\nThe firm, 26 November 2026, https:.*stakes=500&margin=10&deposits=40$/)
})
