import { describe, expect, test, vi } from 'vitest'
import { longestSpelling, maxBodyBytes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

// Normalising this many marks (NFKC) would take seconds of an isolate's only CPU.
const marks = ['\u0345', '\u0315', '\u0300', '\u0334']
const costly = (bytes: number) => `a${marks.map((mark) => mark.repeat(bytes / 8)).join('')}`
const long = costly(maxBodyBytes - 1024)
const halfAsLong = costly(maxBodyBytes / 2 - 1024)
const pair = { password: halfAsLong, password_confirmation: halfAsLong }

const forms: [name: string, path: string, fields: object][] = [
  ['the address of a sign-in', routes.login.href(), { email: long, password }],
  ['the password of a sign-in', routes.login.href(), { email: 'a@example.com', password: long }],
  ['the address of a registration', routes.register.href(), { name: 'A', email: long }],
  ['a new password', routes.register.href(), { name: 'A', email: 'a@example.com', ...pair }],
  ['the address of a reset mail', routes.forgotPassword.href(), { email: long }],
  ['the address of a reset', routes.replacePassword.href(), { token: 'x', email: long }],
  ['the address of the newsletter', routes.newsletter.href(), { email: long }],
  ['the address of a message', routes.sendContactForm.href(), contactMessage({ email: long })],
]

/** Returns the length of the longest text that was normalised. */
async function longestNormalised(send: () => Promise<Response>): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    expect((await send()).status).toBe(422)
    return Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))
  } finally {
    normalize.mockRestore()
  }
}

const send = (browser: Browser, path: string, fields: object) => () =>
  browser.send(path, { ...fields }, { as: 'json' })

describe('a text that takes seconds to spell in one way', () => {
  test.each(forms)('is not spelled at all: %s', async (_, path, fields) => {
    const longest = await longestNormalised(send(newVisitor(), path, fields))
    expect(longest).toBeLessThanOrEqual(longestSpelling)
  })

  test('is not spelled at all: the password of somebody signed in', async () => {
    const browser = await signedInAs(await createUser())
    const path = routes.confirmPassword.href()
    const longest = await longestNormalised(send(browser, path, { password: long }))
    expect(longest).toBeLessThanOrEqual(longestSpelling)
  })
})
