import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { resetTokenOf } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const pair = { password, password_confirmation: password }

interface Form {
  path: string
  method?: string
  by: 'visitor' | 'pending' | 'person'
  /** The text fields with valid values. */
  fields: (account: Pick<Account, 'email'>) => Record<string, string>
  /** Fields whose valid values must be requested first. */
  prepare?: (account: Account) => Promise<Record<string, string>>
}

const forms: Record<string, Form> = {
  login: {
    path: routes.login.href(),
    by: 'visitor',
    fields: ({ email }) => ({ email, password }),
  },
  register: {
    path: routes.register.href(),
    by: 'visitor',
    fields: () => ({ name: 'B', email: 'odd@example.com', ...pair }),
  },
  'forgot password': {
    path: routes.forgotPassword.href(),
    by: 'visitor',
    fields: ({ email }) => ({ email }),
  },
  'reset password': {
    path: routes.replacePassword.href(),
    by: 'visitor',
    fields: ({ email }) => ({ token: 'x', email, ...pair }),
    prepare: async ({ email }) => {
      await newVisitor().send(routes.forgotPassword.href(), { email })
      return { token: await resetTokenOf(email) }
    },
  },
  'challenge by code': {
    path: routes.twoFactorChallenge.href(),
    by: 'pending',
    fields: () => ({ code: '123456' }),
  },
  'challenge by recovery code': {
    path: routes.twoFactorChallenge.href(),
    by: 'pending',
    fields: () => ({ recovery_code: 'x' }),
  },
  'confirm password': {
    path: routes.confirmPassword.href(),
    by: 'person',
    fields: () => ({ password }),
  },
  'confirm two-factor': {
    path: routes.confirmTwoFactor.href(),
    by: 'person',
    fields: () => ({ code: '123456' }),
  },
  profile: {
    path: routes.profile.href(),
    method: 'PATCH',
    by: 'person',
    fields: ({ email }) => ({ name: 'B', email }),
  },
  'delete account': {
    path: routes.profile.href(),
    method: 'DELETE',
    by: 'person',
    fields: () => ({ password }),
  },
  'end other sessions': {
    path: routes.sessions.href(),
    method: 'DELETE',
    by: 'person',
    fields: () => ({ password }),
  },
  password: {
    path: routes.password.href(),
    method: 'PUT',
    by: 'person',
    fields: () => ({ current_password: password, ...pair }),
  },
}

const odd = [0, true, ['x'], { a: 1 }]

describe.each(Object.entries(forms))('the form %s', (_, form) => {
  const { path, method, by, fields, prepare } = form
  async function sender(account: Account): Promise<Browser> {
    if (by === 'person') return signedInAs(account, { confirmed: true })
    return by === 'pending' ? pendingSignIn(account) : newVisitor()
  }
  const names = Object.keys(fields({ email: '' }))

  test.each(names)('requires text in %s', async (name) => {
    const account = await createUser({ withTwoFactor: by !== 'visitor' })
    const browser = await sender(account)
    const prepared = await prepare?.(account)
    for (const value of odd) {
      // A throttle of five would be full before the list ends.
      const fresh = by === 'visitor' ? newVisitor() : browser
      const changed = { ...fields(account), ...prepared, [name]: value }
      const response = await fresh.send(path, changed, { as: 'json', method })
      if (response.status === 429) continue
      expect(response.status, JSON.stringify(value)).toBe(422)
      expect((await errorsOf(response))[name]).toEqual([messages.string(name.replaceAll('_', ' '))])
    }
  })

  test('never causes an error, whatever its content', async () => {
    const account = await createUser({ withTwoFactor: by !== 'visitor' })
    const browser = await sender(account)
    const bodies = ['null', '[]', '"x"', '7', '{', '{"__proto__":{"email":"x"}}', '{"email":null}']
    for (const body of bodies) {
      const fresh = by === 'visitor' ? newVisitor() : browser
      const response = await fresh.send(path, {}, { as: 'json', method, body })
      expect([422, 429]).toContain(response.status)
    }
  })

  test('rejects a[] and a[b] as text, and uses the last of two', async () => {
    const account = await createUser({ withTwoFactor: by !== 'visitor' })
    const browser = await sender(account)
    const [name = ''] = names
    const bodies = [`${name}[]=x`, `${name}[b]=x`]
    for (const body of bodies) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const response = await browser.send(path, {}, { as: 'json', method, body, headers })
      expect((await errorsOf(response))[name]).toEqual([messages.string(name.replaceAll('_', ' '))])
    }
  })
})
