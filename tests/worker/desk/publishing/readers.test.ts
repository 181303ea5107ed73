import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { buildIndexOnPublishing } from '#tests/support/db/search-database.ts'
import {
  insertRevision,
  publishDocument,
  unpublishDocument,
  usualFields,
} from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildPublishedIndex, titlesFor } from '#tests/support/site/search.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

/** Requests a page from a Worker that has just started. */
async function get(path: string): Promise<{ status: number; text: string }> {
  resetEdition()
  const response = await newVisitor().visit(path)
  return { status: response.status, text: await response.text() }
}

const textOf = async (path: string) => (await get(path)).text
const statusOf = async (path: string) => (await get(path)).status

/** Returns the status of a page once it is read to its end. */
async function readStatus(path: string): Promise<number> {
  const response = await newVisitor().visit(path)
  await response.text()
  return response.status
}

const marketFacts = () => usualFields.market().facts

describe('a published document', () => {
  buildIndexOnPublishing()

  const title = 'Zebra crossings of the law'
  const rule = { slug: 'zebra-rule', fields: { title, market: 'kenya' } }

  beforeAll(async () => {
    await buildPublishedIndex()
    await publishDocument({ kind: 'note', slug: 'zebra-note', fields: { title } })
    await publishDocument({ kind: 'rule', ...rule })
  })

  test.each([
    ['its own page', '/insights/zebra-note'],
    ['the list of notes', '/insights'],
    ['its category', '/insights?category=compliance'],
    ['the feed of notes', '/insights.atom'],
    ['the dossier of its market', '/markets/ghana'],
  ])('is on %s as an article', async (_, path) => {
    expect(await get(path)).toEqual({ status: 200, text: expect.stringContaining(title) })
  })

  test.each([
    ['its own page', '/rules/zebra-rule'],
    ['the ledger', '/rules'],
    ['the ledger of its market', '/rules?market=kenya'],
    ['the dossier of its market', '/markets/kenya'],
    ['the feed of rules', '/rules.atom'],
    ['the feed of its market', '/rules/kenya.atom'],
    ['the calendar', '/rules.ics'],
    ['the table as JSON', '/data/rules.json'],
    ['the table as CSV', '/data/rules.csv'],
    ['the file of its market', '/data/markets/kenya.json'],
  ])('is in %s as a rule', async (_, path) => {
    expect(await get(path)).toEqual({ status: 200, text: expect.stringContaining(title) })
  })

  test('is in the sitemap and found by a search', async () => {
    const sitemap = await textOf(routes.sitemap.href())
    expect(sitemap).toContain('/insights/zebra-note<')
    expect(sitemap).toContain('/rules/zebra-rule<')
    expect(await titlesFor('zebra crossings')).toEqual([title, title])
  })

  test('has the text and sources of its revision', async () => {
    const text = await textOf('/insights/zebra-note')
    expect(text).toContain('It says more below.')
    expect(text).toContain('id="source-1"')
  })

  test('shows the image of its category, because it has none of its own', async () => {
    expect(await textOf('/insights/zebra-note')).toContain('/og/category-compliance.png')
  })

  test('leaves other pages unchanged', async () => {
    const [note] = firstEdition().notes
    const text = await textOf(`/insights/${note?.slug}`)
    expect(text).toContain(`/og/note-${note?.slug}.png`)
    expect(await textOf('/data/markets.json')).toContain('"slug":"zimbabwe"')
  })

  test('changes the number of the edition', async () => {
    const number = await env.DB.prepare(
      'SELECT max(number) AS n FROM effective_publications',
    ).first<number>('n')
    expect(JSON.parse(await textOf('/data/rules.json')).edition).toBe(number)
    expect(await textOf('/data')).toContain(`edition ${number},`)
  })

  test('disappears everywhere once it is unpublished', async () => {
    await unpublishDocument('note', 'zebra-note')
    await unpublishDocument('rule', 'zebra-rule')
    expect(await statusOf('/insights/zebra-note')).toBe(404)
    expect(await statusOf('/rules/zebra-rule')).toBe(404)
    for (const path of ['/insights', '/rules', '/insights.atom', '/rules.atom', '/rules.ics']) {
      expect(await textOf(path), path).not.toContain(title)
    }
    expect(await textOf('/data/rules.csv')).not.toContain(title)
    expect(await textOf(routes.sitemap.href())).not.toContain('zebra')
    expect(await titlesFor('zebra crossings')).toEqual([])
  })
})

describe('a draft', () => {
  buildIndexOnPublishing()

  test('is visible to no reader', async () => {
    await insertRevision({ kind: 'note', slug: 'a-draft', fields: { title: 'Quagga draft' } })
    await publishDocument({ kind: 'note', slug: 'another', fields: { title: 'Another' } })
    expect(await statusOf('/insights/a-draft')).toBe(404)
    for (const path of ['/insights', '/insights.atom', '/sitemap.xml', '/markets/ghana']) {
      expect(await textOf(path), path).not.toMatch(/quagga|a-draft/i)
    }
    expect(await titlesFor('quagga')).toEqual([])
  })

  test('of a published document is not visible before it is published', async () => {
    await publishDocument({ kind: 'note', slug: 'revised', fields: { title: 'First state' } })
    await insertRevision({ kind: 'note', slug: 'revised', fields: { title: 'Second state' } })
    await publishDocument({ kind: 'note', slug: 'meanwhile' })
    expect(await textOf('/insights/revised')).toContain('First state')
    await publishDocument({ kind: 'note', slug: 'revised', fields: { title: 'Third state' } })
    expect(await textOf('/insights/revised')).toContain('Third state')
  })
})

