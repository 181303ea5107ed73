import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { accountRoutes } from '#tests/support/account/account-routes.ts'
import { createUser, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import { accepts, pageObjectOf } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const guestScreens = accountRoutes.filter(({ screen, guard }) => screen && guard === 'guest')

const person = async () => signedInAs(await createUser({ unverified: true }))
const challenged = async () => pendingSignIn(await createUser({ withTwoFactor: true }))
const visitor = async () => newVisitor()

const screens = [
  ...guestScreens.map(({ path, screen = '' }) => ({ path, screen, open: visitor })),
  { path: routes.twoFactorChallenge.href(), screen: 'auth/two-factor-challenge', open: challenged },
  { path: routes.verifyNotice.href(), screen: 'auth/verify-email', open: person },
  { path: routes.confirmPassword.href(), screen: 'auth/confirm-password', open: person },
]

describe.each(screens)('the document of $screen', ({ path, screen, open }) => {
  test('is rendered, titled, kept from search engines, and works before any script', async () => {
    const response = await (await open()).visit(path, { headers: accepts.json })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    const html = await response.text()
    expect(pageObjectOf(html).component).toBe(screen)
    const { title, meta, canonical, jsonLd } = headOf(html)
    expect(title).toMatch(new RegExp(`^.+ - ${settings.appName}$`))
    expect(meta('robots')).toContain('noindex')
    expect(jsonLd).toEqual([])
    expect(canonical).toEqual([`https://kilima.test${path}`])
    for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:type']) {
      expect(meta(name), name).toBeTruthy()
    }
    expect(html.replace(/<script.*?<\/script>/gs, '')).toMatch(/<h1/)
    const forms = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) expect(form).toMatch(/method="post"/i)
    expect(html).toMatch(/name="_token"/)
  })
})

describe('a document of a form that was refused', () => {
  test('reports the errors without repeating a password', async () => {
    const browser = newVisitor()
    const fields = { email: 'nobody@example.com', password: 'unmistakable secret' }
    const refused = await browser.send(routes.login.href(), fields)
    const location = refused.headers.get('Location') ?? ''
    const html = await (await browser.visit(location, { headers: accepts.page })).text()
    expect(html).toContain('These credentials do not match our records.')
    expect(html).not.toContain('unmistakable')
  })

  test('escapes the parameters of a reset link', async () => {
    const link = `${routes.resetPassword.href({ token: '</script><b>' })}?email=${encodeURIComponent('"><img src=x>')}`
    const html = await (await newVisitor().visit(link, { headers: accepts.page })).text()
    expect(html).not.toContain('<img src=x>')
    expect(html).not.toContain('</script><b>')
  })
})
