import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { createUser, db, password, settings } from '#tests/support/account/accounts.ts'
import {
  accountRow,
  disable,
  off,
  secureBrowser,
  twoFactorState,
} from '#tests/support/account/two-factor.ts'
import { subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findRecoveryCodes } from '#worker/account/two-factor/recovery-codes.ts'

const status = statusCodes.twoFactorDisabled

describe.each(bothForms)('DELETE /user/two-factor-authentication as %s', (as) => {
  test('turns two-factor off, repeatably', async () => {
    const browser = await secureBrowser(await createUser({ withTwoFactor: true }))
    for (const _ of ['once', 'again']) {
      const response = await disable(browser, as)
      expect(response.status).toBe(303)
      const { props } = await expectSentTo(browser, response, routes.twoFactor.href())
      expect(props).toMatchObject({ errors: {}, ...off })
    }
  })

  test('leaves the status for the next page', async () => {
    const browser = await secureBrowser(await createUser({ withTwoFactor: true }))
    await disable(browser, as)
    expect((await browser.page(routes.twoFactor.href())).props.status).toBe(status)
  })
})

describe('disabling two-factor', () => {
  test('is an empty string as json', async () => {
    await expectJson(await disable(await secureBrowser(await createUser())), 200, '')
  })

  test.each(['withTwoFactor', 'withSetup'])('removes all its data: %s', async (state) => {
    const account = await createUser({ [state]: true })
    await disable(await secureBrowser(account))
    const user = await accountRow(account)
    expect(user).toMatchObject({ twoFactorSecret: null, twoFactorConfirmedAt: null })
    expect(await findRecoveryCodes({ db, settings }, account.id)).toEqual([])
  })

  test('notifies the owner only if it was on', async () => {
    for (const [options, expected] of [
      [{ withTwoFactor: true }, [subjects.twoFactorDisabled]],
      [{ withSetup: true }, []],
      [{}, []],
    ] as const) {
      const account = await createUser(options)
      const browser = await secureBrowser(account)
      await disable(browser)
      await disable(browser)
      expect(await subjectsTo(account.email)).toEqual(expected)
    }
  })

  test('lets the password alone sign in again', async () => {
    const { email, ...account } = await createUser({ withTwoFactor: true })
    await disable(await secureBrowser({ email, ...account }))
    const fields = { email, password }
    const response = await newVisitor().send(routes.login.href(), fields, { as: 'json' })
    await expectJson(response, 200, { two_factor: false })
  })

  test('ends a pending set-up', async () => {
    const browser = await secureBrowser(await createUser({ withSetup: true }))
    await disable(browser)
    expect(await twoFactorState(browser)).toEqual(off)
  })
})