describe('a scheduled document', () => {
  buildIndexOnPublishing()

  stoppedClock()

  test('is published by cron at its time', async () => {
    const from = new Date(Date.now() + 600_000)
    await publishDocument({ kind: 'note', slug: 'later', fields: { title: 'Okapi later' }, from })
    await runCron()
    expect(await statusOf('/insights/later')).toBe(404)
    later(600)
    await runCron()
    expect(await statusOf('/insights/later')).toBe(200)
    expect(await titlesFor('okapi')).toEqual(['Okapi later'])
  })
})

describe('a market', () => {
  test('changes with its facts on every page', async () => {
    const [fact] = marketFacts()
    if (!fact) throw new Error('Expected a fact of Ghana')
    const fields = { capital: 'Kumasi', facts: [{ ...fact, value: 1_234_567 }] }
    await publishDocument({ kind: 'market', slug: 'ghana', fields })
    expect(await textOf('/markets/ghana')).toContain('Kumasi')
    expect(await textOf('/data/facts.csv')).toContain('1234567')
    const facts = JSON.parse(await textOf('/data/markets/ghana.json')).items[0].facts
    expect(facts).toHaveLength(1)
  })

  test('gets a position among the others if it is new', async () => {
    const fields = { name: 'Lesotho', code: 'LS', isoNumeric: '426', depth: 'brief' as const }
    await publishDocument({ kind: 'market', slug: 'lesotho', fields })
    resetEdition()
    const { covered } = await newVisitor().props('marketing/markets', routes.markets.href())
    const slugs = covered.map(({ slug }) => slug)
    expect(slugs.slice(0, 4)).toEqual(['south-africa', 'nigeria', 'kenya', 'ghana'])
    expect(slugs.indexOf('lesotho')).toBe(slugs.indexOf('malawi') - 1)
    const { text } = await get('/markets/lesotho')
    expect(text).toContain('/og/markets.png')
    for (const path of ['/markets', '/markets?product=sportsbook', '/contact?market=lesotho']) {
      expect(await statusOf(path), path).toBe(200)
    }
    expect(await textOf('/markets/compare?with=lesotho,kenya')).toContain('Lesotho')
    expect(await statusOf('/rules/lesotho.atom')).toBe(200)
  })

  test('disappears with its rules and facts, and articles lose the mention', async () => {
    const fields = { markets: ['kenya', 'ghana'], title: 'Of two markets' }
    await publishDocument({ kind: 'note', slug: 'of-two', fields })
    const [rule] = firstEdition().markets.flatMap(({ rules }) =>
      rules.filter(({ market }) => market === 'kenya'),
    )
    await unpublishDocument('market', 'kenya')
    const gone = ['/markets/kenya', '/rules/kenya.atom', '/data/markets/kenya.json']
    for (const path of [...gone, `/rules/${rule?.slug}`]) {
      expect(await statusOf(path), path).toBe(404)
    }
    expect(await textOf('/insights/of-two')).not.toContain('href="/markets/kenya"')
    expect(await textOf('/data/facts.csv')).not.toContain('\nkenya,')
    expect(await textOf('/markets/compare?with=kenya,ghana')).toContain('We do not cover: kenya.')
  })

  test('can be unpublished after another one, and every page still responds', async () => {
    const markets = firstEdition().markets.map(({ market }) => market.slug)
    const remaining = [...markets.filter((slug) => slug !== 'kenya'), 'lesotho']
    const paths = [
      ...publicPages.map(({ href }) => href),
      ...['sportsbook', 'online-casino', 'lottery', 'b2b'].map(
        (product) => `/markets?product=${product}`,
      ),
      ...firstEdition().notes.map(({ slug }) => `/insights/${slug}`),
      ...['/rules', '/data', '/search', '/search?q=kenya', '/book', '/privacy', '/terms'],
      ...['markets', 'rules', 'facts'].flatMap((table) => [
        `/data/${table}.json`,
        `/data/${table}.csv`,
      ]),
      ...['/insights.atom', '/rules.atom', '/rules.ics', '/sitemap.xml', '/markets/compare'],
      '/contact?market=kenya&product=sportsbook',
      '/markets/compare?with=kenya,nigeria,ghana',
      '/rules?market=kenya',
    ]
    const half = Math.ceil(remaining.length / 2)
    for (const slugs of [remaining.slice(0, half), remaining.slice(half)]) {
      for (const slug of slugs) await unpublishDocument('market', slug)
      resetEdition()
      for (const path of paths) expect(await readStatus(path), path).toBe(200)
    }
    expect(await textOf('/data/markets.csv')).not.toContain('ghana')
  })
})
