import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, newPassword } from '#tests/support/account/accounts.ts'
import { resetPassword } from '#tests/support/account/reset-password.ts'
import { accountRow } from '#tests/support/account/two-factor.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

describe('who registers the address of a stranger and sets up two-factor', () => {
  test.each([
    ['on', { withTwoFactor: true }],
    ['under way', { withSetup: true }],
  ])('does not lock the owner out: %s', async (_, setup) => {
    const account = await createUser({ unverified: true, ...setup })
    await resetPassword(account)
    const owner = newVisitor()
    const fields = { email: account.email, password: newPassword }
    const reply = await owner.send(routes.login.href(), fields, { as: 'json' })
    expect(await reply.json()).toEqual({ two_factor: false })
    expect(await isSignedIn(owner)).toBe(true)
    expect(await accountRow(account)).toMatchObject({
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
      emailVerifiedAt: null,
    })
  })
})

test('a reset of an address that was verified leaves two-factor as it is', async () => {
  const account = await createUser({ withTwoFactor: true })
  await resetPassword(account)
  const fields = { email: account.email, password: newPassword }
  const reply = await newVisitor().send(routes.login.href(), fields, { as: 'json' })
  expect(await reply.json()).toEqual({ two_factor: true })
})
