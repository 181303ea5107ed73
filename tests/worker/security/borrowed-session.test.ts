import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  newPassword,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { confirm, enable, twoFactorData } from '#tests/support/account/two-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  linkIn,
  mailTo,
  resetTokenOf,
  subjects,
  subjectsTo,
  verificationLinkOf,
} from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

let moves = 0
const newAddress = () => `thief-${moves++}@elsewhere.example.org`

async function move(browser: Browser, email: string): Promise<string> {
  const fields = { name: 'A', email }
  const options = { as: 'json', method: 'PATCH' } as const
  expect((await browser.send(routes.profile.href(), fields, options)).status).toBe(204)
  return email
}

const forgot = (email: string) =>
  newVisitor().send(routes.forgotPassword.href(), { email }, { as: 'json' })

const undoPathOf = async ({ email }: Pick<Account, 'email'>) =>
  linkIn(await mailTo(email, subjects.emailChanged)).pathname

const undo = (path: string, browser = newVisitor()) => browser.send(path, {}, { as: 'json' })

async function reset(email: string, text = newPassword): Promise<number> {
  const pair = { password: text, password_confirmation: text }
  const fields = { token: await resetTokenOf(email), email, ...pair }
  return (await newVisitor().send(routes.replacePassword.href(), fields, { as: 'json' })).status
}

async function passDays(browser: Browser, seconds: number): Promise<void> {
  const step = lifetimes.sessionSeconds - 60
  for (let passed = 0; passed < seconds; passed += step) {
    later(step)
    await browser.visit(routes.exportData.href())
  }
}

/** Creates a stolen session, and the address that the thief set. */
async function borrowed(options: Parameters<typeof createUser>[0] = {}) {
  const account = await createUser(options)
  const thief = await signedInAs(account)
  const email = await move(thief, newAddress())
  return { account, thief, email }
}

describe('a borrowed session that changes the address', () => {
  test('gets no reset link for three days, and the same reply', async () => {
    const { email } = await borrowed()
    const reply = await forgot(email)
    expect([reply.status, await reply.json()]).toEqual([200, { message: messages.reset.linkSent }])
    expect(await subjectsTo(email)).toEqual([subjects.verify])
    later(lifetimes.resetHoldSeconds - 1)
    await forgot(email)
    expect(await subjectsTo(email)).toEqual([subjects.verify])
    later(60)
    await forgot(email)
    expect(await subjectsTo(email)).toContain(subjects.reset)
  })

  test('cannot take the way back of its own address', async () => {
    const { thief, email } = await borrowed()
    await move(thief, newAddress())
    const notice = await mailTo(email, subjects.emailChanged)
    expect(notice.text).not.toContain(routes.undoEmail.href({ token: '' }))
  })

  test('does not remove the second factor by a reset later', async () => {
    const { account, email } = await borrowed({ withTwoFactor: true })
    later(lifetimes.resetHoldSeconds)
    await forgot(email)
    expect(await reset(email)).toBe(200)
    const login = { email, password: newPassword }
    const reply = await newVisitor().send(routes.login.href(), login, { as: 'json' })
    expect(await reply.json()).toEqual({ two_factor: true })
    expect(account.email).not.toBe(email)
  })
})

describe('a change by somebody who gave the password', () => {
  test('holds no reset link back', async () => {
    const browser = await signedInAs(await createUser(), { confirmed: true })
    const email = await move(browser, newAddress())
    await forgot(email)
    expect(await subjectsTo(email)).toEqual([subjects.reset, subjects.verify])
  })
})

