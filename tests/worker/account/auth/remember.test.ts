import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { codeFor, createUser, password } from '#tests/support/account/accounts.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const cookie = '__Host-remember'

stoppedClock()

async function logIn(remember: unknown): Promise<Browser> {
  const { email } = await createUser()
  const browser = newVisitor()
  const fields = { email, password, remember }
  const response = await browser.send(routes.login.href(), fields, { as: 'json' })
  expect(response.status).toBe(200)
  return browser
}

describe('"remember me"', () => {
  test.each([true, 1, 'on'])('is on for %j', async (remember) => {
    expect((await logIn(remember)).cookies.has(cookie)).toBe(true)
  })

  test.each([false, '0', '', undefined, 2, 'TRUE', [true]])('is off for %j', async (remember) => {
    expect((await logIn(remember)).cookies.has(cookie)).toBe(false)
  })

  test('is on for the ticked box of a plain form', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await browser.send(routes.login.href(), { email, password, remember: 'on' })
    expect(browser.cookies.has(cookie)).toBe(true)
  })

  test('works at registration as at login', async () => {
    const fields = { name: 'Ben', password, password_confirmation: password }
    for (const remember of [true, false]) {
      const browser = newVisitor()
      const email = `remember-${remember}@example.com`
      await browser.send(routes.register.href(), { ...fields, email, remember }, { as: 'json' })
      expect(browser.cookies.has(cookie)).toBe(remember)
    }
  })

  test('is honoured once the second factor is given', async () => {
    for (const remember of [true, false]) {
      const account = await createUser({ withTwoFactor: true })
      const browser = await pendingSignIn(account, { remember })
      expect(browser.cookies.has(cookie)).toBe(false)
      const code = codeFor(account.secret)
      await browser.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })
      expect(browser.cookies.has(cookie)).toBe(remember)
    }
  })
})

describe('a remembered device', () => {
  test('signs in again by itself, under a new session', async () => {
    const browser = await logIn(true)
    const first = browser.cookies.get('__Host-session')
    expect(await isSignedIn(withoutSession(browser))).toBe(true)
    expect(browser.cookies.get('__Host-session')).not.toBe(first)
    expect((await browser.page(routes.dashboard.href())).component).toBe('dashboard')
  })

  test('signs in again after the session has run out', async () => {
    const browser = await logIn(true)
    later(lifetimes.sessionSeconds + 1)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is asked for no code', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await pendingSignIn(account, { remember: true })
    const code = codeFor(account.secret)
    await browser.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })
    expect(await isSignedIn(withoutSession(browser))).toBe(true)
  })

  test('has not confirmed the password', async () => {
    const browser = await logIn(true)
    await browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    const response = await withoutSession(browser).visit(routes.confirmedPasswordStatus.href())
    expect(await response.json()).toEqual({ confirmed: false })
  })

  test(`is forgotten ${lifetimes.rememberSeconds} seconds after signing in`, async () => {
    const browser = await logIn(true)
    const line = browser.cookies.get(cookie) ?? ''
    later(lifetimes.rememberSeconds - 1)
    expect(await isSignedIn(withoutSession(browser))).toBe(true)
    later(1)
    browser.cookies.set(cookie, line)
    expect(await isSignedIn(withoutSession(browser))).toBe(false)
  })

  test('can send a form with its first request', async () => {
    const browser = withoutSession(await logIn(true))
    await browser.page('/')
    const response = await browser.send(routes.logout.href(), {}, { as: 'json' })
    expect(response.status).toBe(204)
  })
})
