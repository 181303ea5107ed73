import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import {
  type Account,
  codeFor,
  createUser,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { wrong: limit, seconds } = guessLimit
const many = 6 * limit

stoppedClock()

interface Secret {
  /** Returns a browser that may guess, with a CSRF token. */
  prepare(account: Account): Promise<Browser>
  path: string
  method?: string
  wrong: (account: Account) => object
  right: (account: Account, round?: number) => object
}

const visitor = async () => {
  const browser = newVisitor()
  await browser.page('/')
  return browser
}

const signedIn = async (account: Account) => {
  const browser = await signedInAs(account, { confirmed: true })
  await browser.page('/')
  return browser
}

const secrets: Record<string, Secret> = {
  'the password at login': {
    prepare: visitor,
    path: routes.login.href(),
    wrong: ({ email }) => ({ email, password: 'wrong' }),
    right: ({ email }) => ({ email, password }),
  },
  'the code at the challenge': {
    prepare: (account) => pendingSignIn(account),
    path: routes.twoFactorChallenge.href(),
    wrong: () => ({ code: 'abcdef' }),
    right: ({ secret }) => ({ code: codeFor(secret) }),
  },
  'a recovery code': {
    prepare: (account) => pendingSignIn(account),
    path: routes.twoFactorChallenge.href(),
    wrong: () => ({ recovery_code: 'wrong' }),
    right: ({ recoveryCodes }, round = 0) => ({ recovery_code: recoveryCodes[round] }),
  },
  'the password to confirm': {
    prepare: signedIn,
    path: routes.confirmPassword.href(),
    wrong: () => ({ password: 'wrong' }),
    right: () => ({ password }),
  },
  'the code of a set-up': {
    prepare: signedIn,
    path: routes.confirmTwoFactor.href(),
    wrong: () => ({ code: 'abcdef' }),
    right: ({ secret }) => ({ code: codeFor(secret) }),
  },
  'the password that ends other sessions': {
    prepare: signedIn,
    path: routes.sessions.href(),
    method: 'DELETE',
    wrong: () => ({ password: 'wrong' }),
    right: () => ({ password }),
  },
  'the password that deletes the account': {
    prepare: signedIn,
    path: routes.profile.href(),
    method: 'DELETE',
    wrong: () => ({ password: 'wrong' }),
    right: () => ({ password }),
  },
}

describe.each(Object.entries(secrets))('guesses at %s', (name, secret) => {
  const login = name.endsWith('login')
  const account = () => createUser({ withTwoFactor: !login })
  const send = (browser: Browser, fields: object) =>
    browser.send(secret.path, fields, { as: 'json', method: secret.method })

  test(`are evaluated ${limit} times of ${many} at once, and then the right one is not`, async () => {
    const owner = await account()
    const browser = await secret.prepare(owner)
    const fields = secret.wrong(owner)
    const replies = await Promise.all(Array.from({ length: many }, () => send(browser, fields)))
    const statuses = replies.map(({ status }) => status)
    const evaluated = statuses.filter((status) => status !== 429)
    expect(evaluated.length).toBeLessThanOrEqual(limit)
    expect(evaluated.length).toBeGreaterThan(0)
    expect(evaluated.every((status) => [422, 503].includes(status))).toBe(true)
    const elsewhere = await secret.prepare(owner)
    expect((await send(elsewhere, secret.right(owner))).status).toBe(429)
    later(seconds - 2)
    expect((await send(browser, secret.right(owner))).status).toBe(429)
  })

  test('may be right again in the next minute', async () => {
    const owner = await account()
    const browser = await secret.prepare(owner)
    for (let tried = 0; tried <= limit; tried++) {
      expect((await send(browser, secret.wrong(owner))).status).toBe(tried < limit ? 422 : 429)
    }
    later(seconds)
    expect((await send(browser, secret.right(owner))).ok).toBe(true)
  })

  test.skipIf(name.endsWith('account'))('are forgotten after a right one', async () => {
    const owner = await account()
    for (let round = 0; round < 2; round++) {
      const browser = await secret.prepare(owner)
      for (let tried = 1; tried < limit; tried++) {
        expect((await send(browser, secret.wrong(owner))).status).toBe(422)
      }
      expect((await send(browser, secret.right(owner, round))).ok).toBe(true)
      later(twoFactor.periodSeconds)
    }
  })
})
