import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signIn } from '#tests/support/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { countRows, newVisitor } from '#tests/support/contact.ts'
import { createSubscriber, subscribe } from '#tests/support/newsletter.ts'

const oldKey = (env as unknown as { APP_KEY: string }).APP_KEY
const APP_KEY = btoa('k'.repeat(32))
const rotated = { APP_KEY, APP_PREVIOUS_KEYS: oldKey }
const dropped = { APP_KEY }
const json = { headers: accepts.json }

stoppedClock()

const logIn = (browser: Browser, email: string, text = password) =>
  browser.send(routes.login.href(), { email, password: text }, { as: 'json' })

describe('once APP_KEY is another and the old one still read', () => {
  test('a known device stays known', async () => {
    const { email } = await createUser()
    const before = newVisitor()
    await logIn(before, email)
    const owner = newVisitor(rotated)
    owner.cookies.set('__Host-device', before.cookies.get('__Host-device') ?? '')
    for (let tried = 0; tried <= guessLimit.wrong; tried++) {
      await logIn(newVisitor(rotated), email, 'wrong')
    }
    expect((await logIn(owner, email)).status).toBe(200)
  })
})

describe('once the old APP_KEY is not read any more', () => {
  test('what it sealed of two-factor is as if it were not there, and no error', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await signIn(newVisitor(dropped), account, { confirmed: true })
    expect((await browser.visit(routes.twoFactorSecretKey.href(), json)).status).toBe(404)
    for (const path of [routes.twoFactorQrCode.href(), routes.twoFactorRecoveryCodes.href()]) {
      const response = await browser.visit(path, json)
      expect([response.status, await response.json()]).toEqual([200, []])
    }
    expect((await browser.visit(routes.twoFactor.href(), json)).status).toBe(200)
  })

  test('a subscriber who asks again gets a letter whose unsubscribe link works', async () => {
    const email = await createSubscriber()
    const before = await countRows('outbox')
    const response = await subscribe(email, { browser: newVisitor(dropped) })
    expect(response.status).toBe(200)
    expect(await countRows('outbox')).toBe(before + 1)
  })
})
