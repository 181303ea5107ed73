import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { guessLimit } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { codeFor, createUser, password, wrongCode } from '#tests/support/account/accounts.ts'
import { logInFrom } from '#tests/support/account/devices.ts'
import {
  confirm,
  off,
  on,
  pending,
  secureBrowser,
  twoFactorData,
  twoFactorState,
} from '#tests/support/account/two-factor.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { mailTo, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const path = routes.twoFactor.href()
const bag = 'confirmTwoFactorAuthentication'
const { invalidCode } = messages.twoFactor

stoppedClock()

async function settingUp() {
  const account = await createUser({ withSetup: true })
  return { account, browser: await secureBrowser(account) }
}

describe.each(bothForms)('POST /user/confirmed-two-factor-authentication as %s', (as) => {
  test('turns two-factor on by a right code', async () => {
    const { account, browser } = await settingUp()
    const response = await confirm(browser, { code: codeFor(account.secret) }, as)
    const { props } = await expectSentTo(browser, response, path)
    expect(props).toMatchObject({ errors: {}, ...on })
  })

  test('deletes the remember cookie, which opens nothing any more', async () => {
    const account = await createUser({ withSetup: true })
    const browser = await logInFrom(account)
    await browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    expect(browser.cookies.has('__Host-remember')).toBe(true)
    await confirm(browser, { code: codeFor(account.secret) }, as)
    expect(browser.cookies.has('__Host-remember')).toBe(false)
  })

  test('leaves the status for the next page', async () => {
    const { account, browser } = await settingUp()
    await confirm(browser, { code: codeFor(account.secret) }, as)
    const { props } = await browser.page(path)
    expect(props.status).toBe(statusCodes.twoFactorConfirmed)
  })

  test('reports a wrong, an empty and a missing code in its bag', async () => {
    const { account, browser } = await settingUp()
    for (const fields of [{ code: wrongCode(account.secret) }, { code: '' }, {}]) {
      const { props } = await expectSentTo(browser, await confirm(browser, fields, as), path)
      expect(props).toMatchObject({ errors: { [bag]: { code: invalidCode } }, ...pending })
    }
  })

  test.each([bag, 'another'])(
    'reports in its own bag when %s is asked for',
    async (requestedBag) => {
      const { browser } = await settingUp()
      expect(expectRedirect(await confirm(browser, {}, as), browser)).toBe(path)
      const { props } = await browser.page(path, { 'X-Inertia-Error-Bag': requestedBag })
      expect(props.errors).toEqual({ [bag]: { code: invalidCode } })
    },
  )

  test('reports in its bag when nothing was set up', async () => {
    const browser = await secureBrowser(await createUser())
    const response = await confirm(browser, { code: '123456' }, as)
    const { props } = await expectSentTo(browser, response, path)
    expect(props).toMatchObject({ errors: { [bag]: { code: invalidCode } }, ...off })
  })

  test('reports in its bag that the guesses are used up', async () => {
    const { browser } = await settingUp()
    for (let tried = 0; tried < guessLimit.wrong; tried++)
      await confirm(browser, { code: 'no' }, as)
    const response = await confirm(browser, { code: 'no' }, as)
    const { props } = await expectSentTo(browser, response, path)
    const code = messages.throttle(guessLimit.seconds - 1)
    expect(props.errors).toEqual({ [bag]: { code } })
  })

  test('reports in its bag that the code is no text', async () => {
    const { browser } = await settingUp()
    const options = { as: 'inertia', headers: {} } as const
    await browser.send(routes.confirmTwoFactor.href(), { code: [1] }, options)
    const { props } = await browser.page(path)
    expect(props.errors).toEqual({ [bag]: { code: messages.string('code') } })
    expect(as).toBeTruthy()
  })
})

describe('POST /user/confirmed-two-factor-authentication as json', () => {
  test('is an empty string for a right code', async () => {
    const { account, browser } = await settingUp()
    await expectJson(await confirm(browser, { code: codeFor(account.secret) }), 200, '')
    expect(await twoFactorState(browser)).toEqual(on)
  })

  test('has no bags', async () => {
    const { browser } = await settingUp()
    for (const fields of [{ code: '000' }, { code: '' }, {}]) {
      await expectInvalid(await confirm(browser, fields), { code: [invalidCode] })
    }
    expect(await twoFactorState(browser)).toEqual(pending)
  })

  test('is refused when nothing was set up', async () => {
    const browser = await secureBrowser(await createUser())
    await expectInvalid(await confirm(browser, { code: '123456' }), { code: [invalidCode] })
  })
})

describe('a confirmation', () => {
  test('sends a notice that holds no secret, once', async () => {
    const { account, browser } = await settingUp()
    await confirm(browser, { code: codeFor(account.secret) })
    const { text, html } = await mailTo(account.email, subjects.twoFactorEnabled)
    for (const secret of [account.secret, ...account.recoveryCodes]) {
      expect(text + html).not.toContain(secret)
    }
    later(twoFactor.periodSeconds)
    await expectJson(await confirm(browser, { code: codeFor(account.secret) }), 200, '')
    expect(await subjectsTo(account.email)).toEqual([subjects.twoFactorEnabled])
  })

  test('leaves key and codes as they were', async () => {
    const { account, browser } = await settingUp()
    const before = await twoFactorData(browser)
    await confirm(browser, { code: codeFor(account.secret) })
    expect(await twoFactorData(browser)).toEqual(before)
    expect(before.codes).toEqual(account.recoveryCodes)
  })
})
