import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordChange } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
import { failingDatabase } from '#tests/support/db/failing-stores.ts'
import { publishDocument, unpublishDocument, usualFields } from '#tests/support/desk/documents.ts'
import { officeDayAt } from '#tests/support/office.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { startAnew } from '#tests/support/start-anew.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { publicationsPerPage } from '#worker/site/changes/changes-page.ts'

const { fields: labels, added, removed } = changeMessages
const path = routes.changes.href()
const today = officeDayAt(new Date())

async function propsOf(query = ''): Promise<Pages['marketing/changes']> {
  const { component, props } = await newVisitor().page<Pages['marketing/changes']>(path + query)
  expect(component).toBe('marketing/changes')
  return props
}

const changesOf = async (query = '') => (await propsOf(query)).changes

/** Returns what a reader compares, without where it comes from. */
const inShort = ({ record, field, before, after }: RecordChange) => [record, field, before, after]

test('the first edition changes nothing', async () => {
  await startAnew()
  expect(await propsOf()).toMatchObject({ changes: [], total: 0, page: 1, pages: 1 })
})

describe('three publications', () => {
  const market = usualFields.market()
  const [tax, ...taxes] = market.taxes
  const [obligation, ...obligations] = market.obligations
  if (!tax || !obligation) throw new Error('Expected a tax and an obligation of Ghana')
  const value = 'Twenty-one, says the new act'
  let number = 0

  beforeAll(async () => {
    await startAnew()
    number = currentEdition().number
    await publishDocument({
      kind: 'rule',
      slug: 'new-rule',
      fields: { title: 'A new rule', market: 'kenya' },
    })
    await publishDocument({
      kind: 'market',
      slug: 'ghana',
      fields: {
        checkedAt: '2026-11-25',
        taxes: [{ ...tax, rate: tax.rate + 1.5 }, ...taxes.slice(1)],
        obligations: [
          { ...obligation, value, status: 'required', tried: null, source: tax.source },
          ...obligations,
        ],
      },
    })
    await unpublishDocument('rule', 'new-rule')
  })

  test('are listed newest first, each field before and after', async () => {
    const { changes, total } = await propsOf()
    expect(total).toBe(3)
    expect(changes.map(({ edition }) => edition)).toEqual(
      changes.map(({ edition }) => edition).toSorted((a, b) => b - a),
    )
    expect(changes.map(inShort)).toEqual([
      ['A new rule', removed, expect.any(String), null],
      [
        tax.name,
        labels.rate,
        expect.stringContaining(`${tax.rate}%`),
        expect.stringContaining(`${tax.rate + 1.5}%`),
      ],
      ['Minimum age: Sportsbook; Online casino', labels.value, obligation.value, value],
      [taxes[0]?.name, removed, expect.any(String), null],
      ['A new rule', added, null, expect.any(String)],
    ])
  })

  test('name their edition, day, market and source', async () => {
    const { changes, sources } = await propsOf()
    const change = changes.find(({ field }) => field === labels.rate)
    expect(change).toMatchObject({
      edition: number + 2,
      publishedAt: today,
      kind: 'tax',
      market: { slug: 'ghana', name: 'Ghana' },
      source: tax.source,
      section: tax.section,
    })
    expect(sources.map(({ id }) => id)).toContain(tax.source)
  })

  test.each([
    ['?market=kenya', 2],
    ['?market=ghana', 1],
    ['?market=zambia', 0],
    [`?from=${today}`, 3],
    [`?to=${today}`, 3],
    ['?to=2020-01-01', 0],
    ['?from=2999-01-01', 0],
    // Odd values are no filter.
    ['?market=atlantis', 3],
    ['?market=kenya&market=ghana', 3],
    ['?from=yesterday&to=2026-13-40&page=-1', 3],
    ["?market='--&from[]=1", 3],
  ])('%s has %i of them', async (query, total) => {
    expect((await propsOf(query)).total).toBe(total)
  })

  test('are read without a script', async () => {
    const html = await (await newVisitor().visit(path)).text()
    expect(html).toContain(value)
    expect(html).toContain('href="/changes.atom"')
  })

  test('are entries of a feed, updated when they were published', async () => {
    const response = await newVisitor().visit(routes.changesFeed.href())
    const text = await response.text()
    expect(response.headers.get('Content-Type')).toContain('application/atom+xml')
    expect(text.match(/<entry>/g)).toHaveLength(3)
    expect(text).toContain(value)
    expect(text).toContain(changeMessages.countOf('Ghana', 3))
    const [, updated = ''] = /<entry>.*?<updated>([^<]+)/s.exec(text) ?? []
    expect(Math.abs(Date.parse(updated) - Date.now())).toBeLessThan(60_000)
  })

  test('are unavailable while the database is down', async () => {
    const visitor = newVisitor({ DB: failingDatabase() })
    expect((await visitor.visit(`${path}?from=2026-01-01`)).status).toBe(503)
  })
})

test('a publication that changes only the day of a check is no change', async () => {
  await startAnew()
  await publishDocument({ kind: 'market', slug: 'kenya', fields: { name: 'Kenya' } })
  const before = await changesOf()
  await publishDocument({
    kind: 'market',
    slug: 'kenya',
    fields: { name: 'Kenya', checkedAt: '2026-11-24' },
  })
  expect(await changesOf()).toEqual(before)
})

test('publications past a page are on the next one', async () => {
  await startAnew()
  for (let at = 0; at <= publicationsPerPage; at++) {
    await publishDocument({ kind: 'rule', slug: 'many', fields: { title: `Rule ${at}` } })
    if (at === publicationsPerPage - 1) expect((await propsOf()).pages).toBe(1)
  }
  expect(await propsOf('?page=2')).toMatchObject({ page: 2, pages: 2 })
  expect((await propsOf('?page=9')).changes).toEqual(await changesOf('?page=2'))
})
