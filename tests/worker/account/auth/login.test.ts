import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.login.href()
const dashboard = routes.dashboard.href()
const failed = { email: messages.auth.failed }
const missing = {
  email: messages.required('email'),
  password: messages.required('password'),
}

describe('GET /login', () => {
  test('is the screen with its enabled features', async () => {
    const { component, props } = await newVisitor().page(path)
    expect(component).toBe('auth/login')
    expect(props).toMatchObject({ canResetPassword: true, canRegister: true, status: null })
    expect(props.auth).toEqual({ user: null })
  })
})

describe.each(bothForms)('POST /login as %s', (as) => {
  test('says which fields are missing', async () => {
    const browser = newVisitor()
    const response = await browser.send(path, {}, { as })
    await expectRefused(browser, response, { path, errors: missing })
  })

  test('replies the same for an unknown address and a wrong password', async () => {
    const { email } = await createUser()
    for (const address of [email, 'nobody@example.com']) {
      const browser = newVisitor()
      const response = await browser.send(path, { email: address, password: 'wrong' }, { as })
      await expectRefused(browser, response, { path, errors: failed })
      expect(await isSignedIn(browser)).toBe(false)
    }
  })

  test('signs in and leads to the dashboard', async () => {
    const { email, id, name } = await createUser()
    const browser = newVisitor()
    const response = await browser.send(path, { email, password }, { as })
    const { component, props } = await expectSentTo(browser, response, dashboard)
    expect(component).toBe('dashboard')
    expect(props.auth).toEqual({
      user: { id, name, email, avatar: null, email_verified_at: expect.any(String), role: null },
    })
  })

  test('asks for the second factor before signing in', async () => {
    const { email } = await createUser({ withTwoFactor: true })
    const browser = newVisitor()
    const response = await browser.send(path, { email, password }, { as })
    const { component } = await expectSentTo(browser, response, routes.twoFactorChallenge.href())
    expect(component).toBe('auth/two-factor-challenge')
    expect(browser.cookies.has('__Host-session')).toBe(false)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('asks for no second factor while its set-up is pending', async () => {
    const { email } = await createUser({ withSetup: true })
    const browser = newVisitor()
    const response = await browser.send(path, { email, password }, { as })
    expect(expectRedirect(response, browser)).toBe(dashboard)
  })

  test('goes back to the page it was sent from', async () => {
    const browser = newVisitor()
    const headers = { Referer: `${browser.origin}${path}?from=menu` }
    const response = await browser.send(path, {}, { as, headers })
    expect(expectRedirect(response, browser)).toBe(`${path}?from=menu`)
  })
})

describe('POST /login as json', () => {
  const as = 'json'

  test('lists missing fields', async () => {
    const response = await newVisitor().send(path, {}, { as })
    const first = messages.more(missing.email, 1)
    expect(await response.clone().json()).toMatchObject({ message: first })
    await expectInvalid(response, { email: [missing.email], password: [missing.password] })
  })

  test('tells whether a second factor is asked', async () => {
    for (const withTwoFactor of [false, true]) {
      const { email } = await createUser({ withTwoFactor })
      const browser = newVisitor()
      const response = await browser.send(path, { email, password }, { as })
      await expectJson(response, 200, { two_factor: withTwoFactor })
      expect(await isSignedIn(browser)).toBe(!withTwoFactor)
    }
  })
})

describe('a sign-in', () => {
  test('asks for no format of the address', async () => {
    const response = await newVisitor().send(
      path,
      { email: 'no address', password },
      { as: 'json' },
    )
    await expectInvalid(response, { email: [failed.email] })
  })

  test.each([129, 5000])('treats a password of %i characters as a wrong one', async (length) => {
    const { email } = await createUser()
    const long = { email, password: 'x'.repeat(length) }
    await expectInvalid(await newVisitor().send(path, long, { as: 'json' }), {
      email: [failed.email],
    })
  })

  test('keeps the spaces of a password', async () => {
    const { email } = await createUser()
    const spaced = { email, password: ` ${password} ` }
    expect((await newVisitor().send(path, spaced, { as: 'json' })).status).toBe(422)
  })
})
