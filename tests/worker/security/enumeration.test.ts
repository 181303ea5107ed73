import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser } from '#tests/support/account/accounts.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { login, forgotPassword, replacePassword } = routes
const sender = '198.51.100.1'

stoppedClock()

beforeEach(async () => {
  for (const { name } of (await env.KV.list({ prefix: 'throttle:' })).keys)
    await env.KV.delete(name)
})

/** Returns everything about a reply that an outsider can observe, including its cost. */
async function observe(path: string, fields: object, as: 'inertia' | 'json') {
  const stores = countedStores()
  const browser = newVisitor({ ...stores.env, address: sender })
  await browser.page('/')
  stores.reset()
  deriveBits.mockClear()
  const response = await browser.send(path, fields, { as })
  const location = response.headers.get('Location')
  const page = location ? (await browser.page(location)).props : null
  return {
    status: response.status,
    location,
    body: await response.text(),
    cookies: [...browser.cookies.keys()].sort(),
    page: page && { errors: page.errors, status: page.status },
    derivations: deriveBits.mock.calls.length,
    d1: stores.count.d1,
    kv: stores.count.kv,
  }
}

const kinds = ['inertia', 'json'] as const

describe.each(kinds)('as %s, a stranger cannot tell a known address from an unknown one', (as) => {
  test('by a wrong password, two-factor or not, verified or not', async () => {
    const path = login.href()
    const wrong = (email: string) => observe(path, { email, password: 'wrong one' }, as)
    const unknown = await wrong('nobody@example.com')
    expect(unknown.derivations).toBeGreaterThan(0)
    expect(await wrong((await createUser()).email)).toEqual(unknown)
    expect(await wrong((await createUser({ withTwoFactor: true })).email)).toEqual(unknown)
    expect(await wrong((await createUser({ unverified: true })).email)).toEqual(unknown)
  })

  test('by how many wrong passwords it takes', async () => {
    const registered = (await createUser()).email
    for (const email of [`nobody-${as}@example.com`, registered]) {
      const statuses: string[] = []
      for (let tried = 0; tried <= guessLimit.wrong; tried++) {
        const observed = await observe(login.href(), { email, password: 'wrong one' }, as)
        statuses.push(JSON.stringify(observed.page?.errors ?? observed.body))
      }
      expect(new Set(statuses).size).toBe(2)
      expect(statuses.at(-1)).not.toBe(statuses.at(-2))
      expect(statuses.at(-2)).toBe(statuses[0])
    }
  })

  test('by asking for a reset link, also for the second time', async () => {
    const ask = (email: string) => observe(forgotPassword.href(), { email }, as)
    const unknown = await ask('nobody@example.com')
    const { email } = await createUser()
    expect(await ask(email)).toEqual(unknown)
    expect(await ask(email)).toEqual(unknown)
  })

  test('by a made-up reset link', async () => {
    const reset = async (email: string) => {
      const password = 'a wholly different passphrase'
      const fields = { token: 'f'.repeat(64), email, password, password_confirmation: password }
      const { location, d1: _, ...observed } = await observe(replacePassword.href(), fields, as)
      return { ...observed, location: location?.replace(encodeURIComponent(email), 'EMAIL') }
    }
    expect(await reset((await createUser()).email)).toEqual(await reset('nobody@example.com'))
  })
})
