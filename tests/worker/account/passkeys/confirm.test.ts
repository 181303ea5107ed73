import { describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
} from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import {
  confirmBy,
  confirmOptions,
  refusals,
  sendConfirmation,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const path = routes.confirmPassword.href()

stoppedClock()

async function isConfirmed(browser: Browser): Promise<boolean> {
  const response = await browser.visit(routes.confirmedPasswordStatus.href())
  return (await response.json<{ confirmed: boolean }>()).confirmed
}

describe('POST /user/passkeys/confirm-options', () => {
  test("requests one of the person's own credentials, with user verification", async () => {
    const { account, key } = await withPasskey()
    const options = await confirmOptions(await signedInAs(account))
    expect(options).toMatchObject({ rpId: 'kilima.test', userVerification: 'required' })
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([key.id])
  })
})

describe('POST /user/confirm-password with a passkey', () => {
  test('is 201 with an empty string, and confirms from the next request on', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    await expectJson(await confirmBy(browser, key), 201, '')
    expect(await isConfirmed(browser)).toBe(true)
    expect((await browser.page(routes.twoFactor.href())).component).toBe('settings/two-factor')
  })

  test('confirms this session only', async () => {
    const { account, key } = await withPasskey()
    const [laptop, phone] = [await signedInAs(account), await signedInAs(account)]
    await confirmBy(laptop, key)
    expect(await isConfirmed(phone)).toBe(false)
  })

  test.each(bothForms)('leads on to the requested page, as %s', async (as) => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    await browser.visit(routes.twoFactor.href(), { headers: accepts.page })
    const { challenge } = await confirmOptions(browser)
    const response = await sendConfirmation(browser, await key.assert(challenge), as)
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })

  test.each(bothForms)('reports errors on its page, as %s', async (as) => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    const { challenge } = await confirmOptions(browser)
    const credential = await key.assert(challenge, { origin: 'https://evil.test' })
    const response = await sendConfirmation(browser, credential, as)
    await expectRefused(browser, response, {
      path,
      errors: { credential: messages.passkeys.notAccepted },
    })
    expect(await isConfirmed(browser)).toBe(false)
  })

  test('takes precedence over a password in the same request', async () => {
    const { account } = await withPasskey()
    const browser = await signedInAs(account)
    const fields = { password, credential: 'garbage' }
    const response = await browser.send(path, fields, { as: 'json' })
    await expectInvalid(response, refusals.confirmation)
  })

  test('leaves the password as it is', async () => {
    const { account } = await withPasskey()
    const browser = await signedInAs(account)
    const fields = { password, credential: '' }
    expect((await browser.send(path, fields, { as: 'json' })).status).toBe(201)
  })

  test('records when the key was used', async () => {
    const { account, key } = await withPasskey()
    later(60)
    await confirmBy(await signedInAs(account), key)
    expect(await storedPasskeys(account)).toMatchObject([{ lastUsedAt: new Date() }])
  })

  test(`is refused after ${guessLimit.wrong} wrong ones in a session, though it is right`, async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    for (let tried = 0; tried < guessLimit.wrong; tried++) {
      await expectInvalid(await sendConfirmation(browser, 'garbage'), refusals.confirmation)
    }
    // A thief in another session must not lock the owner out.
    expect((await confirmBy(await signedInAs(account), key)).status).toBe(201)
    expect((await confirmBy(browser, key)).status).toBe(429)
    const { challenge } = await confirmOptions(browser)
    const away = await sendConfirmation(browser, await key.assert(challenge), 'inertia')
    const seconds = 60 - 1
    const errors = { credential: messages.throttle(seconds) }
    await expectRefused(browser, away, { path, errors })
    later(guessLimit.seconds)
    expect((await confirmBy(browser, key)).status).toBe(201)
  })

  test('is counted separately from guesses at the password', async () => {
    const { account, key } = await withPasskey()
    const browser = await signedInAs(account)
    for (let tried = 0; tried <= guessLimit.wrong; tried++) {
      await browser.send(path, { password: 'wrong' }, { as: 'json' })
    }
    expect((await browser.send(path, { password }, { as: 'json' })).status).toBe(429)
    expect((await confirmBy(browser, key)).status).toBe(201)
  })
})

describe('GET /user/confirm-password', () => {
  test('says whether there is a passkey', async () => {
    const { account } = await withPasskey()
    const props = async (browser: Browser) => (await browser.page(path)).props
    expect(await props(await signedInAs(account))).toMatchObject({
      hasPasskeys: true,
      status: null,
    })
    const none = await signedInAs(await createUser())
    expect(await props(none)).toMatchObject({ hasPasskeys: false, status: null })
  })
})
