import { beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import {
  personHeaders,
  statisticsPage,
  withoutGathering,
  withoutStatistics,
} from '#tests/support/desk/statistics.ts'
import { contactMessage } from '#tests/support/site/contact.ts'
import { buildPublishedIndex } from '#tests/support/site/search.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

stoppedClock()
beforeEach(withoutGathering)
beforeEach(withoutStatistics)
beforeAll(buildPublishedIndex)

/** A line of the access log: somebody, what they opened, and where they came from. */
interface Line {
  person: number
  path: string
  source: string | null
  country: string
}

const countries = ['KE', 'NG', 'FR']
const countryNames = ['Kenya', 'Nigeria', 'France']
const sources = ['', 'www.google.com', 'news.example']

/** The same numbers for each run. */
function* numbers(): Generator<number> {
  for (let state = 7; ; state = (state * 48271) % 2147483647) yield state
}

/** A day of twenty people who open five pages each: the first from outside, then from page to page. */
function accessLog(): Line[] {
  const number = numbers()
  const next = (count: number) => Number(number.next().value) % count
  const paths = [
    ...[routes.home, routes.markets, routes.rules, routes.obligations].map((one) => one.href()),
    ...currentEdition().markets.map((market) => routes.market.href(market)),
  ]
  return Array.from({ length: 100 }, (_, index) => {
    const person = index % 20
    const source = index < 20 ? (sources[next(sources.length)] ?? '') : null
    const country = countries[person % countries.length] ?? ''
    return { person, path: paths[next(paths.length)] ?? '', source, country }
  })
}

function visit({ person, path, source, country }: Line): Promise<Response> {
  const browser = new Browser({ address: `192.0.2.${person}` })
  const referer = source === null ? `${browser.origin}/` : source && `https://${source}/page`
  const headers = {
    ...personHeaders,
    'CF-IPCountry': country,
    ...(referer && { Referer: referer }),
  }
  return browser.visit(path, { headers })
}

/** Returns names with their counts, the highest first. */
function countsOf(names: readonly string[]) {
  const counts = Map.groupBy(names, (name) => name)
  return [...counts]
    .map(([name, { length: count }]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

const top = (names: readonly string[]) => countsOf(names).slice(0, 20)

test('the statistics of a day are those of its access log', async () => {
  const log = accessLog()
  for (const line of log) expect((await visit(line)).status, line.path).toBe(200)
  const { days, pages, sources, countries: byCountry } = await statisticsPage()
  expect(days.at(-1)).toMatchObject({ views: 100, visitors: 20 })
  expect(pages.rows).toEqual(top(log.map(({ path }) => path)))
  expect(pages.rows.reduce((sum, { count }) => sum + count, pages.others)).toBe(100)
  const hosts = log.flatMap(({ source }) => (source === null ? [] : source.replace('www.', '')))
  expect(sources.rows).toEqual(top(hosts))
  const names = log.map(({ country }) => countryNames[countries.indexOf(country)] ?? '')
  expect(byCountry.rows.toSorted((a, b) => b.count - a.count)).toEqual(top(names))
})

test('programs, staff, prefetches, failures and what is only asked for again do not count', async () => {
  const person = new Browser({ address: '192.0.2.50' })
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    person.visit(path, { method, headers: { ...personHeaders, ...headers } })
  await open('/markets', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await open('/markets', { 'User-Agent': '' })
  await open('/markets', { 'Sec-Purpose': 'prefetch;prerender' })
  await open('/markets', { Purpose: 'prefetch' })
  await open('/markets', {}, 'HEAD')
  await open('/nowhere')
  await open('/markets/nowhere')
  await open('/robots.txt')
  await open('/login')
  const staff = await signInAtDesk('advisor')
  await staff.browser.visit('/markets', { headers: personHeaders })
  await staff.browser.visit('/data/markets.csv', { headers: personHeaders })
  const { days, pages, downloads } = await statisticsPage()
  expect(days.at(-1)).toMatchObject({ views: 0, visitors: 0 })
  expect([...pages.rows, ...downloads.rows]).toEqual([])
})

test('a page that was fetched ahead counts once it is open', async () => {
  const person = new Browser({ address: '192.0.2.52' })
  await person.visit('/markets', { headers: { ...personHeaders, 'Sec-Purpose': 'prefetch' } })
  const report = { ...personHeaders, Purpose: 'view', Referer: `${person.origin}/markets` }
  await person.visit('/markets', { method: 'HEAD', headers: report })
  const { days, pages, sources } = await statisticsPage()
  expect(days.at(-1)).toMatchObject({ views: 1, visitors: 1 })
  expect(pages.rows).toEqual([{ name: '/markets', count: 1 }])
  expect(sources.rows).toEqual([])
})

test('a phone whose maker is called Cubot is no robot', async () => {
  const person = new Browser({ address: '192.0.2.55' })
  const agent = 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) Chrome/142.0 Mobile Safari/537.36'
  await person.visit('/markets', { headers: { ...personHeaders, 'User-Agent': agent } })
  expect((await statisticsPage()).days.at(-1)).toMatchObject({ views: 1 })
})

test('searches without a result, downloads and what led to enquiries are counted', async () => {
  const person = new Browser({ address: '192.0.2.60' })
  const open = (path: string, headers: Record<string, string> = {}) =>
    person.visit(path, { headers: { ...personHeaders, ...headers } })
  await open('/search?q=zzyzx')
  await open('/search?q=zzyzx')
  await open('/search?q=mobile+write+to+me@example.com')
  await open('/data/markets.csv')
  const fromDossier = { Referer: `${person.origin}/markets/kenya` }
  const form = await open('/contact?market=kenya', fromDossier)
  expect(await form.text()).toContain('name="from" value="/markets/kenya"')
  const message = contactMessage({ market: 'kenya', from: '/markets/kenya' })
  const sent = await person.send('/contact', message, { headers: personHeaders })
  expect(sent.status).toBe(303)
  const elsewhere = contactMessage({ market: 'atlantis', from: 'https://elsewhere.example/' })
  await person.send('/contact', elsewhere, { headers: personHeaders })
  const { searches, downloads, leads, days } = await statisticsPage()
  expect(searches.rows).toEqual([{ name: 'zzyzx', count: 2 }])
  expect(searches.others).toBe(1)
  expect(downloads.rows).toEqual([{ name: '/data/markets.csv', count: 1 }])
  expect(leads).toEqual([
    { market: null, page: '', enquiries: 1, bookings: 0 },
    { market: 'Kenya', page: '/markets/kenya', enquiries: 1, bookings: 0 },
  ])
  expect(days.at(-1)).toMatchObject({ views: 4, visitors: 1 })
})
