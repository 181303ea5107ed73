import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { codeFor, createUser, db, settings } from '#tests/support/account/accounts.ts'
import { pendingSignIn, startSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { mailTo, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import {
  findRecoveryCodes,
  protectRecoveryCode,
} from '#worker/account/two-factor/recovery-codes.ts'
import { recoveryCodes } from '#worker/db/schema.ts'

const path = routes.twoFactorChallenge.href()
const { invalidCode, invalidRecoveryCode } = messages.twoFactor
const { windowSteps } = twoFactor

stoppedClock()

const answer = (browser: Browser, fields: object) => browser.send(path, fields, { as: 'json' })

describe('a code', () => {
  test.each([-windowSteps, 0, windowSteps])('of step %i is right', async (steps) => {
    const { account, browser } = await startSignIn()
    const code = codeFor(account.secret, { steps })
    expect((await answer(browser, { code })).status).toBe(204)
  })

  test.each([-windowSteps - 1, windowSteps + 1])('of step %i is wrong', async (steps) => {
    const { account, browser } = await startSignIn()
    const response = await answer(browser, { code: codeFor(account.secret, { steps }) })
    await expectInvalid(response, { code: [invalidCode] })
  })

  const spellings: [string, (code: string) => string][] = [
    ['with a space inside', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash inside', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with a digit more', (code) => `${code}0`],
    ['with a digit less', (code) => code.slice(1)],
    [
      'in full-width digits',
      (code) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + +digit)),
    ],
    ['as another number with a sign', (code) => `+${code}`],
  ]

  test.each(spellings)('%s is wrong', async (_, spell) => {
    const { account, browser } = await startSignIn()
    const response = await answer(browser, { code: spell(codeFor(account.secret)) })
    await expectInvalid(response, { code: [invalidCode] })
  })

  test('is trimmed like all text', async () => {
    const { account, browser } = await startSignIn()
    const response = await answer(browser, { code: ` ${codeFor(account.secret)}\n` })
    expect(response.status).toBe(204)
  })

  test("another account's is wrong", async () => {
    const [account, other] = await Promise.all([
      createUser({ withTwoFactor: true }),
      createUser({ withTwoFactor: true }),
    ])
    const browser = await pendingSignIn(account)
    const response = await answer(browser, { code: codeFor(other.secret) })
    await expectInvalid(response, { code: [invalidCode] })
  })
})

describe('a recovery code', () => {
  test('may be typed in groups', async () => {
    const account = await createUser({ withTwoFactor: true })
    const grouped = account.recoveryCodes[0]?.replace(/(.{5})/g, '$1 ')
    const reply = await answer(await pendingSignIn(account), { recovery_code: grouped })
    expect(reply.status).toBe(204)
  })

  test('of all the letters that codes once had still works', async () => {
    const account = await createUser({ withTwoFactor: true })
    const recovery_code = '0Oo1IilZ25-S8BsCcVvWw9'
    const ofUser = and(eq(recoveryCodes.userId, account.id), eq(recoveryCodes.position, 0))
    const protectedCode = await protectRecoveryCode(settings, recovery_code)
    await db.update(recoveryCodes).set(protectedCode).where(ofUser)
    expect((await answer(await pendingSignIn(account), { recovery_code })).status).toBe(204)
  })

  test('is replaced in place: the others stay as they are', async () => {
    const account = await createUser({ withTwoFactor: true })
    const used = 4
    await answer(await pendingSignIn(account), { recovery_code: account.recoveryCodes[used] })
    const now = await findRecoveryCodes({ db, settings }, account.id)
    expect(now).toHaveLength(twoFactor.recoveryCodes)
    const changed = now.flatMap((code, at) => (code === account.recoveryCodes[at] ? [] : [at]))
    expect(changed).toEqual([used])
    const replacement = { recovery_code: now[used] }
    expect((await answer(await pendingSignIn(account), replacement)).status).toBe(204)
  })

  test('sends a notice that does not hold it', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [recovery_code = ''] = account.recoveryCodes
    await answer(await pendingSignIn(account), { recovery_code })
    const mail = await mailTo(account.email, subjects.recoveryCodeUsed)
    const [replaced = ''] = await findRecoveryCodes({ db, settings }, account.id)
    for (const code of [recovery_code, replaced]) {
      expect(mail.text + mail.html).not.toContain(code)
    }
    expect(mail.text).toMatch(/UTC/)
  })

  test('that is wrong sends none, nor does a right code', async () => {
    const { account, browser } = await startSignIn()
    await answer(browser, { recovery_code: 'wrong' })
    await answer(browser, { code: codeFor(account.secret) })
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('is case-sensitive', async () => {
    const { account, browser } = await startSignIn()
    const [code = ''] = account.recoveryCodes
    for (const recovery_code of [code.toUpperCase(), code.toLowerCase()]) {
      await expectInvalid(await answer(browser, { recovery_code }), {
        recovery_code: [invalidRecoveryCode],
      })
    }
  })

  test('is trimmed like all text, and nothing when it is blank', async () => {
    const { account, browser } = await startSignIn()
    await expectInvalid(await answer(browser, { recovery_code: ' \n' }), {
      code: [invalidCode],
      recovery_code: [messages.required('recovery code')],
    })
    const recovery_code = ` ${account.recoveryCodes[0]} `
    expect((await answer(browser, { recovery_code })).status).toBe(204)
  })

  test("another account's is wrong", async () => {
    const [account, other] = await Promise.all([
      createUser({ withTwoFactor: true }),
      createUser({ withTwoFactor: true }),
    ])
    const recovery_code = other.recoveryCodes[0]
    await expectInvalid(await answer(await pendingSignIn(account), { recovery_code }), {
      recovery_code: [invalidRecoveryCode],
    })
    expect((await answer(await pendingSignIn(other), { recovery_code })).status).toBe(204)
  })
})
