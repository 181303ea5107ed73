import { describe, expect, test } from 'vitest'
import { loginThrottles } from '#shared/account/constants.ts'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import {
  answer,
  refusals,
  sendSignIn,
  signedInBy,
  signInOptions,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { accepts } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'

const path = routes.passkeySignIn.href()
const login = routes.login.href()

stoppedClock()

describe('POST /passkeys/options', () => {
  test('requests any credential of the visitor for this site, with user verification', async () => {
    const options = await signInOptions(newVisitor())
    expect(options).toMatchObject({ rpId: 'kilima.test', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    expect(options.challenge).toMatch(/^[\w-]{43}$/)
  })

  test('returns a new challenge each time', async () => {
    const browser = newVisitor()
    const [first, second] = [await signInOptions(browser), await signInOptions(browser)]
    expect(first.challenge).not.toBe(second.challenge)
  })

  test('is JSON for every kind of request, and never cached', async () => {
    for (const as of ['page', 'inertia', 'json'] as const) {
      const response = await newVisitor().send(routes.passkeySignInOptions.href(), {}, { as })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  test('stores the challenge in an encrypted cookie for five minutes', async () => {
    const response = await newVisitor().send(routes.passkeySignInOptions.href(), {}, { as: 'json' })
    const { challenge } = await response.json<{ challenge: string }>()
    const cookie = response.headers.getSetCookie().find((line) => line.includes('passkey='))
    expect(cookie).toMatch(/^__Host-passkey=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=300']) {
      expect(cookie?.split('; ')).toContain(attribute)
    }
    expect(cookie).not.toContain(challenge)
  })
})

describe('POST /passkeys/sign-in as json', () => {
  test('signs in at once, and says that no code is needed', async () => {
    const { account, key } = await withPasskey()
    const browser = newVisitor()
    const response = await sendSignIn(browser, await answer(browser, key))
    await expectJson(response, 200, { two_factor: false })
    const { props } = await browser.page('/')
    expect(props.auth).toMatchObject({ user: { id: account.id } })
  })

  test('treats a missing credential as a wrong one', async () => {
    const browser = newVisitor()
    await signInOptions(browser)
    for (const fields of [{}, { credential: null }, { credential: '' }]) {
      await expectInvalid(await browser.send(path, fields, { as: 'json' }), refusals.signIn)
    }
  })
})

describe.each(bothForms)('POST /passkeys/sign-in as %s', (as) => {
  test('leads to the dashboard', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const response = await sendSignIn(browser, await answer(browser, key), { as })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('leads to where the person wanted to go, once', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    await browser.visit(routes.sessions.href(), { headers: accepts.page })
    const response = await sendSignIn(browser, await answer(browser, key), { as })
    expect(expectRedirect(response, browser)).toBe(routes.sessions.href())
  })

  test('goes back to the login page when it is refused', async () => {
    const browser = newVisitor()
    const { key } = await withPasskey()
    const credential = await answer(browser, key, { userVerified: false })
    const response = await sendSignIn(browser, credential, { as })
    const errors = { email: messages.passkeys.notAccepted }
    await expectRefused(browser, response, { path: login, errors })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('redirects signed-in people to the dashboard', async () => {
    const browser = await signedInAs(await createUser())
    const response = await browser.send(path, {}, { as })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
  })
})

describe('a sign-in by passkey', () => {
  test('asks for no code even if two-factor is on', async () => {
    const { key } = await withPasskey({ withTwoFactor: true })
    const browser = await signedInBy(key)
    expect(await isSignedIn(browser)).toBe(true)
    expect(browser.cookies.has('__Host-pending')).toBe(false)
  })

  test('opens an account whose address is not verified, as a password does', async () => {
    const { key } = await withPasskey({ unverified: true })
    const browser = await signedInBy(key)
    const response = await browser.visit(routes.dashboard.href(), { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
  })

  test('remembers the device only when that is wished', async () => {
    const { key } = await withPasskey()
    const remembered = await signedInBy(key, { remember: true })
    expect(await isSignedIn(withoutSession(remembered))).toBe(true)
    const other = await signedInBy(key)
    expect(other.cookies.has('__Host-remember')).toBe(false)
    expect(await isSignedIn(withoutSession(other))).toBe(false)
  })

  test('makes the device known to the account', async () => {
    const { key } = await withPasskey()
    expect((await signedInBy(key)).cookies.has('__Host-device')).toBe(true)
  })

  test('confirms no password', async () => {
    const { key } = await withPasskey()
    const browser = await signedInBy(key)
    const response = await browser.visit(routes.confirmedPasswordStatus.href())
    expect(await response.json()).toEqual({ confirmed: false })
  })

  test('is listed among the sessions of the account', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInBy(key)
    const { props } = await browser.page(routes.sessions.href())
    expect(props.sessions).toHaveLength(2)
    expect(await countPasskeys(db, account.id)).toBe(1)
  })

  test('records when the key was used, and whether it is synced', async () => {
    const { account, key } = await withPasskey()
    expect(await storedPasskeys(account)).toMatchObject([{ lastUsedAt: null, backedUp: false }])
    later(60)
    const browser = newVisitor()
    await sendSignIn(browser, await answer(browser, key, { backedUp: true }))
    const [row] = await storedPasskeys(account)
    expect(row).toMatchObject({ lastUsedAt: new Date(), backedUp: true })
  })

  test('accepts a key without a counter repeatedly', async () => {
    const { account, key } = await withPasskey()
    for (const _ of [1, 2, 3]) await signedInBy(key)
    expect(await storedPasskeys(account)).toMatchObject([{ counter: 0 }])
  })

  test('stores the counter of a key that has one', async () => {
    const { account, key } = await withPasskey({}, { counts: true })
    await signedInBy(key)
    await signedInBy(key)
    expect(await storedPasskeys(account)).toMatchObject([{ counter: 2 }])
  })

  test('is refused once its challenge is too old', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const credential = await answer(browser, key)
    later(lifetimes.passkeyChallengeSeconds)
    await expectInvalid(await sendSignIn(browser, credential), refusals.signIn)
  })
})

describe('the last method', () => {
  const lastMethod = async (browser: ReturnType<typeof newVisitor>) =>
    (await browser.page(login)).props.lastMethod

  test('is shown on the login page of this browser', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInBy(key)
    expect(browser.cookies.get('last_method')).toBe('passkey')
    await browser.send(routes.logout.href(), {}, { as: 'json' })
    expect(await lastMethod(browser)).toBe('passkey')
    const { email, password } = account
    await browser.send(login, { email, password }, { as: 'json' })
    expect(browser.cookies.get('last_method')).toBe('password')
    expect(await lastMethod(newVisitor())).toBeNull()
  })

  test('is null for an unknown cookie value', async () => {
    const browser = newVisitor()
    browser.cookies.set('last_method', '<script>')
    expect(await lastMethod(browser)).toBeNull()
  })

  test('is in a cookie that scripts can read, for a year', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const response = await sendSignIn(browser, await answer(browser, key))
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('last_method='))
    expect(cookie?.split('; ')).toContain(`Max-Age=${lifetimes.lastMethodSeconds}`)
    expect(cookie).not.toContain('HttpOnly')
  })
})

describe('the throttle', () => {
  test('counts failures for each client address', async () => {
    const { key } = await withPasskey()
    const browser = newVisitor()
    const [{ hits }] = loginThrottles.address
    for (let tried = 0; tried < hits; tried++) {
      await expectInvalid(await browser.send(path, {}, { as: 'json' }), refusals.signIn)
    }
    const response = await sendSignIn(browser, await answer(browser, key))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    await signedInBy(key)
    later(60)
    expect((await sendSignIn(browser, await answer(browser, key))).status).toBe(200)
  })

  test('does not count those that were right', async () => {
    const { key } = await withPasskey()
    const address = '198.51.100.77'
    const [{ hits }] = loginThrottles.address
    for (let tried = 0; tried <= hits; tried++) {
      await signedInBy(key, { browser: newVisitor({ address }) })
    }
  })
})
