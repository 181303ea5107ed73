import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  newPassword,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { resetPassword } from '#tests/support/account/reset-password.ts'
import { pendingSignIn, startSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.twoFactorChallenge.href()
const cookie = '__Host-pending'
const expired = { code: [messages.auth.pendingExpired] }

stoppedClock()

const answer = (browser: Browser, { secret }: Account) =>
  browser.send(path, { code: codeFor(secret) }, { as: 'json' })

const settings = (account: Account) => signedInAs(account, { confirmed: true })

async function change(account: Account): Promise<Response> {
  const fields = {
    current_password: password,
    password: newPassword,
    password_confirmation: newPassword,
  }
  const browser = await settings(account)
  return browser.send(routes.password.href(), fields, { as: 'json', method: 'PUT' })
}

const disable = async (account: Account) =>
  (await settings(account)).send(
    routes.enableTwoFactor.href(),
    {},
    { as: 'json', method: 'DELETE' },
  )

const remove = async (account: Account) =>
  (await settings(account)).send(
    routes.profile.href(),
    { password },
    { as: 'json', method: 'DELETE' },
  )

describe('a pending sign-in is void', () => {
  test.each([
    ['a password change', change],
    ['a reset', (account: Account) => resetPassword(account)],
    ['two-factor was disabled', disable],
    ['the account was deleted', remove],
  ])('after %s', async (_, cause) => {
    const { account, browser } = await startSignIn()
    expect((await cause(account)).ok).toBe(true)
    await expectInvalid(await answer(browser, account), expired)
    expect(await isSignedIn(browser)).toBe(false)
    const response = await browser.visit(path)
    expect(response.headers.get('Location')).toBe(routes.login.href())
  })

  test('after two-factor was disabled and set up again', async () => {
    const { account, browser } = await startSignIn()
    await disable(account)
    const owner = await settings(account)
    await owner.send(routes.enableTwoFactor.href(), {}, { as: 'json' })
    const key = await owner.visit(routes.twoFactorSecretKey.href())
    const { secretKey: secret } = await key.json<{ secretKey: string }>()
    const code = codeFor(secret)
    await owner.send(routes.confirmTwoFactor.href(), { code }, { as: 'json' })
    later(30)
    await expectInvalid(await answer(browser, { ...account, secret }), expired)
  })

  test('after it has led to a session, in every copy', async () => {
    const { account, browser } = await startSignIn()
    const copy = newVisitor()
    copy.cookies.set(cookie, browser.cookies.get(cookie) ?? '')
    expect((await answer(browser, account)).status).toBe(204)
    expect(browser.cookies.has(cookie)).toBe(false)
    later(30)
    await expectInvalid(await answer(copy, account), expired)
    expect(await isSignedIn(copy)).toBe(false)
  })

  test('when it is too old, though the cookie is still there', async () => {
    const { account, browser } = await startSignIn()
    later(lifetimes.pendingSignInSeconds)
    await expectInvalid(await answer(browser, account), expired)
  })

  test.each(['', 'garbage', 'a.b.c.d.e', '{}', 'eyJhbGciOiJub25lIn0..e30.'])(
    'when it is made up: %j',
    async (forged) => {
      const account = await createUser({ withTwoFactor: true })
      const browser = newVisitor()
      browser.cookies.set(cookie, forged)
      await expectInvalid(await answer(browser, account), expired)
    },
  )

  test('when another sealed cookie stands in its place', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = newVisitor()
    await browser.visit(routes.dashboard.href(), { headers: { Accept: 'text/html' } })
    browser.cookies.set(cookie, browser.cookies.get('__Host-intended') ?? '')
    await expectInvalid(await answer(browser, account), expired)
  })
})

describe('a pending sign-in', () => {
  test('shows nobody whose it is', async () => {
    const account = await createUser({ withTwoFactor: true })
    const value = (await pendingSignIn(account)).cookies.get(cookie) ?? ''
    const parts = value
      .split('.')
      .map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    expect(parts.join(' ')).not.toContain(account.id)
  })

  test('opens the account its password was given for, not another', async () => {
    const [mine, theirs] = [
      await createUser({ withTwoFactor: true }),
      await createUser({ withTwoFactor: true }),
    ]
    const browser = await pendingSignIn(mine)
    expect((await answer(browser, theirs)).status).toBe(422)
    await answer(browser, mine)
    const { props } = await browser.page('/')
    expect(props.auth).toMatchObject({ user: { id: mine.id } })
  })

  test('is the newer one when two were started', async () => {
    const [first, second] = [
      await createUser({ withTwoFactor: true }),
      await createUser({ withTwoFactor: true }),
    ]
    const browser = await pendingSignIn(first)
    await pendingSignIn(second, { browser })
    expect((await answer(browser, first)).status).toBe(422)
    expect((await answer(browser, second)).status).toBe(204)
  })
})
