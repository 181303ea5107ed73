import { describe, expect, test, vi } from 'vitest'
import { floodLimits, guessLimit, throttles, userFloodLimit } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { brokenLimiters, countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const { publicForm, login } = floodLimits

const resetForm = { path: routes.forgotPassword.href(), fields: { email: 'a@example.com' } }
const forms = [
  resetForm,
  { path: routes.newsletter.href(), fields: { email: 'a@example.com' } },
  { path: routes.sendContactForm.href(), fields: contactMessage() },
]
const signIn = { path: routes.login.href(), fields: { email: 'a@example.com', password: 'wrong' } }

stoppedClock()

async function passing(
  { path, fields }: { path: string; fields: object },
  addresses: string[],
  settings: object = countingLimiters(),
): Promise<number> {
  let passed = 0
  for (const address of addresses) {
    const visitor = new Browser({ address, ...settings })
    const response = await visitor.send(path, fields, { as: 'json' })
    if (response.status !== 429) passed += 1
  }
  return passed
}

const times = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index))

describe('a client that floods a form', () => {
  test.each(forms)('is told to wait at no cost to a store: $path', async ({ path, fields }) => {
    const { env: stores, count, reset } = countedStores()
    const visitor = newVisitor({ ...stores, ...countingLimiters() })
    for (let sent = 0; sent < publicForm.address; sent++) await visitor.send(path, fields)
    reset()
    const response = await visitor.send(path, fields, { as: 'json' })
    expect(response.status).toBe(429)
    const retryAfter = Number(response.headers.get('Retry-After'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ message: messages.throttle(retryAfter), retryAfter })
    expect(count).toEqual({ d1: [], kv: [] })
  })

  test.each([...forms, signIn])('is not stopped while the limiter fails: $path', async (form) => {
    const visitor = newVisitor(brokenLimiters)
    const response = await visitor.send(form.path, form.fields, { as: 'json' })
    expect([200, 422]).toContain(response.status)
  })

  test('takes nothing of what its network may send', async () => {
    const limiters = countingLimiters()
    await passing(
      resetForm,
      times(publicForm.network + 1, () => '192.0.2.1'),
      limiters,
    )
    expect(await passing(resetForm, ['192.0.2.2'], limiters)).toBe(1)
  })
})

describe('a network', () => {
  test.each([
    ['IPv4', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
    ['IPv6', (index: number) => `2001:db8:7:${index.toString(16)}::1`, '2001:db8:8::1'],
  ])('sends ten times what one address may, by %s', async (_, address, elsewhere) => {
    const room = 3
    const limiters = countingLimiters({ [publicForm.network]: publicForm.network - room + 1 })
    const addresses = times(room + 2, address)
    expect(await passing(resetForm, addresses, limiters)).toBe(room)
    expect(await passing(resetForm, [elsewhere], limiters)).toBe(1)
  })
})

describe('everybody together', () => {
  test('sends so much a minute and no more, from however many networks', async () => {
    const room = 3
    let sent = 0
    const everybody = { limit: async () => ({ success: ++sent <= room }) }
    const limiters = { ...countingLimiters(), [`PER_MINUTE_${publicForm.everybody}`]: everybody }
    const addresses = times(room + 2, (index) => `203.0.${index}.9`)
    expect(await passing(resetForm, addresses, limiters)).toBe(room)
  })
})

describe('sign-ins of one address', () => {
  test('are limited though every password is right', async () => {
    const { email } = await createUser()
    const right = { path: routes.login.href(), fields: { email, password } }
    const limiters = countingLimiters({ [login.address]: login.address - 1 })
    const addresses = times(4, () => '192.0.2.77')
    expect(await passing(right, addresses, limiters)).toBe(2)
  })
})

describe('a device that has signed in before', () => {
  const cookie = '__Host-device'

  async function knownDevice() {
    const account = await createUser()
    const browser = newVisitor()
    const fields = { email: account.email, password }
    await browser.send(routes.login.href(), fields, { as: 'json' })
    const value = browser.cookies.get(cookie) ?? ''
    const logInFrom = async (settings: object) => {
      const device = new Browser({ address: '192.0.2.99', ...settings })
      device.cookies.set(cookie, value)
      return (await device.send(routes.login.href(), fields, { as: 'json' })).status
    }
    return logInFrom
  }

  test('has room although strangers have used up that of everybody', async () => {
    const logInFrom = await knownDevice()
    const limiters = countingLimiters()
    const full = new Set<string>()
    const everybody = { limit: async ({ key }: { key: string }) => ({ success: !full.has(key) }) }
    const settings = { ...limiters, [`PER_MINUTE_${login.everybody}`]: everybody }
    const spy = vi.spyOn(everybody, 'limit')
    await passing(signIn, ['192.0.2.100'], settings)
    for (const [{ key }] of spy.mock.calls) full.add(key)
    expect(await passing(signIn, ['192.0.2.101'], settings)).toBe(0)
    expect(await logInFrom(settings)).toBe(200)
  })

  test('has the room of one address, from wherever its cookie is sent', async () => {
    const logInFrom = await knownDevice()
    const limiters = countingLimiters({ [login.address]: login.address - 1 })
    const statuses: number[] = []
    for (let sent = 0; sent < 4; sent++) {
      statuses.push(await logInFrom({ ...limiters, address: `198.51.${sent}.1` }))
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})

test('password checks of signed-in people are limited by address, whatever their accounts', async () => {
  const room = guessLimit.wrong + 1
  const counting = countingLimiters({ [login.address]: login.address - room + 1 })
  const limiters = { ...counting, address: '192.0.2.88' }
  const accounts = 2
  const statuses: number[] = []
  for (let account = 0; account < accounts; account++) {
    const browser = await signedInAs(await createUser(), limiters)
    for (let guess = 0; guess < guessLimit.wrong; guess++) {
      const fields = { password: 'wrong' }
      const reply = await browser.send(routes.confirmPassword.href(), fields, { as: 'json' })
      statuses.push(reply.status)
    }
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
  expect(statuses.filter((status) => status === 422)).toHaveLength(room)
})

test('a signed-in person who floods a form costs no store more than the session', async () => {
  const stores = countedStores()
  const account = await createUser({ unverified: true })
  const browser = await signedInAs(account, { ...stores.env, ...countingLimiters() })
  const resend = () => browser.send(routes.resendVerification.href(), {}, { as: 'json' })
  for (let sent = 0; sent < userFloodLimit; sent++) await resend()
  stores.reset()
  expect((await resend()).status).toBe(429)
  expect(stores.count.kv).toEqual(['get'])
  expect(stores.count.d1).toHaveLength(1)
})

test('the limits of networks and everybody are multiples of what one address may', () => {
  const [minute] = throttles.contact
  expect(publicForm).toEqual({
    address: minute.hits,
    network: 10 * minute.hits,
    everybody: 200 * minute.hits,
  })
})
