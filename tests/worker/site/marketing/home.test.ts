import { describe, expect, test } from 'vitest'
import { products } from '#shared/knowledge/codes.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition, noteSummary, productIn } from '#worker/knowledge/edition.ts'

const edition = currentEdition()

async function home() {
  const html = await (await newVisitor().visit(routes.home.href())).text()
  return { html, props: pageObjectOf<Pages['marketing/home']>(html).props }
}

describe('the home page', () => {
  test('shows the three newest rules and links to the ledger', async () => {
    const { html, props } = await home()
    const newest = edition.rules.slice(0, 3)
    expect(props.rules).toMatchObject(newest.map(({ slug, title }) => ({ slug, title })))
    for (const { slug } of newest) expect(html).toContain(`href="${routes.rule.href({ slug })}"`)
    expect(html).toContain(`href="${routes.rules.href()}"`)
  })

  test('shows the newest note', async () => {
    const [newest = null] = edition.notes
    expect((await home()).props.note).toEqual(newest && noteSummary(newest))
  })

  test.each(products)('counts the markets by their status for %s', async (product) => {
    const { html, props } = await home()
    const productStatuses = edition.markets.map((market) => productIn(market, product).status)
    const answer = props.launch.find((answer) => answer.product === product)
    for (const [status, count] of Object.entries(answer?.markets ?? {})) {
      expect(count).toBe(productStatuses.filter((other) => other === status).length)
    }
    const counts = Object.values(answer?.markets ?? {})
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(edition.markets.length)
    expect(html).toMatch(
      new RegExp(
        `href="${routes.markets.href()}\\?product=${product}"[^>]*>${productLabels[product]}`,
      ),
    )
  })
})
