import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { products } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { routes, translationsOf } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'
import { sitemapOf } from '#worker/site/system/sitemap.ts'

const edition = currentEdition()
const site = 'https://kilima.test'
const { sitemap, robots, manifest, speculationRules } = routes

async function file(path: string, settings: object = {}) {
  const response = await newVisitor({ ...settings }).visit(path)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  return { type: response.headers.get('Content-Type') ?? '', text: await response.text() }
}

const indexedPaths = [
  ...publicPages.map(({ href }) => href),
  ...edition.markets.map((market) => routes.market.href(market)),
  ...edition.markets.flatMap(({ slug }) =>
    products.map((product) => routes.answer.href({ slug, product })),
  ),
  ...edition.rules.map((rule) => routes.rule.href(rule)),
  ...edition.notes.map((note) => routes.note.href(note)),
  ...[routes.obligations, routes.rules, routes.changes, routes.openData, routes.letters].map(
    (route) => route.href(),
  ),
  ...[routes.privacy, routes.terms, routes.accessibility].map((route) => route.href()),
]

function entriesIn(text: string) {
  const all = text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)
  return [...all].map(([, url = '', changedAt]) => ({ url, changedAt }))
}

describe('the sitemap', () => {
  test('names each public page on APP_URL once in each language and nothing else', async () => {
    const { type, text } = await file(sitemap.href())
    expect(type).toMatch(/^(application|text)\/xml/)
    expect(XMLValidator.validate(text)).toBe(true)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
    const urls = entriesIn(text).map(({ url }) => url)
    const paths = indexedPaths.flatMap((path) => translationsOf(path)).map(({ path }) => path)
    expect(urls.toSorted()).toEqual(paths.map((path) => site + path).toSorted())
    expect(text.match(/<loc>/g)).toHaveLength(urls.length)
  })

  test('links each page to all its languages', async () => {
    const { text } = await file(sitemap.href())
    const [, entry = ''] =
      text.match(/<url><loc>https:\/\/kilima.test\/fr\/markets<\/loc>(.*?)<\/url>/) ?? []
    const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)
    expect(links).toEqual([
      ...translationsOf('/markets').map(({ locale, path }) => [locale, site + path]),
      ['x-default', `${site}/markets`],
    ])
  })

  test('leaves out pages with too many addresses', async () => {
    const { text } = await file(sitemap.href())
    for (const { path } of [routes.search, routes.compareMarkets]) expect(text).not.toContain(path)
  })

  test('has the dates of market checks, the ledger and the data', async () => {
    const all = entriesIn((await file(sitemap.href())).text)
    const changedAt = (path: string) => all.find(({ url }) => url === site + path)?.changedAt
    for (const market of edition.markets) {
      const checks = [market, ...edition.newestFacts(market.slug)].map((record) => record.checkedAt)
      expect(changedAt(routes.market.href(market))).toBe(checks.toSorted().at(-1))
    }
    for (const { path } of [routes.rules, routes.openData]) {
      expect(changedAt(path)).toBe(edition.publishedAt)
    }
    expect(changedAt(routes.home.path)).toBeUndefined()
  })

  test('has the dates of notes and their corrections', () => {
    const note = (slug: string, corrected: string[]): Note => ({
      ...{ slug, title: 'T', excerpt: 'E', category: 'compliance', date: '2026-03-01' },
      ...{ featured: false, author: null, body: 'B', markets: [], sources: [] },
      corrections: corrected.map((date) => ({ date, text: 'C' })),
    })
    const notes = [note('one', []), note('two', ['2026-05-01', '2026-04-01'])]
    const text = sitemapOf(createEdition({ ...firstEdition(), notes }), new URL(site))
    expect(text).toContain('/insights/one</loc><lastmod>2026-03-01</lastmod>')
    expect(text).toContain('/insights/two</loc><lastmod>2026-05-01</lastmod>')
  })

  test('follows APP_URL', async () => {
    const { text } = await file(sitemap.href(), { APP_URL: 'http://127.0.0.1:8787' })
    expect(text).toContain('<loc>http://127.0.0.1:8787/about-us</loc>')
  })
})

describe('robots.txt', () => {
  test('closes the account area and nothing else', async () => {
    const { type, text } = await file(robots.href())
    expect(type).toMatch(/^text\/plain/)
    expect(text).toMatch(/^User-agent: \*$/m)
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
    expect(closed).toEqual(['/dashboard', '/settings', '/user/', '/newsletter/', '/dev/'])
  })

  test('names the sitemap', async () => {
    const { text } = await file(robots.href())
    expect(text).toMatch(new RegExp(`^Sitemap: ${site}${sitemap.href()}$`, 'm'))
  })
})

describe('the manifest', () => {
  test('has its own content type and the name of the firm', async () => {
    const { type, text } = await file(manifest.href(), { APP_NAME: 'Test "Firm"' })
    expect(type).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(text)).toMatchObject({ name: 'Test "Firm"', start_url: '/' })
  })

  test('has icons for every size that phones ask for', async () => {
    const { icons } = JSON.parse((await file(manifest.href())).text)
    const sizes = icons.map(({ sizes }: { sizes: string }) => sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src } of icons) expect(src).toMatch(/^\/[\w-]+\.png$/)
  })
})

describe('the speculation rules', () => {
  test('have their own content type and can be cached', async () => {
    const response = await newVisitor().visit(speculationRules.href())
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  })

  test('allow prefetching on hover and prerendering on press', async () => {
    const rules = JSON.parse((await file(speculationRules.href())).text)
    expect(rules.prefetch[0].eagerness).toBe('moderate')
    expect(rules.prerender[0].eagerness).toBe('conservative')
  })

  test('cover every public page, also with a query', async () => {
    const isAhead = await matcher()
    for (const path of indexedPaths)
      expect({ path, ahead: isAhead(path) }).toEqual({ path, ahead: true })
    for (const path of ['/rules?market=kenya', '/insights?category=technology']) {
      expect({ path, ahead: isAhead(path) }).toEqual({ path, ahead: true })
    }
  })

  test.each([
    ...['/search?q=tax', '/markets/compare', '/markets/compare?with=kenya', '/login', '/settings'],
    ...[routes.rulesFeed.href(), routes.rulesCalendar.href(), routes.notesFeed.href()],
    ...[routes.marketRulesFeed.href({ market: 'kenya' }), '/data/markets.csv', '/reports/a.pdf'],
    ...['/markets/kenya.pdf', '/markets/compare.pdf?with=kenya,ghana', '/obligations.pdf'],
  ])('do not cover %s', async (path) => {
    expect((await matcher())(path)).toBe(false)
  })

  test.each(publicPages.map(({ href }) => href))('are named by %s', async (path) => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Speculation-Rules')).toBe(`"${speculationRules.href()}"`)
  })

  test.each([routes.login.href(), '/nothing-here'])('are not named by %s', async (path) => {
    expect((await newVisitor().visit(path)).headers.get('Speculation-Rules')).toBeNull()
  })
})

interface Rule {
  where: { and: [object, { href_matches: string[] }, { not: { href_matches: string[] } }] }
}

/** True if browsers may prefetch and prerender a path. */
async function matcher(): Promise<(path: string) => boolean> {
  const { text } = await file(speculationRules.href())
  const { prefetch, prerender }: Record<string, [Rule]> = JSON.parse(text)
  const { where } = present(prefetch?.[0])
  expect(where).toEqual(prerender?.[0].where)
  const [, { href_matches: allowed }, { not }] = where.and
  const matches = (patterns: string[], path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, site).test(site + path))
  return (path) => matches(allowed, path) && !matches(not.href_matches, path)
}
