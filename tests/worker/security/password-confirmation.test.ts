import { expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { disable } from '#tests/support/account/two-factor.ts'
import { accepts } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'

stoppedClock()

const half = lifetimes.passwordConfirmationSeconds / 2

test('the secure area closes when the confirmation has run out, however busy the session is', async () => {
  const browser = await signedInAs(await createUser({ withTwoFactor: true }))
  const confirm = () => browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })
  const open = async () => {
    const path = routes.twoFactorRecoveryCodes.href()
    return (await browser.visit(path, { headers: accepts.json })).status
  }
  expect(await open()).toBe(423)
  expect((await confirm()).status).toBe(201)
  later(half)
  expect(await open()).toBe(200)
  later(half - 1)
  expect(await open()).toBe(200)
  later(1)
  expect(await open()).toBe(423)
  expect((await disable(browser)).status).toBe(423)
})
