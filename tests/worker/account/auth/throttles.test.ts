import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

interface Throttled {
  group: keyof typeof throttles
  path: string
  method?: string
  field: string
  ownPage: string
  by: 'address' | 'user'
  /** The status of the reply to an empty JSON request. */
  status: number
}

const twoFactor = {
  field: 'code',
  ownPage: routes.twoFactor.href(),
  by: 'user',
  status: 200,
} as const
const profile = routes.profile.href()
const password = routes.password.href()
const register = routes.register.href()
const forgot = routes.forgotPassword.href()

const all: Throttled[] = [
  {
    group: 'register',
    path: register,
    field: 'email',
    ownPage: register,
    by: 'address',
    status: 422,
  },
  {
    group: 'forgotPassword',
    path: forgot,
    field: 'email',
    ownPage: forgot,
    by: 'address',
    status: 422,
  },
  {
    group: 'resetPassword',
    path: routes.replacePassword.href(),
    field: 'email',
    ownPage: forgot,
    by: 'address',
    status: 422,
  },
  {
    group: 'resendVerification',
    path: routes.resendVerification.href(),
    field: 'email',
    ownPage: routes.verifyNotice.href(),
    by: 'user',
    status: 202,
  },
  {
    group: 'updateProfile',
    path: profile,
    method: 'PATCH',
    field: 'email',
    ownPage: profile,
    by: 'user',
    status: 422,
  },
  {
    group: 'updatePassword',
    path: password,
    method: 'PUT',
    field: 'current_password',
    ownPage: password,
    by: 'user',
    status: 422,
  },
  {
    group: 'disableTwoFactor',
    path: routes.enableTwoFactor.href(),
    method: 'DELETE',
    ...twoFactor,
  },
  {
    group: 'regenerateRecoveryCodes',
    path: routes.twoFactorRecoveryCodes.href(),
    ...twoFactor,
    status: 404,
  },
  // Last in the list: the others expect that nothing is set up.
  { group: 'enableTwoFactor', path: routes.enableTwoFactor.href(), ...twoFactor },
]

describe.each(all)(
  'the throttle of $group',
  ({ group, path, method, field, ownPage, by, status }) => {
    const [{ hits, seconds }] = throttles[group]
    const person = async () =>
      by === 'user'
        ? signedInAs(await createUser({ unverified: true }), { confirmed: true })
        : newVisitor()
    const send = (browser: Browser, as: 'json' | 'inertia' = 'json') =>
      browser.send(path, {}, { as, method })

    async function exhausted(): Promise<Browser> {
      const browser = await person()
      for (let sent = 0; sent < hits; sent++) {
        expect((await send(browser)).status).toBe(status)
      }
      return browser
    }

    test('refuses the hit after the last one until the next minute, and says how long to wait', async () => {
      const browser = await exhausted()
      later(10)
      const retryAfter = seconds - 11
      const message = messages.throttle(retryAfter)
      const response = await send(browser)
      expect(response.headers.get('Retry-After')).toBe(String(retryAfter))
      await expectJson(response, 429, { message, retryAfter })
      const { props } = await expectSentTo(browser, await send(browser, 'inertia'), ownPage)
      expect(props.errors).toEqual({ [field]: message })
      later(seconds)
      expect((await send(browser)).status).toBe(status)
    })

    test('counts nobody else, and no other route', async () => {
      const browser = await exhausted()
      expect((await send(await person())).status).toBe(status)
      for (const other of all.filter((route) => route.by === by && route.group !== group)) {
        const response = await browser.send(other.path, {}, { as: 'json', method: other.method })
        expect(response.status).toBe(other.status)
      }
    })

    test('counts no request that a guard has refused', async () => {
      const other = by === 'user' ? newVisitor() : await signedInAs(await createUser())
      const refused = by === 'user' ? 401 : 303
      for (let sent = 0; sent <= hits; sent++) expect((await send(other)).status).toBe(refused)
    })
  },
)
