import { describe, expect, test, vi } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { codeFor, wrongCode } from '#tests/support/account/accounts.ts'
import { startSignIn } from '#tests/support/account/second-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.twoFactorChallenge.href()
const login = routes.login.href()
const dashboard = routes.dashboard.href()
const { invalidCode, invalidRecoveryCode } = messages.twoFactor
const { pendingExpired } = messages.auth

stoppedClock()

const answer = (browser: Browser, fields: object, as: 'page' | 'inertia' | 'json' = 'json') =>
  browser.send(path, fields, { as })

describe('GET /two-factor-challenge', () => {
  test('is the screen while a sign-in is pending', async () => {
    const { browser } = await startSignIn()
    expect((await browser.page(path)).component).toBe('auth/two-factor-challenge')
  })

  test.each(['page', 'inertia', 'json'] as const)(
    'leads to the login page when none is, as %s',
    async (as) => {
      const browser = newVisitor()
      const version = { 'X-Inertia-Version': await browser.version() }
      const response = await browser.visit(path, { headers: { ...accepts[as], ...version } })
      expect(expectRedirect(response, browser)).toBe(login)
    },
  )

  test('leads to the login page once the sign-in is too old', async () => {
    const { browser } = await startSignIn()
    later(lifetimes.pendingSignInSeconds)
    const response = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(login)
  })
})

describe.each(bothForms)('POST /two-factor-challenge as %s', (as) => {
  test('opens a session for a right code', async () => {
    const { account, browser } = await startSignIn()
    const response = await answer(browser, { code: codeFor(account.secret) }, as)
    const { component } = await expectSentTo(browser, response, dashboard)
    expect(component).toBe('dashboard')
  })

  test('opens a session for a recovery code', async () => {
    const { account, browser } = await startSignIn()
    const [recovery_code = ''] = account.recoveryCodes
    const response = await answer(browser, { recovery_code }, as)
    expect((await expectSentTo(browser, response, dashboard)).component).toBe('dashboard')
  })

  test('goes back to the challenge for a wrong, an empty or no code', async () => {
    const { account, browser } = await startSignIn()
    const wrong = wrongCode(account.secret)
    for (const fields of [{ code: wrong }, { code: '' }, {}, { code: '', recovery_code: '' }]) {
      const response = await answer(browser, fields, as)
      await expectRefused(browser, response, { path, errors: { code: invalidCode } })
    }
  })

  test('goes back to the challenge for a wrong recovery code, whatever the code', async () => {
    const { account, browser } = await startSignIn()
    for (const fields of [{}, { code: '' }, { code: codeFor(account.secret) }]) {
      const response = await answer(browser, { ...fields, recovery_code: 'wrong' }, as)
      const errors = { recovery_code: invalidRecoveryCode }
      await expectRefused(browser, response, { path, errors })
    }
    expect(await isSignedIn(browser)).toBe(false)
  })

  test.each(['', '  '])('asks for the recovery code that was left out: "%s"', async (input) => {
    const { browser } = await startSignIn()
    const response = await answer(browser, { recovery_code: input }, as)
    const errors = { code: invalidCode, recovery_code: messages.required('recovery code') }
    await expectRefused(browser, response, { path, errors })
  })

  test('goes back to the challenge wherever the form was sent from', async () => {
    const { browser } = await startSignIn()
    const headers = { Referer: `${browser.origin}/about-us` }
    const response = await browser.send(path, {}, { as, headers })
    expect(expectRedirect(response, browser)).toBe(path)
  })

  test('leads to the login page when nothing is pending', async () => {
    const browser = newVisitor()
    for (const fields of [{}, { code: '123456' }, { recovery_code: 'x' }, { recovery_code: '' }]) {
      const response = await answer(browser, fields, as)
      await expectRefused(browser, response, { path: login, errors: { email: pendingExpired } })
    }
  })
})

describe('POST /two-factor-challenge as json', () => {
  test('is 204 for a right code and for a recovery code', async () => {
    for (const field of ['code', 'recovery_code']) {
      const { account, browser } = await startSignIn()
      const value = field === 'code' ? codeFor(account.secret) : account.recoveryCodes[3]
      const response = await answer(browser, { [field]: value })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await isSignedIn(browser)).toBe(true)
    }
  })

  test('reports the error at the field that was sent', async () => {
    const { account, browser } = await startSignIn()
    await expectInvalid(await answer(browser, { code: wrongCode(account.secret) }), {
      code: [invalidCode],
    })
    await expectInvalid(await answer(browser, {}), { code: [invalidCode] })
    await expectInvalid(await answer(browser, { recovery_code: '' }), {
      code: [invalidCode],
      recovery_code: [messages.required('recovery code')],
    })
    await expectInvalid(await answer(browser, { recovery_code: 'wrong', code: '123456' }), {
      recovery_code: [invalidRecoveryCode],
    })
  })

  test('says that the sign-in has expired', async () => {
    const { account, browser } = await startSignIn()
    later(lifetimes.pendingSignInSeconds)
    const response = await answer(browser, { code: codeFor(account.secret) })
    await expectInvalid(response, { code: [pendingExpired] })
  })
})

describe('a pending sign-in', () => {
  test(`waits ${lifetimes.pendingSignInSeconds} seconds, and outlives a wrong try`, async () => {
    const { account, browser } = await startSignIn()
    const startedAt = Date.now()
    await answer(browser, { code: wrongCode(account.secret) })
    vi.setSystemTime(startedAt + (lifetimes.pendingSignInSeconds - 1) * 1000)
    expect((await answer(browser, { code: codeFor(account.secret) })).status).toBe(204)
  })
})
