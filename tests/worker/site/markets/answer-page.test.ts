import { describe, expect, onTestFinished, test } from 'vitest'
import { answerFigures } from '#shared/knowledge/answer-figures.ts'
import { products } from '#shared/knowledge/codes.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import { statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf, unescapeHtml } from '#tests/support/head.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  currentEdition,
  editionOf,
  productIn,
  setCurrentEdition,
} from '#worker/knowledge/edition.ts'

const site = 'https://kilima.test'
const { markets } = currentEdition()
const answers = markets.flatMap((market) =>
  products.map((product) => {
    const path = routes.answer.href({ slug: market.slug, product })
    return { path, market, product, record: productIn(market, product) }
  }),
)

async function load(path: string) {
  const html = await (await newVisitor().visit(path)).text()
  const text = unescapeHtml(html.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', ''))
  return { html, text, ...pageObjectOf<Pages['marketing/answer']>(html) }
}

describe.each(answers)('the answer at $path', ({ path, market, product, record }) => {
  const question = launchQuestionOf(product, market.name)

  test('has the question as its heading, and status and text of the record', async () => {
    const { component, props, text } = await load(path)
    const { status, text: sentence, source, section } = record
    expect(component).toBe('marketing/answer')
    expect(props).toMatchObject({ product, status, text: sentence, citation: { source, section } })
    expect(props.checkedAt).toBe(market.checkedAt)
    expect(text.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(question)
    expect(text).toContain(`${statusLabels[status].label}</p>`)
    expect(text).toContain(sentence)
    expect(text).toContain(section ?? '')
  })

  test('has the flow of the comparison, or none if the product cannot be offered', async () => {
    const { props, text } = await load(path)
    const compared = `${routes.compareMarkets.href()}?with=${market.slug}&product=${product}`
    const comparison = await newVisitor().props('marketing/compare', compared)
    expect([props.flow].flatMap((flow) => flow ?? [])).toEqual(comparison.flows)
    const isOffered = ['licensed', 'possible'].includes(record.status)
    expect(props.flow !== null).toBe(isOffered)
    for (const { value, note } of answerFigures(props)) {
      expect(text).toContain(value ?? 'not-verified')
      expect(text).toContain(note)
    }
  })

  test('has what binds operators of the product, and names what is not verified', async () => {
    const { props, text } = await load(path)
    expect(props.obligations).toEqual(obligationsOf(market, { product }))
    for (const { duty, value, tried } of props.obligations) {
      expect(text).toContain(dutyLabel(duty))
      expect(text).toContain(value ?? tried)
    }
  })

  test('cites every source, and has the five newest rules', async () => {
    const { props, text } = await load(path)
    const { citation, taxes, timeToDecide, obligations, rules, sources } = props
    const ids = sources.map(({ id }) => id)
    const figures = [...taxes, ...(timeToDecide ? [timeToDecide] : [])]
    for (const { source } of [citation, ...figures, ...obligations]) {
      expect([...ids, null]).toContain(source)
    }
    for (const { url, title } of sources) expect(text).toContain(url ?? title)
    const newest = currentEdition().rulesOf({ market: market.slug }).slice(0, 5)
    expect(rules.map(({ slug }) => slug)).toEqual(newest.map(({ slug }) => slug))
  })

  test('has its own address, image and structured data', async () => {
    const { canonical, title, meta, jsonLd } = headOf((await load(path)).html)
    expect(canonical).toEqual([site + path])
    expect(title).toContain(question)
    expect(meta('description')).toMatch(new RegExp(`^${statusLabels[record.status].label}\\. `))
    expect(meta('description')?.length).toBeLessThanOrEqual(170)
    expect(meta('og:image')).toBe(`${site}/og/answers/${market.slug}-${product}.png`)
    expect(jsonLd.map((item) => item['@type'])).toEqual(['FAQPage', 'BreadcrumbList'])
    expect(jsonLd[0]).toMatchObject({ mainEntity: { name: question } })
  })

  test('leads to the contact form and the booking page with market and product', async () => {
    const { text } = await load(path)
    const about = { market: market.slug, product }
    expect(text).toContain(`href="${contactPath('market-entry-strategy', about)}"`)
    expect(text).toMatch(new RegExp(`href="/book\\?market=${market.slug}&product=${product}&`))
  })
})

test('has its image when the store gives fields in another order, and in every language', async () => {
  const edition = currentEdition()
  const turned = edition.records.markets.map((market) => ({
    ...market,
    taxes: market.taxes.map(({ source, ...tax }) => ({ ...tax, source })),
    obligations: market.obligations.map(({ source, ...rest }) => ({ ...rest, source })),
  }))
  onTestFinished(() => setCurrentEdition(undefined))
  setCurrentEdition(editionOf({ ...edition.records, markets: turned }, edition.origin))
  for (const folder of ['', '/fr', '/pt']) {
    const { html } = await load(`${folder}/markets/south-africa/sportsbook`)
    expect(headOf(html).meta('og:image')).toBe(
      `${site}/og${folder}/answers/south-africa-sportsbook.png`,
    )
    const ghana = await load(`${folder}/markets/ghana/lottery`)
    expect(headOf(ghana.html).meta('og:image')).toBe(
      `${site}/og${folder}/answers/ghana-lottery.png`,
    )
  }
})

test('the text for documents names the question, the answer and every source by number', async () => {
  const { text, props } = await load('/markets/ghana/sportsbook')
  const plain = text.match(/<pre id="as-text"[^>]*>(.*?)<\/pre>/s)?.[1] ?? ''
  expect(plain).toContain('Can I launch a sportsbook in Ghana?')
  expect(plain).toContain('Licensed. ')
  props.sources.forEach(({ publisher }, index) => {
    expect(plain).toContain(`[${index + 1}] ${publisher}`)
  })
  expect(plain).toContain(`${site}/markets/ghana/sportsbook`)
})

describe('a question that is not answered', () => {
  test('is not found in a market that is not covered', async () => {
    const { props } = await expectErrorPage(await newVisitor().visit('/markets/kenia/lottery'), 404)
    expect(props.nearest?.map(({ label }) => label)).toContain('Kenya')
  })

  test.each(['poker', 'Lottery', 'other', '__proto__', '%00', 'a'.repeat(2000)])(
    'about %s offers the four of the market',
    async (product) => {
      const response = await newVisitor().visit(`/markets/kenya/${product}`)
      const { props } = await expectErrorPage(response, 404)
      expect(props.nearest?.map(({ href }) => href)).toEqual(
        products.map((other) => routes.answer.href({ slug: 'kenya', product: other })),
      )
    },
  )

  test('cannot be sent', async () => {
    const response = await newVisitor().send('/markets/kenya/lottery', {})
    expect(response.status).toBe(405)
  })
})
