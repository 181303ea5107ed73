import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { exactQuantityText } from '#shared/knowledge/quantities.ts'
import { scoreWords, statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf, unescapeHtml } from '#tests/support/head.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const site = 'https://kilima.test'

async function load(slug: string) {
  const html = await (await newVisitor().visit(routes.market.href({ slug }))).text()
  return { html, text: asText(html), page: pageObjectOf<Pages['marketing/market']>(html) }
}

/** Returns the document without the page object. */
const asText = (html: string) =>
  unescapeHtml(html.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', ''))

describe.each(firstEdition().markets.map((records) => [records.market.slug, records] as const))(
  'the dossier of %s',
  (slug, { market, facts }) => {
    const rules = currentEdition().rulesOf({ market: slug })

    test('has the records of the edition', async () => {
      const { component, props } = (await load(slug)).page
      expect(component).toBe('marketing/market')
      const { obligations, ...head } = market
      expect(props).toMatchObject({ market: head, facts })
      expect(new Set(props.obligations)).toEqual(new Set(obligations))
      expect(props.notes).toBeInstanceOf(Array)
    })

    test('has all rules as its list shows them, newest first', async () => {
      const { props } = (await load(slug)).page
      expect(props.rules.map((rule) => rule.slug)).toEqual(rules.map((rule) => rule.slug))
      for (const [index, rule] of props.rules.entries()) expect(rules[index]).toMatchObject(rule)
    })

    test('has the sources that it cites, and no others', async () => {
      const { text, page } = await load(slug)
      const cited = new Set([...text.matchAll(/href="#source-(\d+)"/g)].map(([, at]) => Number(at)))
      expect([...cited].toSorted((a, b) => a - b)).toEqual(
        page.props.sources.map((_, index) => index + 1),
      )
    })

    test('shows every fact with all digits, and every rate with its base', async () => {
      const { text } = await load(slug)
      for (const { value, unit } of facts) {
        expect(text).toContain(`<data value="${value}">${exactQuantityText(value, unit)}</data>`)
      }
      for (const { name, rate, section } of market.taxes) {
        expect(text).toContain(name)
        expect(text).toContain(`>${rate}%</span>`)
        expect(text).toContain(section ?? '')
      }
    })

    test('shows the status of each product with its section', async () => {
      const { text } = await load(slug)
      for (const { product, status, text: sentence, section } of market.products) {
        expect(text).toContain(`href="${routes.answer.href({ slug, product })}"`)
        expect(text).toContain(statusLabels[status].label)
        expect(text).toContain(sentence)
        expect(text).toContain(section ?? '')
      }
    })

    test('names regulators, laws and licence terms, and marks what is not verified', async () => {
      const { text } = await load(slug)
      for (const { name } of market.regulators) expect(text).toContain(name)
      for (const { title, year } of market.laws) {
        expect(text).toContain(title)
        expect(text).toContain(`>${year}</span>`)
      }
      for (const point of Object.values(market.licence)) {
        expect(text).toContain(point?.value ?? 'not-verified')
      }
      const inForce = market.taxes.filter(({ until }) => until === null)
      expect(text.includes('No gambling tax verified')).toBe(inForce.length === 0)
    })

    test('has a judgement with the label of its score', async () => {
      const { text } = await load(slug)
      for (const { score, text: sentence } of market.judgements) {
        expect(text).toContain(`${scoreWords[score]}, ${score} of 5`)
        expect(text).toContain(sentence)
      }
    })

    test('links to every source with a URL, and to its first rules', async () => {
      const { text, page } = await load(slug)
      for (const { url, title } of page.props.sources) {
        expect(text).toContain(url === null ? title : `href="${url}"`)
      }
      const ruleSlugs = [...text.matchAll(/href="\/rules\/([a-z\d-]+)"/g)].map(([, rule]) => rule)
      expect(ruleSlugs).toEqual(rules.slice(0, 5).map((rule) => rule.slug))
      expect(text).toContain(`href="/rules?market=${slug}"`)
    })

    test('links to the contact form with market and product', async () => {
      const { text } = await load(slug)
      expect(text).toContain(`href="${contactPath('market-entry-strategy', { market: slug })}"`)
      for (const { product } of market.products) {
        const about = contactPath('market-entry-strategy', { market: slug, product })
        expect(text).toContain(`href="${about}"`)
      }
    })

    test('has metadata for search engines and feed readers', async () => {
      const { html } = await load(slug)
      const { canonical, meta, jsonLd } = headOf(html)
      expect(canonical).toEqual([`${site}/markets/${slug}`])
      expect(meta('description')).toContain(market.name)
      expect(meta('description')?.length).toBeLessThanOrEqual(170)
      expect(meta('og:image')).toBe(`${site}/og/market-${slug}.png`)
      expect(jsonLd.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'Dataset'])
      expect(html).toContain(`type="application/atom+xml"`)
      expect(html).toContain(`href="/rules/${slug}.atom"`)
    })
  },
)

describe('a market that is not covered', () => {
  test.each([
    ['kenia', ['Kenya']],
    ['nigera', ['Nigeria']],
    ['Ghana', ['Ghana']],
  ])('%s is not found, and the nearest are offered', async (slug, names) => {
    const response = await newVisitor().visit(`/markets/${slug}`)
    const { props } = await expectErrorPage(response, 404)
    expect(props.nearest?.map(({ label }) => label)).toEqual(expect.arrayContaining(names))
  })

  test.each(['atlantis-under-the-sea', '%00', '..%2f', 'a'.repeat(2000)])(
    '%s is not found, with nothing near',
    async (slug) => {
      const response = await newVisitor().visit(`/markets/${slug}`)
      const { props } = await expectErrorPage(response, 404)
      expect(props.nearest ?? []).toEqual([])
    },
  )
})
