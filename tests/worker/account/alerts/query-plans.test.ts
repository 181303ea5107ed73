import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { digestMinutes } from '#shared/account/constants.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { settings, signedInUser } from '#tests/support/account/accounts.ts'
import { forgetAlerts, publishRule } from '#tests/support/account/alerts.ts'
import { followByEmail } from '#tests/support/account/followers.ts'
import { at, stoppedClock } from '#tests/support/clock.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { publishDocument } from '#tests/support/desk/documents.ts'
import { officeInstant } from '#tests/support/office.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { alertKind } from '#worker/account/alerts/alert-kind.ts'
import { changeKind } from '#worker/account/alerts/change-kind.ts'
import { digestKind } from '#worker/account/alerts/digest-kind.ts'
import { startDigest } from '#worker/account/alerts/start-digest.ts'
import { openKeyValueStore } from '#worker/db/key-value-store.ts'
import { type CopyRow, sendings } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { keyOf } from '#worker/jobs/sendings/kind.ts'

const watchers = 10_000
const { DB, queries } = watchedQueries()
const db = openDatabase(DB)
const tuesday = officeInstant('2026-11-24', digestMinutes)
const monday = officeInstant('2026-11-30', digestMinutes)

stoppedClock()

beforeAll(async () => {
  await forgetAlerts()
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${watchers})`
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO users (id, name, email, email_verified_at, password_hash, credentials_version, created_at) SELECT printf('watcher-%05d', i), 'A', printf('watcher-%05d@example.com', i), 1, 'x', 1, 1 FROM n`,
    ),
    env.DB.prepare(
      `${numbers} INSERT INTO alert_preferences SELECT printf('watcher-%05d', i), iif(i % 2, 'each', 'weekly'), 'sealed', printf('hash-%05d', i) FROM n`,
    ),
    env.DB.prepare(
      `${numbers} INSERT INTO watched_markets SELECT printf('watcher-%05d', i), 'kenya' FROM n`,
    ),
    env.DB.prepare(
      `${numbers} INSERT INTO watched_markets SELECT printf('watcher-%05d', i), 'ghana' FROM n WHERE i % 3`,
    ),
  ])
})

const stores = { db, kv: openKeyValueStore(env.KV), settings }

/** Finds all recipients of a sending, in batches of some hundreds. */
async function allOf(kind: typeof alertKind, about: 'alert' | 'change' | 'digest') {
  const sending = (await db.select().from(sendings)).find((row) => row.kind === about)
  if (!sending) throw new Error(`Expected a sending of the kind ${about}`)
  const recipients: string[] = []
  for (;;) {
    const next = { after: recipients.at(-1) ?? '', limit: 500 }
    const some = (await kind.findRecipients(db, sending, next)) ?? []
    recipients.push(...some.map(keyOf))
    if (some.length < next.limit) break
  }
  await kind.compose(stores, sending, { userId: recipients[0] } as CopyRow)
  return recipients
}

test(`every statement finds its rows by an index, with ${watchers} followers`, async () => {
  at(tuesday)
  await publishRule()
  const [records] = firstEdition().markets.filter(({ market }) => market.slug === 'kenya')
  const { slug, taxes, ...fields } = present(records).market
  await publishDocument({
    kind: 'market',
    slug,
    fields: { ...fields, taxes: taxes.slice(1), facts: [] },
  })
  const { browser } = await signedInUser({}, { DB, confirmed: true })
  const { alerts, watchedMarket, market, exportData, alertsUnsubscribe, follower } = routes
  const { token } = await followByEmail(newAddress(), newVisitor({ DB }))
  const choice = { markets: ['kenya', 'ghana'], frequency: 'weekly' }
  const put = { method: 'PUT', as: 'json' } as const
  for (const frequency of ['weekly', 'each'])
    await browser.send(alerts.href(), { ...choice, frequency }, put)
  await browser.send(alerts.href(), { ...choice, markets: ['atlantis'] }, put)
  const kenya = watchedMarket.href({ market: 'kenya' })
  await browser.send(kenya, {}, { as: 'json' })
  await browser.send(kenya, {}, { as: 'json', method: 'DELETE' })
  for (const frequency of ['weekly', 'each'])
    await browser.send(follower.href({ token }), { ...choice, frequency }, put)
  for (const path of [
    follower.href({ token }),
    alerts.href(),
    market.href({ slug: 'kenya' }),
    exportData.href(),
  ])
    expect((await browser.visit(path)).status).toBe(200)
  await browser.send(alertsUnsubscribe.href({ token: 'x' }), {}, { as: 'json' })
  const each = await allOf(alertKind, 'alert')
  expect(await allOf(changeKind, 'change')).toHaveLength(each.length)
  at(monday)
  await startDigest(db)
  const weekly = await allOf(digestKind, 'digest')
  expect([each.length, weekly.length]).toEqual([watchers / 2 + 1, watchers / 2])
  expect(new Set([...each, ...weekly]).size).toBe(watchers + 1)

  const relevant = [...queries].filter((query) => {
    return /alert_preferences|watched_markets|sendings|follow|effective_publications AS/.test(query)
  })
  const own = relevant.filter((query) => !/^select .* from "sendings"$/.test(query))
  expect(own.length).toBeGreaterThanOrEqual(15)
  for (const query of own) expect(await slowSteps(query), query).toEqual([])
}, 60_000)
