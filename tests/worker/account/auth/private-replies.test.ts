import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { accountRoutes } from '#tests/support/account/account-routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const screens = accountRoutes.filter(({ screen }) => screen)

describe.each(accountRoutes)('$method $path', ({ method, path }) => {
  test.each(['inertia', 'json'] as const)('is never cached, as %s', async (as) => {
    for (const browser of [
      newVisitor(),
      await signedInAs(await createUser(), { confirmed: true }),
    ]) {
      const version = await browser.version()
      const response =
        method === 'GET'
          ? await browser.visit(path, { headers: { ...accepts[as], 'X-Inertia-Version': version } })
          : await browser.send(path, {}, { as, method })
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
      expect(response.headers.get('Vary')).toContain('X-Inertia')
    }
  })
})

describe.each(screens)('the screen $path', ({ path, guard }) => {
  test.each(['page', 'inertia'] as const)('is for no search engine, as %s', async (as) => {
    const browser =
      guard === 'guest' ? newVisitor() : await signedInAs(await createUser(), { confirmed: true })
    const version = { 'X-Inertia-Version': await browser.version() }
    const response = await browser.visit(path, { headers: { ...accepts[as], ...version } })
    expect(response.headers.get('X-Robots-Tag') ?? 'missing').toContain('noindex')
  })
})

describe('every page of a signed-in person', () => {
  test.each([
    ...screens.filter(({ guard }) => guard !== 'guest').map(({ path }) => path),
    ...publicPages.map(({ href }) => href),
  ])('says that its history is encrypted: %s', async (path) => {
    const browser = await signedInAs(await createUser(), { confirmed: true })
    const page = await browser.page(path)
    expect(page.encryptHistory).toBe(true)
    const response = await browser.visit(path, {
      headers: { ...accepts.inertia, 'X-Inertia-Version': page.version },
    })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('says so on error pages too', async () => {
    const browser = await signedInAs(await createUser())
    expect(await browser.page('/nothing-here')).toMatchObject({
      component: 'error',
      encryptHistory: true,
    })
  })
})

describe('a page of a visitor', () => {
  test.each(screens.filter(({ guard }) => guard === 'guest'))(
    'says nothing of history: $path',
    async ({ path }) => {
      const page = await newVisitor().page(path)
      expect(page).not.toHaveProperty('encryptHistory', true)
      expect(page).not.toHaveProperty('clearHistory', true)
    },
  )
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
