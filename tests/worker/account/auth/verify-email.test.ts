import { describe, expect, test } from 'vitest'
import { lifetimes, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, userOf } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectErrorPage, expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const verified = `${routes.dashboard.href()}?verified=1`
const { invalidSignature, unauthorized, invalidLink } = messages.guards

stoppedClock()

async function unverified(): Promise<{ account: Account; browser: Browser; link: string }> {
  const { account, browser } = await signedInUser({ unverified: true })
  await browser.send(routes.resendVerification.href(), {})
  return { account, browser, link: await verificationLinkOf(account.email) }
}

const open = async (browser: Browser, link: string, as: 'page' | 'inertia' | 'json') =>
  browser.visit(link, {
    headers: { ...accepts[as], 'X-Inertia-Version': await browser.version() },
  })

const verifiedAt = async (browser: Browser) => (await userOf(browser))?.email_verified_at

describe('a verification link', () => {
  test.each([
    ['looked at', 'HEAD', accepts.page],
    ['fetched ahead', 'GET', { ...accepts.inertia, Purpose: 'prefetch' }],
    ['fetched ahead by the browser', 'GET', { ...accepts.page, 'Sec-Purpose': 'prefetch' }],
    ['drawn ahead by the browser', 'GET', { ...accepts.page, 'Sec-Purpose': 'prefetch;prerender' }],
  ])('verifies nothing when it is only %s', async (_, method, accept) => {
    const { browser, link } = await unverified()
    const headers = { ...accept, 'X-Inertia-Version': await browser.version() }
    const response = await browser.visit(link, { method, headers })
    expect(expectRedirect(response, browser)).toBe(verified)
    expect(await verifiedAt(browser)).toBeNull()
  })

  test.each(bothForms)('verifies and leads to the dashboard, as %s', async (as) => {
    const { browser, link } = await unverified()
    expect(await verifiedAt(browser)).toBeNull()
    expect(expectRedirect(await open(browser, link, as), browser)).toBe(verified)
    expect(await verifiedAt(browser)).toBe(new Date().toISOString())
    expect((await browser.page(routes.dashboard.href())).component).toBe('dashboard')
  })

  test('is 204 as json', async () => {
    const { browser, link } = await unverified()
    const response = await open(browser, link, 'json')
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await verifiedAt(browser)).not.toBeNull()
  })

  test('may be opened again; the first time counts', async () => {
    const { browser, link } = await unverified()
    await open(browser, link, 'page')
    const first = await verifiedAt(browser)
    later(60)
    expect(expectRedirect(await open(browser, link, 'page'), browser)).toBe(verified)
    expect(await verifiedAt(browser)).toBe(first)
  })

  test('waits for a guest to sign in', async () => {
    const { account, link } = await unverified()
    const browser = newVisitor()
    expect(expectRedirect(await open(browser, link, 'page'), browser)).toBe(routes.login.href())
    const fields = { email: account.email, password }
    const response = await browser.send(routes.login.href(), fields)
    expect(expectRedirect(response, browser)).toBe(link)
    expect(expectRedirect(await open(browser, link, 'page'), browser)).toBe(verified)
  })

  test('is 401 for a guest as json', async () => {
    const { link } = await unverified()
    const message = messages.guards.unauthenticated
    await expectJson(await open(newVisitor(), link, 'json'), 401, { message })
  })

  test(`lives ${lifetimes.verificationLinkSeconds} seconds`, async () => {
    const { account, link } = await unverified()
    later(lifetimes.verificationLinkSeconds - 1)
    const browser = await signedInAs(account)
    expect((await open(browser, link, 'json')).status).toBe(204)
    later(1)
    const response = await open(browser, link, 'json')
    await expectJson(response, 403, { message: invalidSignature })
  })

  const damages: [string, (link: URL) => void][] = [
    ['no signature', (link) => link.searchParams.delete('signature')],
    ['no expiry', (link) => link.searchParams.delete('expires')],
    ['an empty signature', (link) => link.searchParams.set('signature', '')],
    ['another signature', (link) => link.searchParams.set('signature', 'A'.repeat(43))],
    ['a later expiry', (link) => link.searchParams.set('expires', '99999999999')],
    ['one more parameter', (link) => link.searchParams.append('x', '1')],
    ['the expiry twice', (link) => link.searchParams.append('expires', '99999999999')],
    [
      'another id',
      (link) => {
        link.pathname = link.pathname.replace(/verify\/[^/]+/, 'verify/1')
      },
    ],
    [
      'another hash',
      (link) => {
        link.pathname += 'x'
      },
    ],
  ]

  test.each(damages)('is refused with %s', async (_, damage) => {
    const { browser, link } = await unverified()
    const url = new URL(link, browser.origin)
    damage(url)
    const damaged = url.pathname + url.search
    await expectJson(await open(browser, damaged, 'json'), 403, { message: invalidSignature })
    const { props } = await expectErrorPage(await open(browser, damaged, 'inertia'), 403)
    expect(props.message).toBe(invalidLink)
    expect(props.action).toMatchObject({ href: routes.verifyNotice.href() })
    expect(await verifiedAt(browser)).toBeNull()
  })

  test("another user's is refused, and verifies neither", async () => {
    const [mine, theirs] = [await unverified(), await unverified()]
    const response = await open(mine.browser, theirs.link, 'json')
    await expectJson(response, 403, { message: unauthorized })
    const page = await expectErrorPage(await open(mine.browser, theirs.link, 'inertia'), 403)
    expect(page.props.message).toBe(invalidLink)
    expect(await verifiedAt(mine.browser)).toBeNull()
    expect(await verifiedAt(theirs.browser)).toBeNull()
  })

  test('may be opened a limited number of times a minute', async () => {
    const { browser, link } = await unverified()
    const [{ hits }] = throttles.verifyEmail
    for (let tried = 0; tried < hits; tried++) {
      expect((await open(browser, link, 'json')).status).toBe(204)
    }
    const response = await open(browser, link, 'json')
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('59')
    const { props } = await expectErrorPage(await open(browser, link, 'inertia'), 429)
    expect(props.action).toEqual({ label: 'Try again', href: link })
  })
})
