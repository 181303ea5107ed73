import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lifetimes, sessionRefreshSeconds } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const cookie = '__Host-session'

stoppedClock()

async function logIn(): Promise<Browser> {
  const { email } = await createUser()
  const browser = newVisitor()
  await browser.send(routes.login.href(), { email, password }, { as: 'json' })
  return browser
}

describe('a session', () => {
  test('lives while it is used', async () => {
    const browser = await logIn()
    for (let hours = 0; hours < 12; hours++) {
      later(lifetimes.sessionSeconds / 2)
      expect(await isSignedIn(browser)).toBe(true)
    }
  })

  test(`ends ${lifetimes.sessionSeconds} seconds after it was used last`, async () => {
    const browser = await logIn()
    later(lifetimes.sessionSeconds - 1)
    expect(await isSignedIn(browser)).toBe(true)
    later(lifetimes.sessionSeconds)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('keeps its id while it slides', async () => {
    const browser = await logIn()
    const id = browser.cookies.get(cookie)
    later(sessionRefreshSeconds + 1)
    const response = await browser.visit('/')
    const line = response.headers.getSetCookie().find((header) => header.startsWith(cookie)) ?? ''
    expect(line).toContain(`Max-Age=${lifetimes.sessionSeconds}`)
    expect(browser.cookies.get(cookie)).toBe(id)
  })

  test('has an id of 256 random bits, signed, and another one each time', async () => {
    const ids = [await logIn(), await logIn()].map((browser) => browser.cookies.get(cookie))
    for (const id of ids) expect(id).toMatch(/^[\w-]{86}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  test('is invalid without its row, even if the key-value store has its record', async () => {
    const browser = await logIn()
    await env.DB.prepare('DELETE FROM sessions').run()
    expect(await isSignedIn(browser)).toBe(false)
    expect(browser.cookies.has(cookie)).toBe(false)
  })

  test.each(['changed', 'short', 'empty'])(
    'is nobody under a cookie that is %s',
    async (condition) => {
      const browser = await logIn()
      const id = browser.cookies.get(cookie) ?? ''
      const changed = id.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
      browser.cookies.set(cookie, { changed, short: id.slice(1), empty: '' }[condition] ?? '')
      expect(await isSignedIn(browser)).toBe(false)
    },
  )
})

describe('a visitor whose session has ended', () => {
  test('can log in again from the page that was open', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await browser.send(routes.login.href(), { email, password }, { as: 'json' })
    await browser.page('/')
    later(lifetimes.sessionSeconds + 1)
    const response = await browser.send(routes.login.href(), { email, password }, { as: 'json' })
    expect(response.status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })
})
