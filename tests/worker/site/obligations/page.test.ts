import { describe, expect, test } from 'vitest'
import { duties, products } from '#shared/knowledge/codes.ts'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const { markets, obligations } = currentEdition()
const slugs = markets.map(({ slug }) => slug)
const page = routes.obligations.href()
const propsOf = (path: string) => newVisitor().props('marketing/obligations', path)
const noFilters = { market: null, product: null, duty: null }

test('without filters has every obligation of every market', async () => {
  const { rows, filters, chosen } = await propsOf(page)
  expect(chosen).toEqual([])
  expect(filters).toEqual(noFilters)
  expect(rows).toHaveLength(obligations.length)
  const verified = rows.filter(({ status }) => status !== 'unverified')
  expect(verified.length / rows.length).toBeGreaterThanOrEqual(0.55)
})

describe.each(slugs)('the obligations of %s', (slug) => {
  test('are those of its record, with the number of each source', async () => {
    const props = await propsOf(obligationsPath({ markets: [slug] }))
    expect(props.filters).toEqual({ ...noFilters, market: slug })
    expect(props.duties).toEqual(dutyTexts())
    const { name } = currentEdition().getMarket(slug)
    const expected = obligations
      .filter(({ market }) => market === slug)
      .map(({ market, ...obligation }) => ({
        ...obligation,
        market: { slug: market, name },
        number: obligation.source
          ? props.sources.findIndex(({ id }) => id === obligation.source) + 1
          : null,
      }))
    expect(props.rows).toEqual(expected)
    expect(new Set(props.rows.map(({ duty }) => duty))).toEqual(new Set(duties))
    expect(props.rows.filter((row) => row.number === 0 || row.products?.length === 0)).toEqual([])
  })

  test('begin with a verified age', async () => {
    const { rows } = await propsOf(obligationsPath({ markets: [slug], duty: 'minimum-age' }))
    const verified = rows.filter(({ status }) => status !== 'unverified')
    expect(verified.length).toBeGreaterThan(0)
    for (const { value } of verified) expect(value).toMatch(/^\d{2}\b/)
  })
})

test('a product leaves out what concerns only others', async () => {
  for (const product of products) {
    const { rows, filters } = await propsOf(obligationsPath({ product }))
    expect(filters).toEqual({ ...noFilters, product })
    const others = rows.filter((row) => row.products && !row.products.includes(product))
    expect(others).toEqual([])
  }
})

test('several markets are columns beside each other, in the order of the query', async () => {
  const { filters, chosen, columns, rows } = await propsOf(
    obligationsPath({ markets: ['uganda', 'kenya'], duty: 'aml' }),
  )
  expect(filters).toEqual({ ...noFilters, duty: 'aml' })
  expect(chosen).toEqual(['uganda', 'kenya'])
  expect(columns.map(({ slug }) => slug)).toEqual(chosen)
  expect(new Set(rows.map(({ market }) => market.slug))).toEqual(new Set(['uganda', 'kenya']))
})

test.each([
  'market=atlantis&product=poker&duty=prayer',
  'market=&product=&duty=',
  'market[]=kenya&product=sportsbook&product=lottery&duty=aml&duty=credit',
  'market=__proto__&product=toString&duty=%00',
])('%s is no filter', async (query) => {
  const { filters, rows } = await propsOf(`${page}?${query}`)
  expect(filters).toEqual(noFilters)
  expect(rows).toHaveLength(obligations.length)
})

test('says on the page what the law asks, or what was tried', async () => {
  const document = await newVisitor().visit(obligationsPath({ markets: ['uganda'] }))
  const html = (await document.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const text = html.replace(/<[^>]+>/g, '')
  for (const { value, tried } of currentEdition().getMarket('uganda').obligations) {
    expect(text).toContain(value ?? tried)
  }
})

test('is in the sitemap, and linked from Markets, every dossier and the footer', async () => {
  const linkIn = async (path: string) => (await newVisitor().visit(path)).text()
  expect(await linkIn(routes.sitemap.href())).toContain(`${page}</loc>`)
  expect((await linkIn(routes.markets.href())).split('<footer')[0]).toContain(`href="${page}"`)
  expect(await linkIn(routes.market.href({ slug: 'kenya' }))).toContain(
    `href="${page}?market=kenya"`,
  )
  expect((await linkIn(routes.home.href())).split('<footer')[1]).toContain(`href="${page}"`)
})
