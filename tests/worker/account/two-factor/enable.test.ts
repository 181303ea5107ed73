import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { createUser } from '#tests/support/account/accounts.ts'
import {
  accountRow,
  enable,
  off,
  on,
  pending,
  secureBrowser,
  twoFactorData,
  twoFactorState,
} from '#tests/support/account/two-factor.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'

const path = routes.twoFactor.href()
const status = statusCodes.twoFactorEnabled

describe('two-factor that is off', () => {
  test('has no data', async () => {
    const browser = await secureBrowser(await createUser())
    expect(await twoFactorState(browser)).toEqual(off)
    await expectJson(await browser.visit(routes.twoFactorQrCode.href()), 200, [])
    await expectJson(await browser.visit(routes.twoFactorRecoveryCodes.href()), 200, [])
    const message = messages.twoFactor.notEnabled
    await expectJson(await browser.visit(routes.twoFactorSecretKey.href()), 404, { message })
  })
})

describe.each(bothForms)('POST /user/two-factor-authentication as %s', (as) => {
  test('starts a set-up', async () => {
    const browser = await secureBrowser(await createUser())
    const { props } = await expectSentTo(browser, await enable(browser, {}, as), path)
    expect(props).toMatchObject({ errors: {}, ...pending })
  })

  test('leaves the status for the next page', async () => {
    const browser = await secureBrowser(await createUser())
    await enable(browser, {}, as)
    const { props } = await browser.page(path)
    expect(props.status).toBe(status)
    expect((await browser.page(path)).props.status).toBe(null)
  })
})

describe('a set-up', () => {
  test('is answered by an empty string', async () => {
    await expectJson(await enable(await secureBrowser(await createUser())), 200, '')
  })

  test('has a key of 160 bits and eight codes', async () => {
    const browser = await secureBrowser(await createUser())
    await enable(browser)
    const { key, codes } = await twoFactorData(browser)
    expect(key).toEqual({ secretKey: expect.stringMatching(/^[A-Z2-7]{32}$/) })
    expect(codes).toHaveLength(twoFactor.recoveryCodes)
    for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('differs for each account', async () => {
    const browsers = [await createUser(), await createUser()].map(secureBrowser)
    const [first, second] = await Promise.all(
      browsers.map(async (promise) => {
        const browser = await promise
        await enable(browser)
        return twoFactorData(browser)
      }),
    )
    expect(first?.key).not.toEqual(second?.key)
    expect(first?.codes).not.toEqual(second?.codes)
  })

  test('is kept by a second one, a reload and another page', async () => {
    const browser = await secureBrowser(await createUser())
    await enable(browser)
    const before = await twoFactorData(browser)
    await expectJson(await enable(browser, { force: false }), 200, '')
    await browser.page(routes.profile.href())
    expect(await twoFactorData(browser)).toEqual(before)
    expect(await twoFactorState(browser)).toEqual(pending)
  })

  test('is made anew by force', async () => {
    const browser = await secureBrowser(await createUser())
    await enable(browser)
    const before = await twoFactorData(browser)
    await expectJson(await enable(browser, { force: true }), 200, '')
    const after = await twoFactorData(browser)
    expect(after.key).not.toEqual(before.key)
    expect(after.codes.filter((code) => before.codes.includes(code))).toEqual([])
    expect(after.codes).toHaveLength(twoFactor.recoveryCodes)
  })

  test('tells nobody before it is confirmed', async () => {
    const account = await createUser()
    await enable(await secureBrowser(account))
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('that is confirmed does not change', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await secureBrowser(account)
    const before = await twoFactorData(browser)
    for (const fields of [{}, { force: true }, { force: '1' }]) {
      await expectJson(await enable(browser, fields), 200, '')
      expect(await twoFactorData(browser)).toEqual(before)
      expect(await twoFactorState(browser)).toEqual(on)
    }
  })

  test('is stored sealed', async () => {
    const account = await createUser()
    const browser = await secureBrowser(account)
    await enable(browser)
    const { key } = await twoFactorData(browser)
    const { twoFactorSecret } = (await accountRow(account)) ?? {}
    expect(twoFactorSecret).toBeTruthy()
    expect(twoFactorSecret).not.toContain(key.secretKey)
  })
})
