import { describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings } from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findRecoveryCodes } from '#worker/account/two-factor/recovery-codes.ts'

stoppedClock()

const answer = (browser: Browser, recovery_code: string | undefined) =>
  browser.send(routes.twoFactorChallenge.href(), { recovery_code }, { as: 'json' })

describe('a recovery code', () => {
  test('opens one session when it comes twenty times at once', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [code] = account.recoveryCodes
    const browsers: Browser[] = []
    for (let made = 0; made < 20; made++) browsers.push(await pendingSignIn(account))
    const replies = await Promise.all(browsers.map((browser) => answer(browser, code)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.every((status) => [204, 422, 429].includes(status))).toBe(true)
    expect(await subjectsTo(account.email)).toEqual([subjects.recoveryCodeUsed])
    const remaining = await findRecoveryCodes({ db, settings }, account.id)
    expect(
      remaining.filter((remainingCode) => account.recoveryCodes.includes(remainingCode)),
    ).toHaveLength(7)
  })

  test('is refused once it was used', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [code] = account.recoveryCodes
    const [first, second] = [await pendingSignIn(account), await pendingSignIn(account)]
    expect((await answer(first, code)).status).toBe(204)
    expect((await answer(second, code)).status).toBe(422)
  })

  test('leaves the other codes to those who hold them, at the same time', async () => {
    const account = await createUser({ withTwoFactor: true })
    const codes = account.recoveryCodes.slice(0, guessLimit.wrong - 1)
    const browsers: Browser[] = []
    for (const _ of codes) browsers.push(await pendingSignIn(account))
    const replies = await Promise.all(browsers.map((browser, at) => answer(browser, codes[at])))
    expect(replies.map(({ status }) => status)).toEqual(codes.map(() => 204))
  })

  test('is not used up by a sign-in that could not be finished, and nobody is told', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [code] = account.recoveryCodes
    const batch = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    const browser = await pendingSignIn(account, {
      browser: newVisitor({ DB: databaseWith({ batch }) }),
    })
    expect((await answer(browser, code)).status).toBe(503)
    expect(await subjectsTo(account.email)).toEqual([])
    expect((await answer(await pendingSignIn(account), code)).status).toBe(204)
  })

  test('is not used up by the second of two answers to one sign-in', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [first, second] = account.recoveryCodes
    const browser = await pendingSignIn(account)
    const replies = await Promise.all([answer(browser, first), answer(browser, second)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
    const lost = replies[0]?.status === 204 ? second : first
    expect((await answer(await pendingSignIn(account), lost)).status).toBe(204)
    expect(await subjectsTo(account.email)).toHaveLength(2)
  })
})
