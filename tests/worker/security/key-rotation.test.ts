import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  codeFor,
  createUser,
  db,
  password,
  signedInUser,
  signIn,
} from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { countRows, newVisitor } from '#tests/support/site/contact.ts'
import { createSubscriber, subscribe } from '#tests/support/site/newsletter.ts'
import { users } from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { createKeyring, parseKey } from '#worker/security/keyring.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { seal } from '#worker/security/sealed.ts'

const oldKey = env.APP_KEY
const APP_KEY = btoa('k'.repeat(32))
const rotated = { APP_KEY, APP_PREVIOUS_KEYS: oldKey }
const dropped = { APP_KEY }
const json = { headers: accepts.json }

stoppedClock()

/** Opens a confirmed session under these settings. */
const signInWith = (keys: { APP_KEY: string }, account: { id: string }) =>
  signIn(newVisitor(keys), account, {
    confirmed: true,
    keyring: settingsOf({ ...env, ...keys }).keyring,
  })

/** Hashes the same password again with the remaining key. */
async function resetPasswordHash(id: string) {
  const keys = settingsOf({ ...env, ...dropped }).keyring('password')
  const passwordHash = await hashPassword(keys, password, addressRequester('tests'))
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

const logIn = (browser: Browser, email: string, text = password) =>
  browser.send(routes.login.href(), { email, password: text }, { as: 'json' })

describe('once APP_KEY is another and the old one still listed', () => {
  test('a known device is none: its cookie may be that of whoever has the old key', async () => {
    const { email } = await createUser()
    const before = newVisitor()
    await logIn(before, email)
    const owner = newVisitor(rotated)
    owner.cookies.set('__Host-device', before.cookies.get('__Host-device') ?? '')
    for (let tried = 0; tried <= guessLimit.wrong; tried++) {
      await logIn(newVisitor(rotated), email, 'wrong')
    }
    expect((await logIn(owner, email)).status).toBe(429)
  })

  test('nobody is signed in by a cookie of before', async () => {
    const account = await createUser()
    const before = newVisitor()
    const fields = { email: account.email, password, remember: true }
    await before.send(routes.login.href(), fields, { as: 'json' })
    for (const name of ['session', 'remember']) {
      const after = newVisitor(rotated)
      after.cookies.set(`__Host-${name}`, before.cookies.get(`__Host-${name}`) ?? '')
      expect(await isSignedIn(after), name).toBe(false)
    }
  })

  test('no pending sign-in of before is finished', async () => {
    const account = await createUser({ withTwoFactor: true })
    const before = newVisitor()
    await logIn(before, account.email)
    const after = newVisitor(rotated)
    after.cookies.set('__Host-pending', before.cookies.get('__Host-pending') ?? '')
    const answer = { code: codeFor(account.secret) }
    const response = await after.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })
    expect(response.status).toBe(422)
    expect(await isSignedIn(after)).toBe(false)
  })

  test('no intended page of before is followed', async () => {
    const { email } = await createUser()
    const [key] = createKeyring(present(parseKey(oldKey)), [])('intended')
    const browser = newVisitor(rotated)
    browser.cookies.set('__Host-intended', await seal(key, routes.profile.href(), 60))
    const response = await browser.send(routes.login.href(), { email, password })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
  })

  test('no verification link of before verifies', async () => {
    const { account, browser } = await signedInUser({ unverified: true })
    await browser.send(routes.resendVerification.href(), {})
    const link = await verificationLinkOf(account.email)
    const later = newVisitor(rotated)
    await logIn(later, account.email)
    expect((await later.visit(link, json)).status).toBe(403)
  })

  test('a mail that waited meanwhile is sent', async () => {
    const email = 'waiting@example.com'
    await subscribe(email)
    const sent: unknown[] = []
    const EMAIL = { send: async ({ to }: { to: unknown }) => sent.push(to) }
    await runCron({ ...rotated, EMAIL })
    expect(sent).toContain(email)
  })

  test('a challenge that is passed seals the second factor and the codes anew', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = newVisitor(rotated)
    await logIn(browser, account.email)
    const answer = { code: codeFor(account.secret) }
    const passed = await browser.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })
    expect(passed.status).toBe(204)
    const [code = ''] = account.recoveryCodes
    const afterDrop = newVisitor(dropped)
    await resetPasswordHash(account.id)
    await logIn(afterDrop, account.email)
    const reply = { recovery_code: code }
    const response = await afterDrop.send(routes.twoFactorChallenge.href(), reply, { as: 'json' })
    expect(response.status).toBe(204)
    const confirmed = await signInWith(dropped, account)
    const secret = await confirmed.visit(routes.twoFactorSecretKey.href(), json)
    expect(await secret.json()).toEqual({ secretKey: account.secret })
  })
})

test.each(['short', 'c2hvcnQ=', `${oldKey},nonsense`])(
  'a previous key that is none is a refused setting: %s',
  async (APP_PREVIOUS_KEYS) => {
    const response = await newVisitor({ APP_PREVIOUS_KEYS }).visit('/')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('APP_PREVIOUS_KEYS')
  },
)

describe('once the old APP_KEY is not read any more', () => {
  test('what it sealed of two-factor is as if it were not there, and no error', async () => {
    const account = await createUser({ withTwoFactor: true })
    const browser = await signInWith(dropped, account)
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
