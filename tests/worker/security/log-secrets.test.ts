import { describe, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { codeFor, createUser, password } from '#tests/support/account/accounts.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import { signedInBy, withPasskey } from '#tests/support/account/passkeys.ts'
import { pendingSignIn } from '#tests/support/account/second-factor.ts'
import { containsSecret, emailsOf, liveWholeLife } from '#tests/support/account/whole-life.ts'
import { failingDatabase, failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

function listen(): () => string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  log.mockClear()
  return () => log.mock.calls.flat().map(String).join('\n')
}

interface Line {
  event: string
  userId?: string | null
  by?: string
  client?: string
}

const linesOf = (log: string) => log.split('\n').map((line): Line => JSON.parse(line))

describe('the log', () => {
  test('of a whole life names no secret and no address', async () => {
    const logged = listen()
    const secrets = await liveWholeLife(async () => {})
    const log = logged()
    expect(log).toContain(routes.login.path)
    for (const [name, values] of Object.entries(secrets)) {
      for (const value of [values].flat()) {
        expect(containsSecret(log, value), `${name} stands in the log`).toBe(false)
      }
    }
    for (const email of emailsOf(1)) expect(log).not.toContain(email)
    expect(log).not.toContain('example.com')
  })

  test('tells what happened to the account, by its id alone', async () => {
    const logged = listen()
    await liveWholeLife(async () => {})
    const lines = linesOf(logged())
    const events = new Set(lines.filter((line) => 'userId' in line).map(({ event }) => event))
    for (const event of [
      ...['registered', 'email-verified', 'signed-in', 'signed-out', 'sign-in-refused'],
      ...['two-factor-enabled', 'challenge-refused', 'recovery-code-used', 'email-changed'],
      ...['password-refused', 'password-changed', 'password-reset'],
    ]) {
      expect(events).toContain(event)
    }
    const ids = new Set(lines.flatMap(({ userId }) => userId ?? []))
    expect(ids.size).toBe(1)
  })

  test('tells by what each session was opened', async () => {
    const account = await createUser({ withTwoFactor: true })
    const { key, account: owner } = await withPasskey()
    const logged = listen()
    const fields = { email: (await createUser()).email, password, remember: true }
    const browser = newVisitor()
    await browser.send(routes.login.href(), fields, { as: 'json' })
    withoutSession(browser)
    await browser.visit(routes.dashboard.href())
    const code = codeFor(account.secret)
    const pending = await pendingSignIn(account)
    await pending.send(routes.twoFactorChallenge.href(), { code }, { as: 'json' })
    await signedInBy(key)
    const lines = linesOf(logged())
    const opened = lines.filter(({ event }) => event === 'signed-in')
    expect(opened.map(({ by }) => by)).toEqual(['password', 'remembered-device', 'code', 'passkey'])
    expect(opened.slice(2).map(({ userId }) => userId)).toEqual([account.id, owner.id])
  })

  test('lets events of one client be found together, and names no client', async () => {
    const logged = listen()
    const [first, second] = [newVisitor(), newVisitor({ address: '192.0.2.33' })]
    const wrong = (email: string) => ({ email, password: 'wrong guess' })
    for (const email of ['a@example.com', 'b@example.com']) {
      await first.send(routes.login.href(), wrong(email), { as: 'json' })
    }
    await second.send(routes.login.href(), wrong('a@example.com'), { as: 'json' })
    const log = logged()
    const clients = linesOf(log)
      .filter(({ event }) => event === 'sign-in-refused')
      .map(({ client }) => client)
    expect(clients).toEqual([clients[0], clients[0], clients[2]])
    expect(new Set(clients).size).toBe(2)
    expect(log).not.toContain(second.address)
    expect(log).not.toContain(first.address)
  })

  const stores: [string, Record<string, unknown>][] = [
    ['the database', { DB: failingDatabase() }],
    ['the key-value store', { KV: failingKeyValueStore() }],
  ]

  test.each(stores)('of failures of %s names none either', async (_, settings) => {
    const logged = listen()
    const { email } = await createUser({ email: `down-${crypto.randomUUID()}@example.com` })
    const browser = newVisitor(settings)
    await browser.page('/')
    const forms: [string, object][] = [
      [routes.login.href(), { email, password, remember: true }],
      [routes.forgotPassword.href(), { email }],
      [
        routes.register.href(),
        { name: 'B', email: `new-${email}`, password, password_confirmation: password },
      ],
    ]
    for (const [path, fields] of forms) await browser.send(path, fields, { as: 'json' })
    const log = logged()
    expect(log).toContain('"request"')
    expect(log).not.toContain('example.com')
    expect(log).not.toContain(password)
    for (const value of browser.cookies.values()) expect(log).not.toContain(value)
    expect(log).not.toContain('pbkdf2')
  })
})
