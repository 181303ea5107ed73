import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson, isSignedIn } from '#tests/support/account/account-replies.ts'
import { accountRoutes } from '#tests/support/account/account-routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
import { failingDatabase, failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const unavailable = { message: messages.refusals.unavailable }

const failures: [string, Record<string, unknown>][] = [
  ['the database', { DB: failingDatabase() }],
  ['the key-value store', { KV: failingKeyValueStore() }],
  ['both stores', { DB: failingDatabase(), KV: failingKeyValueStore() }],
]

/** Returns the same browser, with settings in which a store is down. */
function during(browser: Browser, settings: Record<string, unknown>): Browser {
  const again = new Browser(settings)
  for (const [name, value] of browser.cookies) again.cookies.set(name, value)
  return again
}

async function signedIn(): Promise<Browser> {
  const browser = await signedInAs(await createUser(), { confirmed: true })
  await browser.page('/')
  return browser
}

describe.each(failures)('while %s fails', (_, settings) => {
  let person: Browser
  beforeAll(async () => {
    person = await signedIn()
  })

  test.each(accountRoutes)('$method $path takes nobody for a guest', async ({ method, path }) => {
    const browser = during(person, settings)
    const options = { method, body: method === 'GET' ? undefined : '{}' }
    const headers = {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': browser.token ?? '',
      Origin: browser.origin,
    }
    const json = { ...headers, Accept: 'application/json' }
    const response = await browser.visit(path, { ...options, headers: json })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    await expectJson(response, 503, unavailable)
    const inertia = { ...headers, 'X-Inertia': 'true', Accept: 'text/html' }
    await expectErrorPage(await browser.visit(path, { ...options, headers: inertia }), 503)
  })

  test('a session survives', async () => {
    const browser = await signedIn()
    const meanwhile = during(browser, settings)
    await meanwhile.visit(routes.dashboard.href())
    expect(meanwhile.cookies.get('__Host-session')).toBe(browser.cookies.get('__Host-session'))
    expect(await isSignedIn(during(meanwhile, {}))).toBe(true)
  })

  test('a remembered device is not forgotten', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await browser.send(routes.login.href(), { email, password, remember: true }, { as: 'json' })
    browser.cookies.delete('__Host-session')
    const meanwhile = during(browser, settings)
    const response = await meanwhile.visit(routes.dashboard.href())
    expect(response.status).toBe(503)
    expect(await isSignedIn(during(meanwhile, {}))).toBe(true)
  })
})

describe('while the database fails', () => {
  const DB = failingDatabase()

  test.each([
    [routes.login.href(), { email: 'a@example.com', password }],
    [routes.forgotPassword.href(), { email: 'a@example.com' }],
    [
      routes.replacePassword.href(),
      { token: 'x', email: 'a@example.com', password, password_confirmation: password },
    ],
    [
      routes.register.href(),
      { name: 'B', email: 'b@example.com', password, password_confirmation: password },
    ],
  ])('a guest is told so by POST %s', async (path, fields) => {
    await expectJson(await newVisitor({ DB }).send(path, fields, { as: 'json' }), 503, unavailable)
  })
})

describe('while the key-value store fails', () => {
  test('a registration that is refused leaves nothing half done', async () => {
    const fields = {
      name: 'B',
      email: 'half@example.com',
      password,
      password_confirmation: password,
    }
    const meanwhile = newVisitor({ KV: failingKeyValueStore() })
    const refused = await meanwhile.send(routes.register.href(), fields, { as: 'json' })
    await expectJson(refused, 503, unavailable)
    const { results } = await env.DB.prepare('SELECT id FROM users WHERE email = ?')
      .bind(fields.email)
      .all()
    expect(results).toEqual([])
  })
})
