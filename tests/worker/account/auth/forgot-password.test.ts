import { describe, expect, test } from 'vitest'
import { mailCooldownSeconds } from '#shared/account/constants.ts'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  linkIn,
  mailbox,
  mailTo,
  resetTokenOf,
  subjects,
  subjectsTo,
} from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.forgotPassword.href()
const { linkSent } = messages.reset

stoppedClock()

const ask = (email: unknown) => newVisitor().send(path, { email }, { as: 'json' })

describe('GET /forgot-password', () => {
  test('is the screen', async () => {
    const { component, props } = await newVisitor().page(path)
    expect(component).toBe('auth/forgot-password')
    expect(props.status).toBeNull()
  })
})

describe.each(bothForms)('POST /forgot-password as %s', (as) => {
  test.each([
    [{}, messages.required('email')],
    [{ email: 'a b@example.com' }, messages.email],
  ])('refuses %j', async (fields, message) => {
    const browser = newVisitor()
    const response = await browser.send(path, fields, { as })
    await expectRefused(browser, response, { path, errors: { email: message } })
  })

  test('replies the same for a known, an unknown and a recently mailed address', async () => {
    const { email } = await createUser()
    for (const address of [email, 'nobody@example.com', email]) {
      const browser = newVisitor()
      const response = await browser.send(path, { email: address }, { as })
      const { props } = await expectSentTo(browser, response, path)
      expect(props).toMatchObject({ status: linkSent, errors: {} })
    }
  })
})

describe('POST /forgot-password as json', () => {
  test('refuses a missing and an odd address', async () => {
    await expectInvalid(await ask(undefined), { email: [messages.required('email')] })
    await expectInvalid(await ask('nobody'), { email: [messages.email] })
  })
})

describe('a reset link', () => {
  test('is mailed to the stored address, and to known ones only', async () => {
    const { email } = await createUser()
    for (const address of [` ${email.toUpperCase()} `, 'nobody@example.com']) {
      await expectJson(await ask(address), 200, { message: linkSent })
    }
    expect(await subjectsTo(email)).toEqual([subjects.reset])
    expect(await mailbox('nobody@example.com')).toEqual([])
  })

  test('has a token of 64 hexadecimal digits and the address', async () => {
    const { email } = await createUser({ email: 'plus+sign@example.com' })
    await ask(email)
    const mail = await mailTo(email, subjects.reset)
    const { origin, pathname, search } = linkIn(mail)
    expect(origin).toBe('https://kilima.test')
    expect(pathname).toMatch(/^\/reset-password\/[0-9a-f]{64}$/)
    expect(search).toBe(`?email=${encodeURIComponent(email)}`)
    expect(mail.html).toContain(pathname)
    expect(mail.text).toContain(`will expire in ${lifetimes.resetTokenSeconds / 60} minutes`)
  })

  test('is mailed once a minute, silently', async () => {
    const { email } = await createUser()
    for (let count = 0; count < 3; count++) expect((await ask(email)).status).toBe(200)
    expect(await subjectsTo(email)).toHaveLength(1)
    later(mailCooldownSeconds - 1)
    await ask(email)
    expect(await subjectsTo(email)).toHaveLength(1)
    later(1)
    await ask(email)
    expect(await subjectsTo(email)).toHaveLength(2)
  })

  test('is not mailed sooner because the last one was used', async () => {
    const { email } = await createUser()
    await ask(email)
    const token = await resetTokenOf(email)
    const fields = {
      email,
      token,
      password: 'gold-teapot-9',
      password_confirmation: 'gold-teapot-9',
    }
    const path = routes.replacePassword.href()
    expect((await newVisitor().send(path, fields, { as: 'json' })).status).toBe(200)
    await ask(email)
    expect(await subjectsTo(email)).toEqual([subjects.reset, subjects.passwordChanged].sort())
    later(mailCooldownSeconds)
    await ask(email)
    expect(await subjectsTo(email)).toHaveLength(3)
  })

  test('is mailed once when it is asked for many times at once', async () => {
    const { email } = await createUser()
    await Promise.all(Array.from({ length: 5 }, () => ask(email)))
    expect(await subjectsTo(email)).toHaveLength(1)
  })
})

describe('GET /reset-password/{token}', () => {
  test('is the screen for any token, with what the link says', async () => {
    const link = `${routes.resetPassword.href({ token: 'any' })}?email=a%2Bb%40example.com`
    const { component, props } = await newVisitor().page(link)
    expect(component).toBe('auth/reset-password')
    expect(props).toMatchObject({ token: 'any', email: 'a+b@example.com' })
  })

  test('has an empty address when the link names none', async () => {
    const { props } = await newVisitor().page(routes.resetPassword.href({ token: 'any' }))
    expect(props.email).toBe('')
  })

  test('is 405 without a token', async () => {
    const response = await newVisitor().visit(routes.replacePassword.href())
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })
})
