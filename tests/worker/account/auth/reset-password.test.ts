import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lengths, lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { type Account, createUser, newPassword, password } from '#tests/support/account/accounts.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { resetTokenOf, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.replacePassword.href()
const forgot = routes.forgotPassword.href()
const { invalidToken, done } = messages.reset
const tooShort = messages.min('password', lengths.passwordMin)

stoppedClock()

/** Mails a reset link, and returns the fields of its form. */
async function linkFor({ email }: Account) {
  await newVisitor().send(forgot, { email })
  const token = await resetTokenOf(email)
  return { token, email, password: newPassword, password_confirmation: newPassword }
}

const screenOf = ({ token, email }: { token: string; email: string }) =>
  `${routes.resetPassword.href({ token })}?email=${encodeURIComponent(email)}`

describe.each(bothForms)('POST /reset-password as %s', (as) => {
  test('says which fields are missing, on the page that sends links', async () => {
    const browser = newVisitor()
    const errors = Object.fromEntries(
      ['token', 'email', 'password'].map((field) => [field, messages.required(field)]),
    )
    await expectRefused(browser, await browser.send(path, {}, { as }), { path: forgot, errors })
  })

  test("gives the same error for a wrong token and an unknown address, on the link's page", async () => {
    const link = await linkFor(await createUser())
    for (const wrong of [
      { ...link, token: 'f'.repeat(64) },
      { ...link, email: 'nobody@example.com' },
    ]) {
      const browser = newVisitor()
      const response = await browser.send(path, wrong, { as })
      const errors = { email: invalidToken }
      await expectRefused(browser, response, { path: screenOf(wrong), errors })
    }
  })

  test('refuses a password that breaks the rule, and the link stays usable', async () => {
    const link = await linkFor(await createUser())
    const browser = newVisitor()
    const short = { ...link, password: 'short', password_confirmation: 'short' }
    const response = await browser.send(path, short, { as })
    const errors = { password: tooShort }
    await expectRefused(browser, response, { path: screenOf(link), errors })
    expect((await browser.send(path, link, { as: 'json' })).status).toBe(200)
  })

  test('sets the password and leads to the login page', async () => {
    const link = await linkFor(await createUser())
    const browser = newVisitor()
    const response = await browser.send(path, link, { as })
    const { props } = await expectSentTo(browser, response, routes.login.href())
    expect(props).toMatchObject({ status: done, errors: {} })
  })
})

describe('POST /reset-password as json', () => {
  const send = (fields: unknown) => newVisitor().send(path, fields, { as: 'json' })
  let link: Awaited<ReturnType<typeof linkFor>>

  beforeAll(async () => {
    link = await linkFor(await createUser())
  })

  test('gives the same error for every bad link, before password errors', async () => {
    const short = { password: 'short', password_confirmation: 'other' }
    for (const bad of [{ token: 'wrong' }, { email: 'nobody@example.com' }]) {
      await expectInvalid(await send({ ...link, ...bad }), { email: [invalidToken] })
      await expectInvalid(await send({ ...link, ...bad, ...short }), { email: [invalidToken] })
    }
  })

  test('lists the errors of the password', async () => {
    const response = await send({ ...link, password: 'short' })
    await expectInvalid(response, { password: [tooShort, messages.password.mismatch] })
  })

  test('trims the token and the address like all text, even if the password is invalid', async () => {
    const spaced = { ...link, token: ` ${link.token}\n`, email: ` ${link.email}\u0000` }
    const response = await send({ ...spaced, password: 'short', password_confirmation: 'short' })
    await expectInvalid(response, { password: [tooShort] })
    await expectJson(await send(spaced), 200, { message: done })
  })
})

describe('a reset', () => {
  test('replaces the password, tells the owner, and signs nobody in', async () => {
    const account = await createUser()
    const browser = newVisitor()
    await browser.send(path, await linkFor(account))
    expect(await isSignedIn(browser)).toBe(false)
    const login = (text: string) =>
      newVisitor().send(routes.login.href(), { ...account, password: text }, { as: 'json' })
    expect((await login(password)).status).toBe(422)
    expect((await login(newPassword)).status).toBe(200)
    expect(await subjectsTo(account.email)).toEqual([subjects.reset, subjects.passwordChanged])
  })

  test('leaves two-factor on', async () => {
    const account = await createUser({ withTwoFactor: true })
    await newVisitor().send(path, await linkFor(account))
    const fields = { email: account.email, password: newPassword }
    const response = await newVisitor().send(routes.login.href(), fields, { as: 'json' })
    expect(await response.json()).toEqual({ two_factor: true })
  })

  test('leaves the address unverified', async () => {
    const account = await createUser({ unverified: true })
    await newVisitor().send(path, await linkFor(account))
    const browser = newVisitor()
    const fields = { email: account.email, password: newPassword }
    await browser.send(routes.login.href(), fields, { as: 'json' })
    const { props } = await browser.page('/')
    expect(props.auth).toMatchObject({ user: { email_verified_at: null } })
  })

  test(`works for ${lifetimes.resetTokenSeconds} seconds and no longer`, async () => {
    const link = await linkFor(await createUser())
    const sentAt = Date.now()
    vi.setSystemTime(sentAt + lifetimes.resetTokenSeconds * 1000)
    await expectInvalid(await newVisitor().send(path, link, { as: 'json' }), {
      email: [invalidToken],
    })
    vi.setSystemTime(sentAt + (lifetimes.resetTokenSeconds - 1) * 1000)
    expect((await newVisitor().send(path, link, { as: 'json' })).status).toBe(200)
  })
})

test('a reset with an odd link goes back without repeating it', async () => {
  for (const odd of [{ email: 'ﷺ'.repeat(6000) }, { token: 'f'.repeat(20_000) }]) {
    const fields = { token: 'x', email: 'a@example.com', password: 'short', ...odd }
    const response = await newVisitor().send(path, fields)
    expect((response.headers.get('Location') ?? '').length).toBeLessThan(200)
  }
})
