import { expect, test } from 'vitest'
import { figureRows } from '#shared/content/reports.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

test('report cards take their figures from the edition', async () => {
  const html = await (await newVisitor().visit(routes.insights.href())).text()
  const { reports } = pageObjectOf<Pages['marketing/insights']>(html).props
  const [populations, year, taxes] = reports.map(({ figure }) => figureRows(figure))
  const facts = currentEdition().newestFacts('kenya')
  const people = facts.find(({ key }) => key === 'population')?.value ?? 0
  const row = { label: 'Kenya', value: (people / 1e6).toFixed(1) }
  expect(populations).toContainEqual(expect.objectContaining(row))
  expect(year).toContainEqual(expect.objectContaining({ label: 'Weekly', value: '52 a year' }))
  const tax = { label: 'Deposits, Kenya', value: '5%', outlined: false }
  expect(taxes).toContainEqual(expect.objectContaining(tax))
  const french = await (await newVisitor().visit(`/fr${routes.insights.path}`)).text()
  expect(pageObjectOf<Pages['marketing/insights']>(french).props.reports).toEqual(reports)
})
