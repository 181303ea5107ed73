import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { codeFor, createUser, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import { pendingSignIn, startSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'

const refused = { code: [messages.twoFactor.invalidCode] }

stoppedClock()

const answer = (browser: Browser, code: string) =>
  browser.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })

const confirm = (browser: Browser, code: string) =>
  browser.send(routes.confirmTwoFactor.href(), { code }, { as: 'json' })

describe('a code that was used', () => {
  test('is refused in another sign-in', async () => {
    const account = await createUser({ withTwoFactor: true })
    const code = codeFor(account.secret)
    const [first, second] = [await pendingSignIn(account), await pendingSignIn(account)]
    expect((await answer(first, code)).status).toBe(204)
    await expectInvalid(await answer(second, code), refused)
    later(twoFactor.periodSeconds)
    await expectInvalid(await answer(second, code), refused)
  })

  test('makes every older one worthless', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [first, second] = [await pendingSignIn(account), await pendingSignIn(account)]
    const ahead = codeFor(account.secret, { steps: twoFactor.windowSteps })
    expect((await answer(first, ahead)).status).toBe(204)
    for (let steps = -twoFactor.windowSteps; steps <= twoFactor.windowSteps; steps++) {
      await expectInvalid(await answer(second, codeFor(account.secret, { steps })), refused)
    }
    later(2 * twoFactor.periodSeconds)
    expect((await answer(second, codeFor(account.secret))).status).toBe(204)
  })

  test('works once when it comes many times at once', async () => {
    const account = await createUser({ withTwoFactor: true })
    const code = codeFor(account.secret)
    const browsers: Browser[] = []
    for (let made = 0; made < 5; made++) browsers.push(await pendingSignIn(account))
    const replies = await Promise.all(browsers.map((browser) => answer(browser, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422, 422, 422, 422])
  })

  test('works once when one browser sends it many times at once', async () => {
    const { account, browser } = await startSignIn()
    const code = codeFor(account.secret)
    const replies = await Promise.all([1, 2, 3].map(() => answer(browser, code)))
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})

describe('the code that confirmed the set-up', () => {
  test('is refused at the challenge, and older ones too', async () => {
    const account = await createUser({ withSetup: true })
    const settings = await signedInAs(account, { confirmed: true })
    const code = codeFor(account.secret)
    expect((await confirm(settings, code)).status).toBe(200)
    const browser = await pendingSignIn(account)
    await expectInvalid(await answer(browser, code), refused)
    await expectInvalid(await answer(browser, codeFor(account.secret, { steps: -1 })), refused)
    later(twoFactor.periodSeconds)
    expect((await answer(browser, codeFor(account.secret))).status).toBe(204)
  })

  test('is refused by a second confirmation', async () => {
    const { account, browser } = await signedInUser({ withSetup: true }, { confirmed: true })
    const code = codeFor(account.secret)
    expect((await confirm(browser, code)).status).toBe(200)
    expect((await confirm(browser, code)).status).toBe(422)
  })

  test('that was used at the challenge confirms nothing', async () => {
    const account = await createUser({ withTwoFactor: true })
    const code = codeFor(account.secret)
    await answer(await pendingSignIn(account), code)
    const browser = await signedInAs(account, { confirmed: true })
    expect((await confirm(browser, code)).status).toBe(422)
  })
})
