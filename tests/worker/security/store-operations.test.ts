import { describe, expect, test } from 'vitest'
import { sessionRefreshSeconds } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { meetingStores } from '#tests/support/db/meeting-stores.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

async function signedIn() {
  const stores = countedStores()
  const browser = await signedInAs(await createUser(), { ...stores.env, confirmed: true })
  await browser.page('/')
  stores.reset()
  return { stores, browser }
}

const views = [routes.profile, routes.password, routes.appearance, routes.home]

describe('a signed-in page view', () => {
  test.each(views.map((route) => route.href()))(
    'of %s costs one KV read, one D1 query and no write',
    async (path) => {
      const { stores, browser } = await signedIn()
      await browser.page(path)
      expect(stores.count.kv).toEqual(['get'])
      expect(stores.count.d1).toHaveLength(1)
      expect(stores.count.d1[0]).toMatch(/^select /i)
    },
  )

  test('of the dashboard asks one query more for each thing that it lists', async () => {
    const { stores, browser } = await signedIn()
    await browser.page(routes.dashboard.href())
    expect(stores.count.kv).toEqual(['get'])
    const [, ...more] = stores.count.d1.map((query) => query.match(/ from "(\w+)"/i)?.[1])
    expect(more.toSorted()).toEqual([
      'alert_preferences',
      'bookings',
      'newsletter_subscribers',
      'passkeys',
      'room_files',
      'threads',
      'watched_markets',
    ])
  })

  test('asks for both side by side', async () => {
    const browser = await signedInAs(await createUser(), { ...meetingStores(), confirmed: true })
    const { component } = await browser.page(routes.dashboard.href())
    expect(component).toBe('dashboard')
  })

  test('writes the session once when it is due', async () => {
    const { stores, browser } = await signedIn()
    later(sessionRefreshSeconds + 1)
    await browser.page(routes.dashboard.href())
    await browser.page(routes.dashboard.href())
    expect(stores.count.kv).toEqual(['get', 'put', 'get'])
    expect(stores.count.d1.filter((query) => /^update /i.test(query))).toHaveLength(1)
  })
})

describe("a visitor's view", () => {
  test.each([...publicPages.map(({ href }) => href), routes.login.href(), routes.register.href()])(
    'of %s asks no store',
    async (path) => {
      const stores = countedStores()
      await newVisitor(stores.env).page(path)
      expect(stores.count).toEqual({ d1: [], kv: [] })
    },
  )

  test('asks the stores nothing for a session cookie that was never given', async () => {
    const stores = countedStores()
    const browser = newVisitor(stores.env)
    browser.cookies.set('__Host-session', 'A'.repeat(43))
    await browser.page('/')
    expect(stores.count.kv.filter((operation) => operation !== 'get')).toEqual([])
  })
})
