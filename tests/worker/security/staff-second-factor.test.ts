import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { codeFor, createUser, signedInAs, signIn } from '#tests/support/account/accounts.ts'
import type { AnswerOverrides } from '#tests/support/account/authenticator.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import {
  addKey,
  answer,
  confirmBy,
  sendSignIn,
  signedInBy,
} from '#tests/support/account/passkeys.ts'
import {
  answerChallenge,
  logIn,
  passwordOnly,
  pendingSignIn,
} from '#tests/support/account/second-factor.ts'
import { confirm, disable, enable } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { addFile, createRoom } from '#tests/support/desk/rooms.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** A file that only staff can read. */
let file: string

beforeAll(async () => {
  const { browser } = await signInAtDesk('owner')
  file = await addFile(browser, await createRoom(browser))
})

/** What a browser gets of the firm's side: the desk, a file, and the desk's part of the dashboard. */
async function reached(browser: Browser) {
  const statusOf = async (path: string) => {
    const response = await browser.visit(path, { headers: accepts.json })
    await response.body?.cancel()
    return response.status
  }
  const { desk } = await browser.props('dashboard', routes.dashboard.href())
  return {
    desk: await statusOf(routes.deskInbox.href()),
    file: await statusOf(routes.file.href({ id: file })),
    hasDashboard: desk !== null,
  }
}

const everything = { desk: 200, file: 200, hasDashboard: true }
const nothing = { desk: 403, file: 404, hasDashboard: false }

const advisor = (options: { withSetup?: boolean } = {}) =>
  createUser({ role: 'advisor', withTwoFactor: false, ...options })
const withCodes = () => createUser({ role: 'advisor' })
const unverified: AnswerOverrides = { userVerified: false }

/** The ways by which somebody of the staff proves a second factor. */
const factors: Record<string, () => Promise<Browser>> = {
  'a code at log-in': async () => {
    const account = await withCodes()
    const browser = await pendingSignIn(account)
    await answerChallenge(browser, { code: codeFor(account.secret) })
    return browser
  },
  'a recovery code at log-in': async () => {
    const account = await withCodes()
    const browser = await pendingSignIn(account)
    await answerChallenge(browser, { recovery_code: account.recoveryCodes[0] })
    return browser
  },
  'two-factor, on a device that a code had remembered': async () => {
    const account = await withCodes()
    const browser = await pendingSignIn(account, { remember: true })
    await answerChallenge(browser, { code: codeFor(account.secret) })
    return withoutSession(browser)
  },
  'two-factor that was set up and confirmed in this session': async () => {
    const account = await advisor({ withSetup: true })
    const browser = await signedInAs(account, { confirmed: true })
    await confirm(browser, { code: codeFor(account.secret) })
    return browser
  },
  'a passkey at log-in, with the person verified': async () =>
    signedInBy(await addKey(await advisor())),
  'a passkey after the log-in by password': async () => {
    const account = await advisor()
    const key = await addKey(account)
    const browser = await passwordOnly(account)
    await confirmBy(browser, key)
    return browser
  },
  'the first passkey, added in this session': async () => {
    const account = await advisor()
    const browser = await signedInAs(account, { confirmed: true })
    await addKey(account, { browser })
    return browser
  },
}

/** What looks like a second factor and is none. */
const noFactors: Record<string, () => Promise<Browser>> = {
  'the password': async () => (await logIn(await advisor())).browser,
  'the password twice': async () => passwordOnly(await advisor()),
  'a setup of two-factor that was begun': async () => {
    const browser = await passwordOnly(await advisor())
    await enable(browser)
    return browser
  },
  'a setup with a wrong code': async () => {
    const account = await advisor({ withSetup: true })
    const browser = await passwordOnly(account)
    await confirm(browser, { code: codeFor(account.secret, { steps: 50 }) })
    return browser
  },
  'a code of a setup that is not confirmed': async () => {
    const account = await advisor({ withSetup: true })
    const browser = await passwordOnly(account)
    const code = codeFor(account.secret)
    await browser.send(routes.confirmPassword.href(), { password: account.password, code })
    return browser
  },
  'a passkey that was not used': async () => {
    const account = await advisor()
    await addKey(account)
    return passwordOnly(account)
  },
  'a passkey whose person was not verified': async () => {
    const account = await advisor()
    const key = await addKey(account)
    const browser = await passwordOnly(account)
    expect((await confirmBy(browser, key, unverified)).status).toBe(422)
    return browser
  },
  'a passkey of somebody else': async () => {
    const key = await addKey(await advisor())
    const browser = await passwordOnly(await advisor())
    expect((await confirmBy(browser, key)).status).toBe(422)
    return browser
  },
  'a passkey of another day, on a device that was remembered': async () => {
    const key = await addKey(await advisor())
    return withoutSession(await signedInBy(key, { remember: true }))
  },
  'two-factor that was switched off since': async () => {
    const account = await withCodes()
    const browser = await signedInAs(account, { confirmed: true })
    expect((await disable(browser)).status).toBe(200)
    return browser
  },
}

describe('threat: the desk by the password alone', () => {
  test.each(Object.entries(factors))('staff pass with %s', async (_, make) => {
    expect(await reached(await make())).toEqual(everything)
  })

  test.each(Object.entries(noFactors))('staff do not pass with %s', async (_, make) => {
    expect(await reached(await make())).toEqual(nothing)
  })

  test('a passkey opens no session if its person was not verified', async () => {
    const key = await addKey(await advisor())
    const browser = newVisitor()
    const response = await sendSignIn(browser, await answer(browser, key, unverified))
    expect(response.status).toBe(422)
    expect((await browser.visit(routes.deskInbox.href(), { headers: accepts.json })).status).toBe(
      401,
    )
  })

  test('no role passes with a session of before', async () => {
    const account = await createUser({ role: 'owner', withTwoFactor: false })
    const [own, other] = [newVisitor(), newVisitor()]
    await signIn(own, account, { confirmed: true })
    await signIn(other, account, { confirmed: true })
    await addKey(account, { browser: own })
    expect(await reached(own)).toEqual(everything)
    expect(await reached(other)).toEqual(nothing)
  })
})
