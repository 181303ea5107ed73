import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, db, settings } from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import { regenerate, secureBrowser, twoFactorData } from '#tests/support/account/two-factor.ts'
import { subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { findRecoveryCodes } from '#worker/account/two-factor/recovery-codes.ts'

const path = routes.twoFactor.href()
const { notEnabled, invalidRecoveryCode } = messages.twoFactor

describe.each(bothForms)('POST /user/two-factor-recovery-codes as %s', (as) => {
  test('makes new codes and goes back', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await secureBrowser(account)
    const { props } = await expectSentTo(browser, await regenerate(browser, as), path)
    expect(props.errors).toEqual({})
    const { codes } = await twoFactorData(browser)
    expect(codes).toHaveLength(twoFactor.recoveryCodes)
    expect(codes.filter((code) => account.recoveryCodes.includes(code))).toEqual([])
  })

  test('leaves the status for the next page', async () => {
    const browser = await secureBrowser(await createUser({ withTwoFactor: true }))
    await regenerate(browser, as)
    const { props } = await browser.page(path)
    expect(props.status).toBe(statusCodes.recoveryCodesGenerated)
  })

  test('says that two-factor is off, and stores nothing', async () => {
    const account = await createUser()
    const browser = await secureBrowser(account)
    const response = await regenerate(browser, as)
    await expectRefused(browser, response, { path, errors: { code: notEnabled } })
    expect(await findRecoveryCodes({ db, settings }, account.id)).toEqual([])
  })
})

describe('POST /user/two-factor-recovery-codes as json', () => {
  test.each(['withTwoFactor', 'withSetup'])('is an empty string: %s', async (state) => {
    const browser = await secureBrowser(await createUser({ [state]: true }))
    await expectJson(await regenerate(browser), 200, '')
  })

  test('is 404 while two-factor is off', async () => {
    const browser = await secureBrowser(await createUser())
    await expectJson(await regenerate(browser), 404, { message: notEnabled })
  })
})

describe('new recovery codes', () => {
  test('work, and the old ones do not', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await secureBrowser(account)
    await regenerate(browser)
    const { codes } = await twoFactorData(browser)
    const visitor = await pendingSignIn(account)
    const answer = (recovery_code: string | undefined) =>
      visitor.send(routes.twoFactorChallenge.href(), { recovery_code }, { as: 'json' })
    await expectInvalid(await answer(account.recoveryCodes[0]), {
      recovery_code: [invalidRecoveryCode],
    })
    expect((await answer(codes[0])).status).toBe(204)
  })

  test('contain no characters that look alike', async () => {
    const browser = await secureBrowser(await createUser({ withTwoFactor: true }))
    for (let times = 0; times < 4; times++) {
      await regenerate(browser)
      const { codes } = await twoFactorData(browser)
      expect(codes.join('')).not.toMatch(/[0Oo1Iil2Z5S8B]/)
    }
  })

  test('notify the owner only when two-factor is on', async () => {
    for (const [options, expected] of [
      [{ withTwoFactor: true }, [subjects.codesRegenerated]],
      [{ withSetup: true }, []],
    ] as const) {
      const account = await createUser(options)
      await regenerate(await secureBrowser(account))
      expect(await subjectsTo(account.email)).toEqual(expected)
    }
  })

  test('can be read again with a confirmed password', async () => {
    const browser = await secureBrowser(await createUser({ withTwoFactor: true }))
    await regenerate(browser)
    expect(await twoFactorData(browser)).toEqual(await twoFactorData(browser))
  })
})
