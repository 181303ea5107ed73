import { describe, expect, test } from 'vitest'
import { guessLimit, lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import {
  createUser,
  newPassword,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { mailTo, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.password.href()
const { incorrect, mismatch } = messages.password
const tooShort = messages.min('password', lengths.passwordMin)
const both = (text: string) => ({ password: text, password_confirmation: text })
const right = { current_password: password, ...both(newPassword) }

stoppedClock()

const change = (browser: Browser, fields: object, as: Sender = 'json') =>
  as === 'page'
    ? browser.send(`${path}?_method=PUT`, fields, { as })
    : browser.send(path, fields, { as, method: 'PUT' })

const person = async () => signedInAs(await createUser())

describe.each(bothForms)('PUT /settings/password as %s', (as) => {
  test('reports missing fields', async () => {
    const browser = await person()
    const errors = {
      current_password: messages.required('current password'),
      password: messages.required('password'),
    }
    const response = await change(browser, {}, as)
    expect(response.status).toBe(303)
    await expectRefused(browser, response, { path, errors })
  })

  test('says that the current one is wrong', async () => {
    const browser = await person()
    const response = await change(browser, { ...right, current_password: 'wrong' }, as)
    await expectRefused(browser, response, { path, errors: { current_password: incorrect } })
  })

  test('says that the new one breaks the rule, together with a wrong current one', async () => {
    const browser = await person()
    const short = { ...right, ...both('short') }
    const refused = await change(browser, short, as)
    await expectRefused(browser, refused, { path, errors: { password: tooShort } })
    const response = await change(browser, { ...short, current_password: 'wrong' }, as)
    const errors = { current_password: incorrect, password: tooShort }
    await expectRefused(browser, response, { path, errors })
  })

  test('goes back without a status', async () => {
    const browser = await person()
    const response = await change(browser, right, as)
    const { props } = await expectSentTo(browser, response, path)
    expect(props.errors).toEqual({})
    expect((await browser.page(routes.profile.href())).props.status).toBeNull()
  })
})

describe('PUT /settings/password as json', () => {
  test('is 204', async () => {
    const response = await change(await person(), right)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('lists the errors of both at once', async () => {
    const fields = { current_password: 'wrong', password: 'short', password_confirmation: 'other' }
    await expectInvalid(await change(await person(), fields), {
      current_password: [incorrect],
      password: [tooShort, mismatch],
    })
  })

  test('keeps the spaces of all three fields', async () => {
    const browser = await person()
    const spaced = { ...right, current_password: ` ${password}` }
    await expectInvalid(await change(browser, spaced), { current_password: [incorrect] })
    const other = { ...right, password_confirmation: `${newPassword} ` }
    await expectInvalid(await change(browser, other), { password: [mismatch] })
  })
})

describe('a password change', () => {
  test('replaces the password and tells the owner without it', async () => {
    const { email, ...account } = await createUser()
    await change(await signedInAs(account), right)
    const logIn = (text: string) =>
      newVisitor().send(routes.login.href(), { email, password: text }, { as: 'json' })
    expect((await logIn(password)).status).toBe(422)
    expect((await logIn(newPassword)).status).toBe(200)
    const { text, html } = await mailTo(email, subjects.passwordChanged)
    for (const secret of [password, newPassword]) expect(text + html).not.toContain(secret)
    expect(await subjectsTo(email)).toEqual([subjects.passwordChanged])
  })

  test('may keep the password', async () => {
    expect((await change(await person(), { ...right, ...both(password) })).status).toBe(204)
  })

  test('that is refused changes and mails nothing', async () => {
    const { account, browser } = await signedInUser()
    await change(browser, { ...right, current_password: 'wrong' })
    await change(browser, { ...right, ...both('short') })
    expect(await subjectsTo(account.email)).toEqual([])
    expect((await change(browser, right)).status).toBe(204)
  })

  test('counts wrong current passwords, whatever the new one', async () => {
    const browser = await person()
    for (let tried = 0; tried < guessLimit.wrong; tried++) {
      const fields = { ...right, current_password: 'wrong', ...(tried % 2 && both('short')) }
      expect((await change(browser, fields)).status).toBe(422)
    }
    const response = await change(browser, right, 'inertia')
    const current_password = messages.throttle(guessLimit.seconds - 1)
    await expectRefused(browser, response, { path, errors: { current_password } })
  })
})