describe('the way back in the notice', () => {
  test('is a page with one button, for whoever has the link', async () => {
    const { account } = await borrowed()
    const path = await undoPathOf(account)
    const { component, props } = await newVisitor().page(path)
    expect(component).toBe('auth/undo-email')
    expect(props.token).toBe(path.slice(routes.undoEmail.href({ token: '' }).length))
    const response = await newVisitor().visit(routes.undoEmail.href({ token: 'any' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  test('gives the address back, verified, ends every access and mails a reset link', async () => {
    const { account, thief, email } = await borrowed()
    const elsewhere = newVisitor()
    const login = { email, password, remember: true }
    await elsewhere.send(routes.login.href(), login, { as: 'json' })
    const browser = newVisitor()
    const response = await browser.send(await undoPathOf(account), {})
    expect(expectRedirect(response, browser)).toBe(routes.login.href())
    for (const session of [thief, elsewhere]) expect(await isSignedIn(session)).toBe(false)
    elsewhere.cookies.delete('__Host-session')
    expect(await isSignedIn(elsewhere)).toBe(false)
    await browser.send(routes.login.href(), { ...account, password }, { as: 'json' })
    const { props } = await browser.page('/')
    const verified = { email: account.email, email_verified_at: expect.any(String) }
    expect(props.auth).toMatchObject({ user: verified })
    expect(await reset(account.email)).toBe(200)
  })

  test('says what it did, on the log-in page and as JSON', async () => {
    const [first, second] = [await borrowed(), await borrowed()]
    const browser = newVisitor()
    await browser.send(await undoPathOf(first.account), {})
    const { props } = await browser.page(routes.login.href())
    expect(props.status).toBe(messages.emailUndo.done)
    const reply = await undo(await undoPathOf(second.account))
    expect([reply.status, await reply.json()]).toEqual([200, { message: messages.emailUndo.done }])
  })

  test('works once, also of many at once', async () => {
    const { account } = await borrowed()
    const path = await undoPathOf(account)
    const browsers = Array.from({ length: 5 }, () => newVisitor())
    await Promise.all(browsers.map((browser) => browser.visit('/')))
    const replies = await Promise.all(browsers.map((browser) => undo(path, browser)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectInvalid(await undo(path), { token: [messages.emailUndo.invalidLink] })
    expect(
      (await subjectsTo(account.email)).filter((subject) => subject === subjects.reset),
    ).toHaveLength(1)
  })

  test('works for seven days', async () => {
    const [first, second] = [await borrowed(), await borrowed()]
    later(lifetimes.emailUndoSeconds - 1)
    expect((await undo(await undoPathOf(first.account))).status).toBe(200)
    later(1)
    expect((await undo(await undoPathOf(second.account))).status).toBe(422)
  })

  test('frees the newer address', async () => {
    const { account, email } = await borrowed()
    await undo(await undoPathOf(account))
    const pair = { password, password_confirmation: password }
    const fields = { name: 'C', email, ...pair }
    const reply = await newVisitor().send(routes.register.href(), fields, { as: 'json' })
    expect(reply.status).toBe(201)
  })

  test('keeps an address that was verified from others, who are told that it is taken', async () => {
    const { account, email } = await borrowed()
    const errors = { email: [messages.auth.emailTaken] }
    const pair = { password, password_confirmation: password }
    const fields = { name: 'C', email: account.email, ...pair }
    const register = newVisitor().send(routes.register.href(), fields, { as: 'json' })
    await expectInvalid(await register, errors)
    const other = await signedInAs(await createUser())
    const options = { as: 'json', method: 'PATCH' } as const
    const profile = { name: 'C', email: account.email }
    await expectInvalid(await other.send(routes.profile.href(), profile, options), errors)
    expect((await undo(await undoPathOf(account))).status).toBe(200)
    expect(email).not.toBe(account.email)
  })

  test('takes an address from nobody who has it by now', async () => {
    const { account } = await borrowed({ unverified: true })
    const holder = await signedInAs(await createUser({ email: account.email, unverified: true }))
    expect((await undo(await undoPathOf(account))).status).toBe(422)
    expect(await isSignedIn(holder)).toBe(true)
  })

  test('is not there for the address of a thief, though the owner repairs it themselves', async () => {
    const { account, email } = await borrowed()
    const owner = await signedInAs(account, { confirmed: true })
    await move(owner, account.email)
    expect((await mailTo(email, subjects.emailChanged)).text).not.toContain('/email/undo/')
    expect((await undo(await undoPathOf(account))).status).toBe(200)
  })

  test('is that of the first address that was left, also once the hold is over', async () => {
    const { account, thief, email } = await borrowed()
    await passDays(thief, lifetimes.resetHoldSeconds)
    await move(thief, newAddress())
    expect((await mailTo(email, subjects.emailChanged)).text).not.toContain('/email/undo/')
    expect((await undo(await undoPathOf(account))).status).toBe(200)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('is none for a mistyped address once the right one is verified', async () => {
    const { account, thief, email } = await borrowed({ unverified: true })
    await thief.visit(await verificationLinkOf(email))
    await expectInvalid(await undo(await undoPathOf(account)), {
      token: [messages.emailUndo.invalidLink],
    })
    expect(await isSignedIn(thief)).toBe(true)
  })

  test('leaves no password in force that somebody set for an address not theirs', async () => {
    const { account } = await borrowed({ unverified: true, withTwoFactor: true })
    expect((await undo(await undoPathOf(account))).status).toBe(200)
    const login = { email: account.email, password }
    const refused = await newVisitor().send(routes.login.href(), login, { as: 'json' })
    expect(refused.status).toBe(422)
    expect(await reset(account.email)).toBe(200)
    const owner = { email: account.email, password: newPassword }
    const reply = await newVisitor().send(routes.login.href(), owner, { as: 'json' })
    expect(await reply.json()).toEqual({ two_factor: false })
  })

  test('undoes what a thief set after the hold: the password and the second factor', async () => {
    const { account, email } = await borrowed()
    later(lifetimes.resetHoldSeconds)
    await forgot(email)
    expect(await reset(email)).toBe(200)
    const thief = await signedInAs(account, { confirmed: true })
    expect((await enable(thief)).status).toBe(200)
    const secret = (await twoFactorData(thief)).key.secretKey ?? ''
    expect((await confirm(thief, { code: codeFor(secret) })).status).toBe(200)
    expect((await undo(await undoPathOf(account))).status).toBe(200)
    const login = { email: account.email, password: newPassword }
    const refused = await newVisitor().send(routes.login.href(), login, { as: 'json' })
    expect(refused.status).toBe(422)
    expect(await reset(account.email, 'the passphrase of the owner')).toBe(200)
    const owner = { email: account.email, password: 'the passphrase of the owner' }
    const reply = await newVisitor().send(routes.login.href(), owner, { as: 'json' })
    expect(await reply.json()).toEqual({ two_factor: false })
  })

  test('keeps a second factor that was there before', async () => {
    const account = await createUser({ withTwoFactor: true })
    later(1)
    await move(await signedInAs(account), newAddress())
    expect((await undo(await undoPathOf(account))).status).toBe(200)
    const login = { email: account.email, password }
    const reply = await newVisitor().send(routes.login.href(), login, { as: 'json' })
    expect(await reply.json()).toEqual({ two_factor: true })
  })

  test('goes with the account', async () => {
    const { account, thief } = await borrowed()
    const options = { as: 'json', method: 'DELETE' } as const
    expect((await thief.send(routes.profile.href(), { password }, options)).status).toBe(204)
    expect((await undo(await undoPathOf(account))).status).toBe(422)
  })

  test('is refused after too many tries, and made-up tokens say the same', async () => {
    const browser = newVisitor()
    const path = routes.undoEmail.href({ token: 'f'.repeat(64) })
    for (let tried = 0; tried < 5; tried++) expect((await undo(path, browser)).status).toBe(422)
    expect((await undo(path, browser)).status).toBe(429)
  })
})
