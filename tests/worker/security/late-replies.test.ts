import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const background = [
  [
    'a part of the page',
    { 'X-Inertia-Partial-Component': 'dashboard', 'X-Inertia-Partial-Data': 'recentSessions' },
  ],
  ['a page fetched ahead', { Purpose: 'prefetch' }],
] as const

/** Returns a request of this browser that was sent before its cookies changed. */
function sentBefore(browser: Browser): Browser {
  const late = newVisitor()
  for (const [name, value] of browser.cookies) late.cookies.set(name, value)
  return late
}

describe.each(background)('%s whose reply comes after the session got another id', (_, headers) => {
  test('takes nothing back: the new session and its token stay', async () => {
    const browser = await signedInAs(await createUser())
    await browser.page('/')
    const late = sentBefore(browser)
    await browser.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    const version = await browser.version()
    const requestHeaders = { ...accepts.inertia, 'X-Inertia-Version': version, ...headers }
    for (const route of [routes.dashboard, routes.home]) {
      const reply = await late.visit(route.href(), { headers: requestHeaders })
      const names = reply.headers.getSetCookie().map((line) => line.split('=')[0])
      expect(names).not.toContain('__Host-session')
      expect(names).not.toContain('XSRF-TOKEN')
      expect(names).not.toContain('__Host-visitor')
    }
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('leaves a browser whose session ended able to log in', async () => {
    const { email } = await createUser()
    const browser = await signedInAs(await createUser())
    await browser.page('/')
    const ended = sentBefore(browser)
    await browser.send(routes.logout.href(), {}, { as: 'json' })
    const version = await browser.version()
    const requestHeaders = { ...accepts.inertia, 'X-Inertia-Version': version, ...headers }
    await ended.visit(routes.dashboard.href(), { headers: requestHeaders })
    const { component, props } = await ended.page(routes.login.href(), headers)
    expect(component).toBe('auth/login')
    const fields = { email, password, _token: props.csrfToken }
    const response = await ended.send(routes.login.href(), fields, { token: null })
    expect(expectRedirect(response, ended)).toBe(routes.dashboard.href())
  })
})
