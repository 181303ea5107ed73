import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  newPassword,
  password,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { addKey, answer, confirmBy, sendSignIn } from '#tests/support/account/passkeys.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { joinPathOf, sendInvitation, signInAtDesk } from '#tests/support/desk/people.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const session = '__Host-session'
const format = /^[\w-]{86}$/

function thief(value: string): Browser {
  const browser = newVisitor()
  browser.cookies.set(session, value)
  return browser
}

type Step = (browser: Browser, account: Account) => Promise<Response>

const logIn: Step = (browser, { email }) =>
  browser.send(routes.login.href(), { email, password }, { as: 'json' })

const register: Step = (browser, { email }) =>
  browser.send(
    routes.register.href(),
    { name: 'B', email: `new-${email}`, password, password_confirmation: password },
    { as: 'json' },
  )

const passChallenge: Step = async (browser, account) => {
  await pendingSignIn(account, { browser })
  const code = codeFor(account.secret)
  return browser.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })
}

const signInByPasskey: Step = async (browser, account) => {
  const key = await addKey(account)
  return sendSignIn(browser, await answer(browser, key))
}

const signIns = [
  ['signing in', logIn, false],
  ['signing in by passkey', signInByPasskey, false],
  ['registering', register, false],
  ['passing the challenge', passChallenge, true],
] as const

describe.each(signIns)('a session cookie that was planted before %s', (_, step, withTwoFactor) => {
  test.each(['A'.repeat(86), 'planted'])('is not adopted: %j', async (planted) => {
    const account = await createUser({ withTwoFactor })
    const browser = thief(planted)
    expect((await step(browser, account)).ok).toBe(true)
    expect(await isSignedIn(browser)).toBe(true)
    expect(browser.cookies.get(session)).toMatch(format)
    expect(browser.cookies.get(session)).not.toBe(planted)
    expect(await isSignedIn(thief(planted))).toBe(false)
  })
})

describe('a right password with two-factor pending', () => {
  test('opens no session', async () => {
    const browser = await pendingSignIn(await createUser({ withTwoFactor: true }))
    expect(browser.cookies.has(session)).toBe(false)
    expect(browser.cookies.has('__Host-remember')).toBe(false)
  })
})

const confirm: Step = (browser) =>
  browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })

const change: Step = (browser) =>
  browser.send(
    routes.password.href(),
    { current_password: password, password: newPassword, password_confirmation: newPassword },
    { as: 'json', method: 'PUT' },
  )

const logOut: Step = (browser) => browser.send(routes.logout.href(), {}, { as: 'json' })

const deleteAccount: Step = (browser) =>
  browser.send(routes.profile.href(), { password }, { as: 'json', method: 'DELETE' })

const join: Step = async (browser, { email }) => {
  const { browser: owner } = await signInAtDesk('owner')
  await sendInvitation(owner, { email, role: 'advisor' })
  return browser.send(await joinPathOf(email), {}, { as: 'json' })
}

const confirmByPasskey: Step = async (browser, account) => confirmBy(browser, await addKey(account))

describe.each([
  ['confirming the password', confirm],
  ['confirming by passkey', confirmByPasskey],
  ['changing the password', change],
  ['joining the desk', join],
] as const)('%s', (_, step) => {
  test('gives a new id and token; the old ones are worthless at once', async () => {
    const { account, browser } = await signedInUser()
    await browser.page('/')
    const [old = '', oldToken] = [browser.cookies.get(session), browser.token]
    expect((await step(browser, account)).ok).toBe(true)
    expect(browser.cookies.get(session)).toMatch(format)
    expect(browser.cookies.get(session)).not.toBe(old)
    expect(browser.token).not.toBe(oldToken)
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(thief(old))).toBe(false)
    const options = { as: 'json', token: oldToken ?? '' } as const
    expect((await browser.send(routes.logout.href(), {}, options)).status).toBe(419)
    expect((await logOut(browser, account)).status).toBe(204)
  })
})

describe.each([
  ['signing out', logOut],
  ['deleting the account', deleteAccount],
] as const)('%s', (_, step) => {
  test('kills the id at once and gives a new token', async () => {
    const { account, browser } = await signedInUser()
    await browser.page('/')
    const [old = '', oldToken] = [browser.cookies.get(session), browser.token]
    expect((await step(browser, account)).status).toBe(204)
    expect(browser.cookies.has(session)).toBe(false)
    expect(await isSignedIn(thief(old))).toBe(false)
    expect(browser.token).not.toBe(oldToken)
    expect((await logIn(browser, await createUser())).status).toBe(200)
  })
})

describe('the token of a visitor', () => {
  test.each(signIns)('is worthless after %s', async (_, step, withTwoFactor) => {
    const browser = newVisitor()
    await browser.page('/')
    const token = browser.token ?? ''
    await step(browser, await createUser({ withTwoFactor }))
    const response = await browser.send(routes.logout.href(), {}, { as: 'json', token })
    expect(response.status).toBe(419)
    const again = await browser.send(routes.logout.href(), {}, { as: 'json' })
    expect(again.status).toBe(204)
  })
})
