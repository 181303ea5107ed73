import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

describe('every page of a signed-in person', () => {
  test.each(publicPages)('says that its history is encrypted: $href', async ({ href }) => {
    const browser = await signedInAs(await createUser())
    const response = await browser.visit(href, {
      headers: { ...accepts.inertia, 'X-Inertia-Version': await browser.version() },
    })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ encryptHistory: true })
  })

  test('says so on error pages too', async () => {
    const browser = await signedInAs(await createUser())
    expect(await browser.page('/nothing-here')).toMatchObject({
      component: 'error',
      encryptHistory: true,
    })
  })
})

describe('the cookies of a sign-in', () => {
  test('are Secure, HttpOnly, Lax and __Host-, the token alone is readable', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    const fields = { email, password, remember: true }
    const response = await browser.send(routes.login.href(), fields, { as: 'json' })
    const lines = response.headers.getSetCookie()
    const names = lines.map((line) => line.split('=')[0])
    expect(names).toEqual(
      expect.arrayContaining(['__Host-session', '__Host-remember', '__Host-device', 'XSRF-TOKEN']),
    )
    for (const line of lines) {
      expect(line).toMatch(/; Path=\//)
      expect(line).toMatch(/; SameSite=Lax/)
      expect(line).toMatch(/; Secure/)
      expect(line.includes('HttpOnly')).toBe(line.startsWith('__Host-'))
      expect(line).not.toContain('Domain=')
    }
    const body = await response.text()
    for (const value of browser.cookies.values()) expect(body).not.toContain(value)
  })
})
