import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { statistics } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { writtenRows } from '#tests/support/db/written-rows.ts'
import {
  personHeaders,
  rowsOf,
  statisticsPage,
  withoutGathering,
  withoutStatistics,
} from '#tests/support/desk/statistics.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { addCount, addVisitor, type PendingCounts } from '#worker/desk/statistics/pending-counts.ts'
import { hashCeiling } from '#worker/desk/statistics/visitor-hash.ts'
import { writeCounts } from '#worker/desk/statistics/write-counts.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'

const day = 24 * 3600

stoppedClock()
beforeEach(withoutStatistics)

function pendingWith(views: number): PendingCounts {
  return { views, visitors: new Set(), counts: new Map() }
}

test('a flood of names adds a bounded number of rows, and nothing is lost', async () => {
  for (let flush = 0; flush < 4; flush++) {
    const pending = pendingWith(250)
    for (let one = 0; one < 250; one++) {
      addCount(pending, { measure: 'source', name: `host-${flush}-${one}.example` })
    }
    await writeCounts(db, today(), pending)
  }
  expect(await rowsOf('statistics_counts')).toBeLessThanOrEqual(statistics.rowsPerMeasure)
  const { sources, days } = await statisticsPage()
  expect(sources.rows.reduce((sum, { count }) => sum + count, sources.others)).toBe(1000)
  expect(days.at(-1)).toMatchObject({ views: 1000 })
})

test('a name that has its row keeps it in a flood', async () => {
  const known = pendingWith(1)
  addCount(known, { measure: 'page', name: '/markets/kenya' })
  await writeCounts(db, today(), known)
  const flood = pendingWith(600)
  for (let one = 0; one < 600; one++) addCount(flood, { measure: 'page', name: `/odd/${one}` })
  await writeCounts(db, today(), flood)
  await writeCounts(db, today(), known)
  expect((await statisticsPage()).pages.rows[0]).toEqual({ name: '/markets/kenya', count: 2 })
})

test('visitors are exact up to the limit of their rows, and a bounded estimate above it', async () => {
  // Spread evenly by the golden ratio, as hashes are.
  const hash = (index: number) => Math.floor(((index * 0.618034) % 1) * hashCeiling)
  const write = async (from: number, count: number) => {
    const pending = pendingWith(count)
    for (let index = from; index < from + count; index++) addVisitor(pending, hash(index))
    await writeCounts(db, today(), pending)
  }
  for (let from = 0; from < 4000; from += 1000) await write(from, 1000)
  await write(3000, 1000)
  expect((await statisticsPage()).days.at(-1)).toMatchObject({ visitors: 4000 })
  for (let from = 4000; from < 40_000; from += 1000) await write(from, 1000)
  expect(await rowsOf('statistics_visitors')).toBeLessThanOrEqual(statistics.visitorRows)
  const visitors = Number((await statisticsPage()).days.at(-1)?.visitors)
  expect(Math.abs(visitors / 40_000 - 1)).toBeLessThan(0.05)
})

test('after its end, a day keeps its number of visitors and neither their hashes nor its salt', async () => {
  withoutGathering()
  // A day whose salt no other test has had made.
  later(30 * day)
  const reader = new Browser({ address: '192.0.2.70' })
  await reader.visit('/markets', { headers: personHeaders })
  await reader.visit('/rules', { headers: personHeaders })
  const { keys } = await env.KV.list({ prefix: `statistics:${today()}` })
  expect(Number(keys[0]?.expiration)).toBeLessThan(Date.now() / 1000 + day + 3600)
  await runCron()
  expect(await rowsOf('statistics_visitors')).toBe(1)
  later(day + 3600)
  await runCron()
  expect(await rowsOf('statistics_visitors')).toBe(0)
  const { days } = await statisticsPage()
  expect(days.filter(({ views }) => views > 0)).toMatchObject([{ views: 2, visitors: 1 }])
  later(lifetimes.statisticsSeconds)
  await runCron()
  expect(await rowsOf('statistics_counts')).toBe(0)
})

test('views that come together cost few rows: a thousand of an isolate about sixty', async () => {
  const { env: counted, count } = writtenRows()
  const paths = currentEdition().markets.map((market) => routes.market.href(market))
  const write = async () => {
    const pending = pendingWith(1000)
    for (let view = 0; view < 1000; view++) {
      addVisitor(pending, view % 200)
      addCount(pending, { measure: 'page', name: paths[view % 16] ?? '' })
      addCount(pending, { measure: 'country', name: ['KE', 'NG', 'GB', 'ZA'][view % 4] ?? '' })
      if (view % 5 === 0) addCount(pending, { measure: 'source', name: `host-${view % 25}.com` })
    }
    await writeCounts(openDatabase(counted.DB), today(), pending)
  }
  await write()
  const atFirst = count.rows
  await write()
  // The rows of visitors, and of their index, are written once a day.
  expect(count.rows - atFirst).toBeLessThan(60)
  expect(atFirst).toBeLessThan(500)
})

test('with STATISTICS=false nothing is counted, and the privacy page says nothing of it', async () => {
  withoutGathering()
  const off = new Browser({ address: '192.0.2.80', STATISTICS: 'false' })
  const privacyOf = async (browser: Browser) => (await browser.visit('/privacy')).text()
  expect(await privacyOf(off)).not.toContain('Statistics of the public pages')
  expect(await privacyOf(new Browser())).toContain('Statistics of the public pages')
  await off.visit('/markets', { headers: personHeaders })
  expect(await rowsOf('statistics_visitors')).toBe(0)
  expect(await rowsOf('statistics_counts')).toBe(0)
})
