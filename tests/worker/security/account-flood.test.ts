import { describe, expect, test } from 'vitest'
import { userFloodLimit } from '#shared/constants.ts'
import { draftPreviewLimit } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { brokenLimiters, countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { examplePath, writeRoutes } from '#tests/support/registered-routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const path = routes.alerts.href()
const alerts = { markets: ['kenya'], frequency: 'each' }
const save = (browser: Browser, as: 'json' | 'page' | 'inertia' = 'json') =>
  browser.send(as === 'json' ? path : `${path}?_method=PUT`, alerts, {
    as,
    method: as === 'json' ? 'PUT' : 'POST',
  })

/** Signs in somebody who has used up this minute's limit. */
async function busy(account: Account, stores: object = {}): Promise<Browser> {
  const limiters = countingLimiters({ [userFloodLimit]: userFloodLimit })
  const browser = await signedInAs(account, { ...stores, ...limiters, confirmed: true })
  expect((await save(browser)).status).toBe(204)
  return browser
}

const countedApart: string[] = [
  routes.logout.path,
  routes.draftPreview.path,
  routes.deskDraft.path,
  routes.newsletterUnsubscribe.path,
  routes.alertsUnsubscribe.path,
  // Knows no session: `site/agents`.
  routes.agents.path,
  // Never refused, because it asks no database: `system/csp-reports`.
  routes.cspReports.path,
]

describe('threat: a signed-in account that floods the one writer of the database', () => {
  test('is told to wait after so many requests', async () => {
    const browser = await signedInAs(await createUser(), countingLimiters())
    for (let sent = 0; sent < userFloodLimit; sent++) {
      expect((await save(browser)).status).toBe(204)
    }
    expect((await save(browser)).status).toBe(429)
  })

  test('is told to wait, at no cost to a store but its session', async () => {
    const { env: stores, count, reset } = countedStores()
    const browser = await busy(await createUser(), stores)
    reset()
    const response = await save(browser)
    expect(response.status).toBe(429)
    const retryAfter = Number(response.headers.get('Retry-After'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ message: messages.throttle(retryAfter), retryAfter })
    expect(count.kv).toEqual(['get'])
    expect(count.d1).toHaveLength(1)
  })

  test('is stopped on every route by which anything is sent, public forms too', async () => {
    const browser = await busy(await createUser({ role: 'owner' }))
    expect(writeRoutes.length).toBeGreaterThan(50)
    const statuses = new Map<string, number>()
    for (const { method, path } of writeRoutes) {
      if (countedApart.includes(path)) continue
      const { status } = await browser.send(examplePath(path), {}, { as: 'json', method })
      statuses.set(`${method} ${path}`, status)
    }
    expect([...statuses].filter(([, status]) => status !== 429)).toEqual([])
  })

  test.each(['page', 'inertia'] as const)('is told so as a %s, where it was', async (as) => {
    const browser = await busy(await createUser())
    const response = await save(browser, as)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(path)
    const { props } = await browser.page(path)
    expect(props.errors).toEqual({ throttle: expect.stringMatching(/^Too many attempts\./) })
  })

  test('sees it on a page without a script, also after a form that has no page', async () => {
    const browser = await busy(await createUser())
    const sent = await browser.send(routes.watchedMarket.href({ market: 'kenya' }), {})
    const location = sent.headers.get('Location') ?? ''
    const html = await (await browser.visit(location, { headers: accepts.page })).text()
    expect(html).toMatch(/role="alert"[^§]*Too many attempts\./)
  })

  test('is one account, however many devices it has, and no other', async () => {
    const account = await createUser()
    const limiters = countingLimiters({ [userFloodLimit]: userFloodLimit - 1 })
    const devices = [await signedInAs(account, limiters), await signedInAs(account, limiters)]
    for (const device of devices) expect((await save(device)).status).toBe(204)
    for (const device of devices) expect((await save(device)).status).toBe(429)
    const other = await signedInAs(await createUser(), limiters)
    expect((await save(other)).status).toBe(204)
  })

  test('reads on, and may log out', async () => {
    const browser = await busy(await createUser())
    expect((await browser.page(routes.dashboard.href())).component).toBe('dashboard')
    expect((await browser.send(routes.logout.href(), {}, { as: 'json' })).status).toBe(204)
  })

  test('unsubscribes, which is never refused', async () => {
    const browser = await busy(await createUser())
    for (const route of [routes.newsletterUnsubscribe, routes.alertsUnsubscribe]) {
      const { status } = await browser.send(route.href({ token: 'x' }), {}, { as: 'json' })
      expect(status).toBe(200)
    }
  })

  test('has drafts drawn by a limit of their own', async () => {
    const account = await createUser({ role: 'editor' })
    const limiters = countingLimiters({
      [userFloodLimit]: userFloodLimit - 1,
      [draftPreviewLimit]: draftPreviewLimit - 1,
    })
    const browser = await signedInAs(account, limiters)
    for (const status of [204, 204, 429]) expect((await save(browser)).status).toBe(status)
    const draw = () => browser.send(routes.draftPreview.href(), { kind: 'x' }, { as: 'json' })
    for (const status of [422, 422, 429]) expect((await draw()).status).toBe(status)
  })
})

test('a limiter that fails lets signed-in people send', async () => {
  const browser = await signedInAs(await createUser(), brokenLimiters)
  expect((await save(browser)).status).toBe(204)
})

test('a visitor counts for no account', async () => {
  const visitor = newVisitor(countingLimiters())
  for (let sent = 0; sent < userFloodLimit + 2; sent++) {
    const response = await visitor.send(routes.logout.href(), {}, { as: 'json' })
    expect(response.status).toBe(401)
  }
})
