import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectJson,
  expectRefused,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import { mailbox, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.register.href()

let people = 0
const registration = (changes: Record<string, unknown> = {}) => {
  people += 1
  const email = `new-${people}@example.com`
  return { name: 'Ben Mwangi', email, password, password_confirmation: password, ...changes }
}

describe.each(bothForms)('POST /register as %s', (as) => {
  test('says which fields are missing', async () => {
    const browser = newVisitor()
    const errors = {
      name: messages.required('name'),
      email: messages.required('email'),
      password: messages.required('password'),
    }
    await expectRefused(browser, await browser.send(path, {}, { as }), { path, errors })
  })

  test('says that an address is taken, in any case', async () => {
    const { email } = await createUser()
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      const browser = newVisitor()
      const response = await browser.send(path, registration({ email: spelling }), { as })
      const errors = { email: messages.auth.emailTaken }
      await expectRefused(browser, response, { path, errors })
      expect(await isSignedIn(browser)).toBe(false)
    }
  })

  test('signs in and leads to the dashboard, and from there to the verify screen', async () => {
    const browser = newVisitor()
    const response = await browser.send(path, registration(), { as })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
    const next = await browser.visit(routes.dashboard.href(), { headers: { Accept: 'text/html' } })
    const { component, props } = await expectSentTo(browser, next, routes.verifyNotice.href())
    expect(component).toBe('auth/verify-email')
    expect(props.auth).toMatchObject({ user: { name: 'Ben Mwangi', email_verified_at: null } })
  })
})

describe('POST /register as json', () => {
  test('is 201 with an empty string', async () => {
    const browser = newVisitor()
    await expectJson(await browser.send(path, registration(), { as: 'json' }), 201, '')
    expect(await isSignedIn(browser)).toBe(true)
  })
})

describe('a registration', () => {
  test('sends the verification mail to the new address, once', async () => {
    const fields = registration({ email: 'Mailed@Example.com' })
    await newVisitor().send(path, fields)
    expect(await subjectsTo('mailed@example.com')).toEqual([subjects.verify])
    const [mail] = await mailbox('mailed@example.com')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Please click the button below to verify your email address.')
      expect(part).toContain('https://kilima.test/email/verify/')
      expect(part).toContain('If you did not create an account, no further action is required.')
    }
  })

  test('that is refused writes nothing', async () => {
    const fields = registration({ password_confirmation: 'another one' })
    const browser = newVisitor()
    await browser.send(path, fields)
    expect(await subjectsTo(fields.email)).toEqual([])
    const again = { ...fields, password_confirmation: password }
    expect((await browser.send(path, again, { as: 'json' })).status).toBe(201)
  })

  test('creates one account for an address, of many concurrent requests', async () => {
    const fields = registration()
    const browsers = [newVisitor(), newVisitor(), newVisitor()]
    const replies = await Promise.all(
      browsers.map((browser) => browser.send(path, fields, { as: 'json' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(await subjectsTo(fields.email)).toEqual([subjects.verify])
  })
})
