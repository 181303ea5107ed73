import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import {
  type AccountRoute,
  accountForms,
  accountRoutes,
} from '#tests/support/account/account-routes.ts'
import { createUser, newPassword, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const evil = 'elsewhere.example'
const poison = {
  Host: evil,
  'X-Forwarded-Host': evil,
  'X-Forwarded-Proto': 'http',
  Forwarded: `host=${evil}`,
  'X-Original-URL': `https://${evil}/`,
}

/** Sends a form to our path under another host name, like one of our own pages. */
async function send(browser: Browser, path: string, fields: object, method = 'POST') {
  if (!browser.token) await browser.page('/')
  return browser.visit(`https://${evil}${path}`, {
    method,
    headers: {
      ...poison,
      Accept: 'text/html',
      Origin: browser.origin,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': browser.token ?? '',
    },
    body: JSON.stringify(fields),
  })
}

async function expectOnlyOurs(address: string): Promise<void> {
  const mails = await mailbox(address)
  expect(mails.length).toBeGreaterThan(0)
  for (const { subject, text, html } of mails) {
    expect(subject + text + html).not.toContain(evil)
    for (const link of text.matchAll(/https?:\/\/[^\s/]+/g)) {
      expect(link[0]).toBe('https://kilima.test')
    }
  }
}

describe('the host that a request names', () => {
  test('never reaches a reset link', async () => {
    const { email } = await createUser()
    await send(newVisitor(), routes.forgotPassword.href(), { email })
    await expectOnlyOurs(email)
  })

  test('never reaches a verification link', async () => {
    const email = 'poisoned@example.com'
    const fields = { name: 'B', email, password, password_confirmation: password }
    const browser = newVisitor()
    await send(browser, routes.register.href(), fields)
    await send(browser, routes.resendVerification.href(), {})
    await expectOnlyOurs(email)
  })

  test('never reaches a notice', async () => {
    const { email, id } = await createUser()
    const browser = await signedInAs({ id })
    const fields = { password: newPassword, password_confirmation: newPassword }
    const change = { current_password: password, ...fields }
    await send(browser, routes.password.href(), change, 'PUT')
    await send(browser, routes.profile.href(), { name: 'B', email: 'new@example.com' }, 'PATCH')
    await expectOnlyOurs(email)
    await expectOnlyOurs('new@example.com')
  })

  /** Returns a browser that passes the guard of a route. */
  const browserFor = async ({ guard }: AccountRoute) =>
    guard === 'guest'
      ? newVisitor()
      : signedInAs(await createUser({ withSetup: true }), { confirmed: true })

  test.each(accountForms)('never reaches the reply of $method $path', async (route) => {
    const response = await send(await browserFor(route), route.path, {}, route.method)
    expect([...response.headers].join()).not.toContain(evil)
  })

  test.each(accountRoutes.filter(({ method }) => method === 'GET'))(
    'never reaches the reply of GET $path, nor the redirect of its guard',
    async (route) => {
      for (const browser of [newVisitor(), await browserFor(route)]) {
        const headers = { ...poison, 'X-Inertia': 'true', 'X-Inertia-Version': 'old' }
        const response = await browser.visit(`https://${evil}${route.path}`, { headers })
        expect([...response.headers].join()).not.toContain(evil)
        expect(await response.text()).not.toContain(evil)
      }
    },
  )
})
