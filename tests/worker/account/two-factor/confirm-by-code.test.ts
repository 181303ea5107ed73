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
import {
  type Account,
  codeFor,
  createUser,
  signedInAs,
  wrongCode,
} from '#tests/support/account/accounts.ts'
import { withPasskey } from '#tests/support/account/passkeys.ts'
import {
  answerChallenge,
  confirmWith,
  pendingSignIn,
} from '#tests/support/account/second-factor.ts'
import { regenerate, twoFactorData } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const path = routes.confirmPassword.href()
const wrong = {
  code: [messages.twoFactor.invalidCode],
  recoveryCode: [messages.twoFactor.invalidRecoveryCode],
}

stoppedClock()

/** Creates an account with two-factor, in a session that has not used it. */
async function unproved(options: Parameters<typeof createUser>[0] = { withTwoFactor: true }) {
  const account = await createUser(options)
  return { account, browser: await signedInAs(account, { proved: false }) }
}

const isProved = async (browser: Browser) => (await regenerate(browser)).status === 200

const rightAnswers: [name: string, answer: (account: Account) => object][] = [
  ['code', ({ secret }) => ({ code: codeFor(secret) })],
  ['recovery code', ({ recoveryCodes: [recovery_code] }) => ({ recovery_code })],
]

describe.each(rightAnswers)('POST /user/confirm-password with a %s', (_, answer) => {
  test('is 201 with an empty string, and proves this session alone', async () => {
    const { account, browser } = await unproved()
    const other = await signedInAs(account, { proved: false, confirmed: true })
    await expectJson(await confirmWith(browser, answer(account)), 201, '')
    expect(await isProved(other)).toBe(false)
    expect(await isProved(browser)).toBe(true)
  })

  test.each(bothForms)('leads on to the requested page, as %s', async (as) => {
    const { account, browser } = await unproved()
    await browser.visit(routes.twoFactor.href(), { headers: accepts.page })
    const response = await confirmWith(browser, answer(account), as)
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })

  test('is not used up by a wrong password', async () => {
    const { account, browser } = await unproved()
    const fields = { ...answer(account), password: 'wrong' }
    await expectInvalid(await confirmWith(browser, fields), {
      password: [messages.password.provided],
    })
    expect((await confirmWith(browser, answer(account))).status).toBe(201)
  })

  test('works once, for this and for the challenge', async () => {
    const { account, browser } = await unproved()
    await confirmWith(browser, answer(account))
    const again = await signedInAs(account, { proved: false })
    expect((await confirmWith(again, answer(account))).status).toBe(422)
    const visitor = await pendingSignIn(account)
    expect((await answerChallenge(visitor, answer(account))).status).toBe(422)
  })

  test('is wrong during a set-up, which anybody with the password could have started', async () => {
    const { account, browser } = await unproved({ withSetup: true })
    expect((await confirmWith(browser, answer(account))).status).toBe(422)
  })
})

describe('POST /user/confirm-password of somebody with two-factor', () => {
  test('counts the password alone as a password, not as a second factor', async () => {
    const { browser } = await unproved()
    await expectJson(await confirmWith(browser), 201, '')
    expect(await isProved(browser)).toBe(false)
  })

  test('reports the error at the field that was filled in', async () => {
    const { account, browser } = await unproved()
    const code = wrongCode(account.secret)
    await expectInvalid(await confirmWith(browser, { code }), { code: wrong.code })
    await expectInvalid(await confirmWith(browser, { code, recovery_code: 'x' }), {
      recovery_code: wrong.recoveryCode,
    })
  })

  test.each(bothForms)('reports a missing code, as %s', async (as) => {
    const { browser } = await unproved()
    const response = await confirmWith(browser, { code: '', recovery_code: '' }, as)
    const errors = { code: messages.twoFactor.invalidCode }
    await expectRefused(browser, response, { path, errors })
    expect(await isProved(browser)).toBe(false)
  })

  test('asks for none if the session has used it already', async () => {
    const browser = await signedInAs(await createUser({ withTwoFactor: true }))
    expect((await confirmWith(browser, { code: '', recovery_code: '' })).status).toBe(201)
    expect(await isProved(browser)).toBe(true)
  })

  test('counts wrong codes together with those of the challenge', async () => {
    const { account, browser } = await unproved()
    const visitor = await pendingSignIn(account)
    const code = wrongCode(account.secret)
    for (let tried = 0; tried < guessLimit.wrong; tried++) await answerChallenge(visitor, { code })
    const right = { code: codeFor(account.secret) }
    expect((await confirmWith(browser, right)).status).toBe(429)
  })

  test('notifies the owner of a recovery code, and puts another in its place', async () => {
    const { account, browser } = await unproved()
    const [recovery_code] = account.recoveryCodes
    await confirmWith(browser, { recovery_code })
    expect(await subjectsTo(account.email)).toEqual([subjects.recoveryCodeUsed])
    const { codes } = await twoFactorData(browser)
    expect(codes).toHaveLength(account.recoveryCodes.length)
    expect(codes.slice(1)).toEqual(account.recoveryCodes.slice(1))
  })
})

describe('GET /user/confirm-password', () => {
  const props = async (browser: Browser) => (await browser.page(path)).props

  test('says whether a code is needed', async () => {
    const { account, browser } = await unproved()
    expect(await props(browser)).toMatchObject({ asksCode: true, passkeyOnly: false })
    expect(await props(await signedInAs(account))).toMatchObject({ asksCode: false })
    expect(await props(await signedInAs(await createUser()))).toMatchObject({ asksCode: false })
  })

  test('asks for the passkey alone once the password is confirmed', async () => {
    const { account } = await withPasskey()
    const [before, after] = [await signedInAs(account), await signedInAs(account)]
    await confirmWith(after)
    expect(await props(before)).toMatchObject({ passkeyOnly: false, status: null })
    const { unproved: status } = messages.guards
    expect(await props(after)).toMatchObject({ passkeyOnly: true, status })
  })
})
