import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { db, password, settings } from '#tests/support/account/accounts.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findUserByEmail } from '#worker/account/auth/users.ts'
import { verifyPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'

const extra = {
  id: 'chosen',
  email_verified_at: '2020-01-01T00:00:00Z',
  emailVerifiedAt: 1577836800000,
  password_hash: 'x',
  passwordHash: 'x',
  credentialsVersion: 7,
  credentials_version: 7,
  twoFactorSecret: 'x',
  two_factor_secret: 'x',
  twoFactorConfirmedAt: 1,
  twoFactorStep: 99999999999,
  createdAt: 1,
  created_at: 1,
  avatar: 'https://elsewhere.example/a.png',
  role: 'owner',
  __proto__: { admin: true },
}

describe('a registration with more fields than its own', () => {
  test('writes none of them', async () => {
    const email = 'mass@example.com'
    const fields = { name: 'B', email, password, password_confirmation: password, ...extra }
    const browser = newVisitor()
    const response = await browser.send(routes.register.href(), fields, { as: 'json' })
    expect(response.status).toBe(201)
    const user = await findUserByEmail(db, email)
    expect(user).toMatchObject({
      emailVerifiedAt: null,
      credentialsVersion: 0,
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
      twoFactorStep: 0,
      role: null,
    })
    expect(user?.id).not.toBe(extra.id)
    expect(Date.now() - (user?.createdAt.getTime() ?? 0)).toBeLessThan(60_000)
    const keys = settings.keyring('password')
    expect(
      await verifyPassword(keys, {
        password,
        encoded: user?.passwordHash ?? '',
        requester: addressRequester('tests'),
      }),
    ).toBe(true)
  })
})

describe('the user in the page props', () => {
  test('is shown with six fields and no secret', async () => {
    const browser = newVisitor()
    const email = 'shown@example.com'
    const fields = { name: 'B', email, password, password_confirmation: password }
    await browser.send(routes.register.href(), fields, { as: 'json' })
    const { props } = await browser.page('/')
    const fieldNames = ['avatar', 'email', 'email_verified_at', 'id', 'name', 'role']
    expect(Object.keys(props.auth.user ?? {}).sort()).toEqual(fieldNames)
    const { passwordHash } = (await findUserByEmail(db, email)) ?? {}
    expect(JSON.stringify(props)).not.toContain(passwordHash)
  })
})
