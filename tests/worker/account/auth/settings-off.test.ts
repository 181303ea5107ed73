import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { register, forgotPassword, resetPassword, replacePassword, login } = routes
const notFound = (path: string) => ({ message: messages.refusals.notFound(path.slice(1)) })

const get = (browser: Browser, path: string, as: 'inertia' | 'json') =>
  browser.visit(path, { headers: accepts[as] })

describe('REGISTRATION_ENABLED=false', () => {
  const closed = { REGISTRATION_ENABLED: 'false' }
  const path = register.href()
  const fields = {
    name: 'Ben',
    email: 'closed@example.com',
    password,
    password_confirmation: password,
  }

  test('makes /register a 404', async () => {
    const browser = newVisitor(closed)
    await expectErrorPage(await get(browser, path, 'inertia'), 404)
    await expectErrorPage(await browser.send(path, fields, { as: 'inertia' }), 404)
    await expectJson(await browser.send(path, fields, { as: 'json' }), 404, notFound(path))
    expect(await mailbox(fields.email)).toEqual([])
  })

  test('reveals its existence by no other method', async () => {
    const response = await newVisitor(closed).send(path, fields, { as: 'json', method: 'PUT' })
    await expectJson(response, 404, notFound(path))
  })

  test('makes it a 404 for signed-in people too', async () => {
    const browser = await signedInAs(await createUser(), closed)
    await expectErrorPage(await get(browser, path, 'inertia'), 404)
  })

  test('is said on the login page', async () => {
    const { props } = await newVisitor(closed).page(login.href())
    expect(props).toMatchObject({ canRegister: false, canResetPassword: true })
  })
})

describe('PASSWORD_RESET_ENABLED=false', () => {
  const closed = { PASSWORD_RESET_ENABLED: 'false' }
  const link = resetPassword.href({ token: 'a'.repeat(64) })

  test.each([forgotPassword.href(), link])('makes GET %s a 404', async (path) => {
    await expectErrorPage(await get(newVisitor(closed), path, 'inertia'), 404)
  })

  test.each([
    ['PUT', forgotPassword.href()],
    ['GET', replacePassword.href()],
    ['POST', link],
  ])('leaves no other method that would tell: %s %s', async (method, path) => {
    const browser = newVisitor(closed)
    const response =
      method === 'GET'
        ? await get(browser, path, 'json')
        : await browser.send(path, {}, { as: 'json', method })
    await expectJson(response, 404, notFound(path))
    expect(response.headers.has('Allow')).toBe(false)
  })

  test.each([forgotPassword.href(), replacePassword.href()])(
    'makes POST %s a 404',
    async (path) => {
      const { email } = await createUser()
      const browser = newVisitor(closed)
      await expectJson(await browser.send(path, { email }, { as: 'json' }), 404, notFound(path))
      await expectErrorPage(await browser.send(path, { email }, { as: 'inertia' }), 404)
      expect(await mailbox(email)).toEqual([])
    },
  )

  test('is said on the login page', async () => {
    const { props } = await newVisitor(closed).page(login.href())
    expect(props).toMatchObject({ canRegister: true, canResetPassword: false })
  })
})
