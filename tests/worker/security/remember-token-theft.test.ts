import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { floodLimits, lifetimes, maxSessions } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { hasSession, logInFrom, withoutSession } from '#tests/support/account/devices.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const cookie = '__Host-remember'

stoppedClock()

/** Returns a browser that has only a copy of this device's remember cookie. */
function copyOf(device: Browser, settings: object = {}): Browser {
  const copy = newVisitor({ ...settings })
  copy.cookies.set(cookie, device.cookies.get(cookie) ?? '')
  return copy
}

describe('the token of a remembered device', () => {
  test('is replaced by each use', async () => {
    const device = withoutSession(await logInFrom(await createUser()))
    const tokens = new Set([device.cookies.get(cookie)])
    for (let times = 1; times <= 3; times++) {
      expect(await isSignedIn(device)).toBe(true)
      tokens.add(device.cookies.get(cookie))
      expect(tokens.size).toBe(times + 1)
      withoutSession(device)
    }
  })

  test('opens for requests that were sent side by side', async () => {
    const device = await logInFrom(await createUser())
    const copies = Array.from({ length: 4 }, () => copyOf(device))
    expect(await Promise.all(copies.map(isSignedIn))).toEqual([true, true, true, true])
    later(59)
    expect(await isSignedIn(copyOf(device))).toBe(true)
  })

  test('ends its whole chain when a copy is used long after: who stole it, and who was robbed', async () => {
    const device = await logInFrom(await createUser())
    const thief = copyOf(device)
    expect(await isSignedIn(thief)).toBe(true)
    later(61)
    expect(await isSignedIn(withoutSession(device))).toBe(false)
    expect(device.cookies.has(cookie)).toBe(false)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(withoutSession(thief))).toBe(false)
  })

  test('ends no other device', async () => {
    const account = await createUser()
    const [device, other] = [await logInFrom(account), await logInFrom(account)]
    await isSignedIn(copyOf(device))
    later(61)
    await isSignedIn(copyOf(device))
    expect(await hasSession(other)).toBe(true)
    expect(await isSignedIn(withoutSession(other))).toBe(true)
  })

  test('lives thirty days from the sign-in, however often it is replaced', async () => {
    const device = await logInFrom(await createUser())
    for (let day = 5; day < 30; day += 5) {
      later(5 * 86_400)
      expect(await isSignedIn(withoutSession(device)), `day ${day}`).toBe(true)
    }
    later(5 * 86_400)
    expect(await isSignedIn(withoutSession(device))).toBe(false)
  })

  test.each([
    ['session', 'A'.repeat(86)],
    ['session', 'A'.repeat(43)],
    ['remember', 'A'.repeat(86)],
    ['remember', 'A'.repeat(43)],
    ['remember', '%00'],
    ['remember', ''],
  ])('that is forged asks no store, nor does a session: %s', async (name, value) => {
    const stores = countedStores()
    const browser = newVisitor(stores.env)
    browser.cookies.set(`__Host-${name}`, value)
    await browser.page('/')
    expect(stores.count).toEqual({ d1: [], kv: [] })
  })

  test('opens so many sessions a minute from one address', async () => {
    const device = await logInFrom(await createUser())
    const { address: most } = floodLimits.login
    const limiters = { ...countingLimiters({ [most]: most - 1 }), address: '192.0.2.150' }
    let opened = 0
    for (let times = 0; times < 5; times++) {
      if (await isSignedIn(copyOf(device, limiters))) opened += 1
    }
    expect(opened).toBe(2)
  })
})

describe('an account', () => {
  test('has twenty live sessions; one more ends the one used longest ago', async () => {
    const account = await createUser()
    const browsers: Browser[] = []
    for (let opened = 0; opened < maxSessions; opened++) {
      later(1)
      browsers.push(await logInFrom(account))
    }
    expect(await Promise.all(browsers.map(isSignedIn))).not.toContain(false)
    later(1)
    const device = await logInFrom(account)
    const alive = await Promise.all(browsers.map((browser) => isSignedIn(withoutRemember(browser))))
    expect(alive).toEqual([false, ...Array(maxSessions - 1).fill(true)])
    expect(await isSignedIn(device)).toBe(true)
  })

  test('has them by remembered devices too', async () => {
    const device = await logInFrom(await createUser())
    const copies: Browser[] = []
    for (let times = 0; times < maxSessions + 3; times++) {
      const copy = copyOf(device)
      await isSignedIn(copy)
      copies.push(withoutRemember(copy))
      later(1)
    }
    const alive = await Promise.all(copies.map(isSignedIn))
    expect(alive.filter(Boolean).length).toBeLessThanOrEqual(maxSessions)
  })
})

function withoutRemember(browser: Browser): Browser {
  browser.cookies.delete(cookie)
  return browser
}

describe('a session', () => {
  test('is given its end at the sign-in', async () => {
    const account = await createUser()
    await logInFrom(account)
    const rows = env.DB.prepare('SELECT ends_at - created_at AS ms FROM sessions WHERE user_id = ?')
    const { results } = await rows.bind(account.id).all()
    expect(results).toEqual([{ ms: lifetimes.sessionMaxSeconds * 1000 }])
  })

  test('ends thirty days after its sign-in, however much it is used, and under any id', async () => {
    const step = lifetimes.sessionSeconds - 60
    let remaining = 12 * lifetimes.sessionSeconds
    const secondsAgo = lifetimes.sessionMaxSeconds - remaining
    const browser = await signedInAs(await createUser(), { secondsAgo })
    const confirm = () => browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    for (; remaining > step; remaining -= step) {
      later(step)
      await browser.visit(routes.exportData.href())
    }
    expect((await confirm()).status).toBe(201)
    expect(await isSignedIn(browser)).toBe(true)
    later(remaining)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

test('a sign-out forgets every token of its device, also one that a copy has got', async () => {
  const device = await logInFrom(await createUser())
  const copy = copyOf(device)
  expect(await isSignedIn(copy)).toBe(true)
  expect(await isSignedIn(device)).toBe(true)
  await device.send(routes.logout.href(), {}, { as: 'json' })
  expect(await isSignedIn(withoutSession(copy))).toBe(false)
})
