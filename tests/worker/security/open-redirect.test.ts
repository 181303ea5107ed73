import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, settings, signedInUser } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { seal } from '#worker/security/sealed.ts'

const site = 'https://kilima.test'

async function logIn(browser: Browser, options: object = {}): Promise<string> {
  const { email } = await createUser()
  const response = await browser.send(routes.login.href(), { email, password }, options)
  return expectRedirect(response, browser)
}

const foreign = [
  'https://elsewhere.example/dashboard',
  '//elsewhere.example/settings/profile',
  'javascript:alert(1)',
  `${site}//elsewhere.example`,
  `${site}/user/confirmed-password-status`,
  `${site}/login`,
]

function intended(path: string): Promise<string> {
  const [key] = settings.keyring('intended')
  return seal(key, { path, unsent: null }, lifetimes.intendedSeconds)
}

describe('signing in', () => {
  // Every address that is no page of ours: `http/open-redirect`.
  test.each(foreign)('never leads to the Referer of a refused form: %s', async (referer) => {
    const browser = newVisitor()
    const headers = { Referer: referer }
    await browser.send(routes.resendVerification.href(), {}, { headers })
    expect(await logIn(browser)).toBe(routes.dashboard.href())
  })

  test.each([
    '//elsewhere.example/dashboard',
    '/%5Celsewhere.example',
    '/user/two-factor-qr-code',
    '/user/confirmed-password-status',
    '/dev/mail',
  ])('never leads to %s that a visitor asked for', async (path) => {
    const browser = newVisitor()
    await browser.visit(`${site}${path}`, { headers: accepts.page })
    expect(await logIn(browser)).toBe(routes.dashboard.href())
  })

  test('follows no parameter', async () => {
    const names = ['next', 'redirect', 'redirect_to', 'return', 'returnTo', 'intended', 'url']
    const parameters = Object.fromEntries(names.map((name) => [name, 'https://elsewhere.example']))
    const browser = newVisitor()
    const { email } = await createUser()
    const path = `${routes.login.href()}?${new URLSearchParams(parameters)}`
    const response = await browser.send(path, { ...parameters, email, password })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
  })

  test.each(['https://elsewhere.example', 'garbage', 'a.b.c.d.e'])(
    'follows no made-up cookie: %s',
    async (value) => {
      const browser = newVisitor()
      browser.cookies.set('__Host-intended', value)
      browser.cookies.set('intended', value)
      expect(await logIn(browser)).toBe(routes.dashboard.href())
    },
  )

  test.each([
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    'dashboard',
    '/login',
    '/up',
  ])('follows no cookie that leads to %s, though it is sealed as ours', async (path) => {
    const browser = newVisitor()
    browser.cookies.set('__Host-intended', await intended(path))
    expect(await logIn(browser)).toBe(routes.dashboard.href())
  })

  test('follows a cookie of ours', async () => {
    const browser = newVisitor()
    const path = `${routes.profile.href()}?a=b`
    browser.cookies.set('__Host-intended', await intended(path))
    expect(await logIn(browser)).toBe(path)
  })

  test('follows no other sealed cookie in the place of the intended one', async () => {
    const browser = newVisitor()
    await browser.send(routes.login.href(), {})
    browser.cookies.set('__Host-intended', browser.cookies.get('__Host-flash') ?? '')
    expect(await logIn(browser)).toBe(routes.dashboard.href())
  })
})

const forms: [string, string, string][] = [
  ['POST', routes.resendVerification.href(), routes.verifyNotice.href()],
  ['POST', routes.confirmPassword.href(), routes.confirmPassword.href()],
  ['PUT', routes.password.href(), routes.password.href()],
  ['DELETE', routes.profile.href(), routes.profile.href()],
  ['PATCH', routes.profile.href(), routes.profile.href()],
  ['POST', routes.enableTwoFactor.href(), routes.twoFactor.href()],
  ['DELETE', routes.enableTwoFactor.href(), routes.twoFactor.href()],
  ['POST', routes.confirmTwoFactor.href(), routes.twoFactor.href()],
  ['POST', routes.twoFactorRecoveryCodes.href(), routes.twoFactor.href()],
]

describe.each(forms)('%s %s', (method, path, ownPage) => {
  test('goes back to the page of ours that it was sent from, never elsewhere', async () => {
    const { browser } = await signedInUser({ unverified: true }, { confirmed: true })
    const backTo = async (referer: string) => {
      const options = { as: 'inertia', method, headers: { Referer: referer } } as const
      return expectRedirect(await browser.send(path, {}, options), browser)
    }
    for (const referer of [foreign[0] ?? '', `${site}//elsewhere.example`, `${site}/up`]) {
      expect(await backTo(referer)).toBe(ownPage)
    }
    expect(await backTo(`${site}/about-us?from=mail`)).toBe('/about-us?from=mail')
  })
})
