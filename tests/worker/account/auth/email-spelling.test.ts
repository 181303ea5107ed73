import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, newPassword, password, signedInAs } from '#tests/support/account/accounts.ts'
import { mailbox, resetTokenOf, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const pair = { password, password_confirmation: password }

const spellings: [string, string, string][] = [
  ['capitals', 'Capitals@Example.COM', 'capitals@example.com'],
  ['a ligature', 'oﬃce@example.com', 'office@example.com'],
  ['a letter in two parts', 'bu\u0308ro@example.com', 'b\u00fcro@example.com'],
  ['capital letters that compose only when small', 'J\u030C@example.com', '\u01f0@example.com'],
]

// All that is made the same: `site/contact/email`.
describe.each(spellings)('an address with %s', (_, input, normalised) => {
  const post = (path: string, fields: object) => newVisitor().send(path, fields, { as: 'json' })

  test('is stored, found and mailed in its one spelling', async () => {
    const registered = await post(routes.register.href(), { name: 'B', email: input, ...pair })
    expect(registered.status).toBe(201)
    expect(await subjectsTo(normalised)).toEqual([subjects.verify])
    for (const email of [input, normalised]) {
      expect((await post(routes.login.href(), { email, password })).status).toBe(200)
      const again = await post(routes.register.href(), { name: 'B', email, ...pair })
      expect(again.status).toBe(422)
    }
    await post(routes.forgotPassword.href(), { email: input })
    const token = await resetTokenOf(normalised)
    const reset = { password: newPassword, password_confirmation: newPassword }
    const fields = { token, email: input, ...reset }
    expect((await post(routes.replacePassword.href(), fields)).status).toBe(200)
  })

  test('is one spelling of an account for its owner', async () => {
    const other = await createUser({ email: `x${normalised}` })
    const browser = await signedInAs(other)
    const fields = { name: 'B', email: `x${input.trimStart()}` }
    const options = { as: 'json', method: 'PATCH' } as const
    expect((await browser.send(routes.profile.href(), fields, options)).status).toBe(204)
    expect(await mailbox(other.email)).toEqual([])
  })
})
