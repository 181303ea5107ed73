import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginThrottles } from '#shared/account/constants.ts'
import { guessLimit } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson, expectRefused } from '#tests/support/account/account-replies.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.login.href()
const [pair] = loginThrottles.pair
const [perAddress] = loginThrottles.address

stoppedClock()

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM counters').run()
})

const logIn = (browser: Browser, email: string, text = 'wrong') =>
  browser.send(path, { email, password: text }, { as: 'json' })

const statusOf = async (browser: Browser, email: string, text?: string) =>
  (await logIn(browser, email, text)).status

async function fail(browser: Browser, email: string, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried++) expect(await statusOf(browser, email)).toBe(422)
}

/** Deletes the guesses at the account, so that only the client's own buckets count. */
const forgetGuesses = () => env.DB.prepare('DELETE FROM counters').run()

describe('failed sign-ins at one account from one place', () => {
  test('are limited by the minute', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await fail(browser, email, pair.hits)
    await forgetGuesses()
    const retryAfter = pair.seconds - 1
    const response = await logIn(browser, email, password)
    expect(response.headers.get('Retry-After')).toBe(String(retryAfter))
    await expectJson(response, 429, { message: messages.throttle(retryAfter), retryAfter })
    later(retryAfter)
    expect(await statusOf(browser, email, password)).toBe(200)
  })

  test('are reported on the page, under the address, before missing fields', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await fail(browser, email, pair.hits)
    await forgetGuesses()
    const response = await browser.send(path, { email }, { as: 'inertia' })
    const errors = { email: messages.throttle(pair.seconds - 1) }
    await expectRefused(browser, response, { path, errors })
  })

  test('do not count for another place or another account', async () => {
    const [first, second] = [await createUser(), await createUser()]
    const browser = newVisitor()
    await fail(browser, first.email, pair.hits)
    await forgetGuesses()
    expect(await statusOf(newVisitor(), first.email, password)).toBe(200)
    expect(await statusOf(browser, second.email, password)).toBe(200)
  })

  test('are reset by a right password', async () => {
    const { email } = await createUser()
    const address = '198.51.100.77'
    for (let round = 0; round < 2; round++) {
      await fail(newVisitor({ address }), email, pair.hits - 1)
      expect(await statusOf(newVisitor({ address }), email, password)).toBe(200)
    }
  })

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces', (email: string) => `  ${email}\t`],
    [
      'with a control character',
      (email: string) => `\u0001${email.slice(0, 2)}\u0000${email.slice(2)}`,
    ],
    ['in full-width letters', (email: string) => email.replace('p', '\uff50')],
  ])('count for the address %s', async (_, spell) => {
    const { email } = await createUser()
    const browser = newVisitor()
    await fail(browser, email, pair.hits)
    await forgetGuesses()
    expect(await statusOf(browser, spell(email), password)).toBe(429)
  })

  test('are wrong credentials only', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    for (let tried = 0; tried < pair.hits * 2; tried++) {
      const response = await browser.send(path, { email }, { as: 'json' })
      expect(response.status).toBe(422)
      expect((await browser.send(path, { email: [email], password }, { as: 'json' })).status).toBe(
        422,
      )
    }
    expect(await statusOf(browser, email, password)).toBe(200)
  })
})

describe('failed sign-ins from one place', () => {
  test('are limited by the minute for all accounts together; a right one does not reset them', async () => {
    const { email } = await createUser()
    const address = '198.51.100.88'
    const failAs = async (name: string) =>
      expect(await statusOf(newVisitor({ address }), `${name}@example.com`)).toBe(422)
    await failAs('nobody')
    expect(await statusOf(newVisitor({ address }), email, password)).toBe(200)
    for (let tried = 1; tried < perAddress.hits; tried++) await failAs(`nobody-${tried}`)
    expect(await statusOf(newVisitor({ address }), email, password)).toBe(429)
    expect(await statusOf(newVisitor(), email, password)).toBe(200)
    later(perAddress.seconds)
    expect(await statusOf(newVisitor({ address }), email, password)).toBe(200)
  })

  test('count an IPv6 /64 as one client, and ignore forwarded headers', async () => {
    const { email } = await createUser()
    for (let tried = 0; tried < perAddress.hits; tried++) {
      const browser = newVisitor({ address: `2001:db8:1:2::${tried}` })
      expect(await statusOf(browser, `nobody-v6-${tried}@example.com`)).toBe(422)
    }
    const neighbour = newVisitor({ address: '2001:db8:1:2:ffff::1' })
    await neighbour.page('/')
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.1' }
    const options = { as: 'json', headers } as const
    const response = await neighbour.send(path, { email, password }, options)
    expect(response.status).toBe(429)
  })
})

describe('wrong passwords for one account from everywhere', () => {
  test('are limited by the minute, for unknown accounts as well', async () => {
    const { email } = await createUser()
    for (const address of [email, 'nobody-at-all@example.com']) {
      for (let tried = 0; tried < guessLimit.wrong; tried++) await fail(newVisitor(), address, 1)
      expect(await statusOf(newVisitor(), address)).toBe(429)
      expect(await statusOf(newVisitor(), address.toUpperCase(), password)).toBe(429)
    }
    later(guessLimit.seconds)
    expect(await statusOf(newVisitor(), email, password)).toBe(200)
  })
})
