import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import {
  codeFor,
  createUser,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { randomToken } from '#worker/security/tokens.ts'

const intendedUrl = `${routes.profile.href()}?tab=name&x=%2F`
const dashboard = routes.dashboard.href()
const cookie = '__Host-intended'

stoppedClock()

async function wanting(path = intendedUrl, headers: Record<string, string> = accepts.page) {
  const browser = newVisitor()
  await browser.visit(path, { headers })
  return browser
}

async function logIn(browser: Browser, options = {}): Promise<string> {
  const { email } = await createUser(options)
  const response = await browser.send(routes.login.href(), { email, password })
  return expectRedirect(response, browser)
}

describe('the intended page of a visitor', () => {
  test.each(['page', 'inertia'] as const)('is where login leads, once, as %s', async (as) => {
    const browser = await wanting(intendedUrl, accepts[as])
    expect(await logIn(browser)).toBe(intendedUrl)
    await browser.send(routes.logout.href(), {})
    expect(await logIn(browser)).toBe(dashboard)
  })

  test('is where registration leads', async () => {
    const browser = await wanting()
    const fields = { name: 'B', email: 'b@example.com', password, password_confirmation: password }
    const response = await browser.send(routes.register.href(), fields)
    expect(expectRedirect(response, browser)).toBe(intendedUrl)
  })

  test('is where the challenge leads', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await pendingSignIn(account, { browser: await wanting() })
    const code = { code: codeFor(account.secret) }
    const response = await browser.send(routes.twoFactorChallenge.href(), code)
    expect(expectRedirect(response, browser)).toBe(intendedUrl)
  })

  test.each([
    [`${routes.alerts.href()}?watch=kenya`, 'Follow Kenya'],
    [`${routes.alerts.href()}?watch=atlantis`, 'Alerts'],
    [routes.enquiry.href({ id: 'x' }), 'Your enquiries'],
    [routes.deskInbox.href(), 'Inbox'],
    [routes.dashboard.href(), null],
  ])('is named until it is reached: %s', async (path, title) => {
    const browser = await wanting(path)
    for (const screen of [routes.login.href(), routes.register.href()])
      expect((await browser.page(screen)).props.intended).toBe(title)
    const fields = { name: 'B', email: `${crypto.randomUUID()}@example.com` }
    await browser.send(routes.register.href(), {
      ...fields,
      password,
      password_confirmation: password,
    })
    await browser.visit(path, { headers: accepts.page })
    expect((await browser.page(routes.verifyNotice.href())).props.intended).toBe(title)
  })

  test('drops a query that is too long for a cookie', async () => {
    const long = randomToken(4000)
    expect(await logIn(await wanting(`${intendedUrl}&y=${long}`))).toBe(routes.profile.href())
  })

  test('is the last of them', async () => {
    const browser = await wanting('/settings/password')
    await browser.visit(intendedUrl, { headers: accepts.page })
    expect(await logIn(browser)).toBe(intendedUrl)
  })

  test.each([
    ['a JSON call', accepts.json],
    ['a prefetch', { ...accepts.inertia, Purpose: 'prefetch' }],
  ])('is not stored by %s', async (_, headers) => {
    expect((await wanting(intendedUrl, headers)).cookies.has(cookie)).toBe(false)
  })

  test('is not stored if no guard redirects', async () => {
    for (const path of ['/', routes.login.href(), '/nothing-here']) {
      expect((await wanting(path)).cookies.has(cookie)).toBe(false)
    }
  })

  test('is where the form was sent from, for other methods', async () => {
    const browser = newVisitor()
    const headers = { Referer: `${browser.origin}${intendedUrl}` }
    await browser.send(`${routes.password.href()}?_method=PUT`, {}, { headers })
    expect(await logIn(browser)).toBe(intendedUrl)
  })

  test('is the page with the link, if the request was for a file', async () => {
    const browser = newVisitor()
    const headers = { ...accepts.page, Referer: `${browser.origin}${intendedUrl}` }
    await browser.visit(routes.deskInboxFile.href(), { headers })
    expect(await logIn(browser)).toBe(intendedUrl)
  })

  test.each([
    ['another site', `https://example.com${intendedUrl}`],
    ['what is no page to come back to', `${newVisitor().origin}${routes.deskInboxFile.href()}`],
    ['no address', 'nonsense'],
  ])('open-redirect: is nothing when such a file is linked from %s', async (_, Referer) => {
    const browser = newVisitor()
    await browser.visit(routes.deskInboxFile.href(), { headers: { ...accepts.page, Referer } })
    expect(browser.cookies.has(cookie)).toBe(false)
    expect(await logIn(browser)).toBe(dashboard)
  })

  test('is not set if the form has no referrer', async () => {
    const browser = newVisitor()
    await browser.send(`${routes.password.href()}?_method=PUT`, {})
    expect(await logIn(browser)).toBe(dashboard)
  })

  test(`is forgotten after ${lifetimes.intendedSeconds} seconds`, async () => {
    const browser = await wanting()
    later(lifetimes.intendedSeconds)
    expect(await logIn(browser)).toBe(dashboard)
  })

  test('is not revealed by the cookie', async () => {
    const browser = await wanting(dashboard)
    expect(browser.cookies.get(cookie)).not.toContain('dashboard')
  })
})

describe('the intended page of an unverified person', () => {
  async function unverified() {
    const { account, browser } = await signedInUser({ unverified: true })
    const response = await browser.visit(`${dashboard}?x=1`, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
    await browser.send(routes.resendVerification.href(), {})
    return { browser, link: await verificationLinkOf(account.email), account }
  }

  test('is where the verification link leads', async () => {
    const { browser, link } = await unverified()
    const response = await browser.visit(link, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(`${dashboard}?x=1`)
  })

  test.each(['GET', 'POST'])('is where verify page and resend lead: %s', async (method) => {
    const { browser, link, account } = await unverified()
    await (await signedInAs(account)).visit(link, { headers: accepts.page })
    const response =
      method === 'GET'
        ? await browser.visit(routes.verifyNotice.href(), { headers: accepts.page })
        : await browser.send(routes.resendVerification.href(), {})
    expect(expectRedirect(response, browser)).toBe(`${dashboard}?x=1`)
  })
})

describe('the intended page of an unconfirmed person', () => {
  test('is where the confirmation leads', async () => {
    const browser = await signedInAs(await createUser())
    await browser.visit(routes.twoFactor.href(), { headers: accepts.page })
    const response = await browser.send(routes.confirmPassword.href(), { password })
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })

  test('is the page of the form that was refused', async () => {
    const browser = await signedInAs(await createUser())
    const headers = { Referer: `${browser.origin}${routes.twoFactor.href()}` }
    const refused = await browser.send(
      routes.enableTwoFactor.href(),
      {},
      { as: 'inertia', headers },
    )
    expect(expectRedirect(refused, browser)).toBe(routes.confirmPassword.href())
    const response = await browser.send(routes.confirmPassword.href(), { password })
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })
})
