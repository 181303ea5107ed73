import { describe, expect, test } from 'vitest'
import { trends } from '#shared/content/markets.ts'
import { products } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf, unescapeHtml } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

type MarketsProps = Pages['marketing/markets']

const path = routes.markets.href()
const records = firstEdition().markets.map(({ market }) => market)

const matrixLink = /<a class="status-mark matrix-link swatch-\w+" href="([^"]+)">([^<]+)<\/a>/g

async function load(query = '') {
  const response = await newVisitor().visit(path + query)
  const html = await response.text()
  return { response, html, props: pageObjectOf<MarketsProps>(html).props }
}

describe('the page of all markets', () => {
  test('has the key markets with the current records', async () => {
    const { props } = await load()
    const key = records.filter(({ depth }) => depth === 'full')
    expect(props.markets.map(({ slug }) => slug)).toEqual(key.map(({ slug }) => slug))
    for (const [index, { regulation, judgements, checkedAt }] of key.entries()) {
      expect(props.markets[index]).toMatchObject({
        regulation,
        checkedAt,
        judgement: judgements[0],
      })
    }
  })

  test('has each quantity of a market once, by its newest value', async () => {
    const { props } = await load()
    for (const { slug, facts } of props.markets) {
      const all = firstEdition().markets.find(({ market }) => market.slug === slug)?.facts ?? []
      expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
      for (const { key, asOf } of facts) {
        const dates = all.filter((fact) => fact.key === key).map((fact) => fact.asOf)
        expect(asOf).toBe(dates.sort().at(-1))
      }
    }
  })

  test('has the source of every figure', async () => {
    const { props } = await load()
    const ids = props.sources.map(({ id }) => id)
    for (const { source } of [...props.facts, ...props.markets.flatMap(({ facts }) => facts)]) {
      expect(ids).toContain(source)
    }
  })

  test('has a record for every trend', async () => {
    const { props } = await load()
    for (const { evidence: shownBy } of trends) {
      if ('key' in shownBy) expect(props.facts).toContainEqual(expect.objectContaining(shownBy))
      else expect(props.rules.map(({ slug }) => slug)).toContain(shownBy.rule)
    }
  })

  test('has the key markets where the answers for a product link to', async () => {
    const { html } = await load()
    expect(html).toContain('<section id="key-markets"')
  })

  test('links to all sixteen dossiers', async () => {
    const { html } = await load()
    for (const { slug } of records) expect(html).toContain(`href="/markets/${slug}"`)
  })

  test('begins with a table that names each status and links to its answer', async () => {
    const { props, html } = await load()
    expect(props.product).toBeNull()
    expect(props.covered.map(({ slug }) => slug)).toEqual(records.map(({ slug }) => slug))
    expect(props.covered.every(({ answer }) => answer === null)).toBe(true)
    const links = [...unescapeHtml(html).matchAll(matrixLink)].map(([, href, label]) => {
      return { href, label }
    })
    expect(links).toEqual(
      records.flatMap(({ slug, products: statuses }) =>
        statuses.map(({ product, status }) => ({
          href: routes.answer.href({ slug, product }),
          label: statusLabels[status].label,
        })),
      ),
    )
    const main = html.slice(html.indexOf('<main'))
    expect(main.slice(0, main.indexOf('<table')).match(/<h\d/g)).toHaveLength(2)
  })
})

describe.each(products)('"Can I launch this?" for %s', (product) => {
  test('is answered for every market: status, sentence and section', async () => {
    const { props, html } = await load(`?product=${product}`)
    expect(props.product).toBe(product)
    for (const [index, market] of records.entries()) {
      const answer = market.products.find((answer) => answer.product === product)
      expect(props.covered[index]).toMatchObject({ slug: market.slug, answer })
      expect(props.sources.map(({ id }) => id)).toContain(answer?.source)
    }
    const table = unescapeHtml(html.match(/<table.*?<\/table>/s)?.[0] ?? '')
    for (const { name, products: statuses } of records) {
      const answer = statuses.find((answer) => answer.product === product)
      expect(table).toContain(name)
      expect(table).toContain(answer?.text)
      expect(table).toContain(answer?.section ?? '')
      expect(table).toContain(statusLabels[answer?.status ?? 'unclear'].label)
    }
  })

  test('leaves the continent to the plain page, which it links to, and lists only its own sources', async () => {
    const { props, html } = await load(`?product=${product}`)
    expect(html).toContain(`href="${path}#key-markets"`)
    expect(props.markets).toEqual([])
    const cited = props.covered.flatMap(({ answer }) => answer?.source ?? [])
    expect(new Set(props.sources.map(({ id }) => id))).toEqual(new Set(cited))
  })

  test('links each market to its comparison for that product', async () => {
    const { html } = await load(`?product=${product}`)
    for (const { slug } of records) {
      expect(html).toContain(`/markets/compare?with=${slug}&amp;product=${product}`)
    }
  })

  test('has the canonical address of the plain page', async () => {
    const { html } = await load(`?product=${product}`)
    expect(headOf(html).canonical).toEqual([`https://kilima.test${path}`])
  })
})

test.each([
  '?product=',
  '?product=poker',
  '?product=SPORTSBOOK',
  '?product=sportsbook&product=lottery',
  '?product[]=sportsbook',
  '?product=%00',
  '?product=__proto__',
  '?product=-1',
])('an invalid product counts as none: %s', async (query) => {
  const { response, props } = await load(query)
  expect(response.status).toBe(200)
  expect(props.product).toBeNull()
})
