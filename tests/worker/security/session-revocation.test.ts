import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { type Account, createUser, newPassword, password } from '#tests/support/account/accounts.ts'
import { resetPassword } from '#tests/support/account/reset-password.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { eventualKeyValueStore } from '#tests/support/db/eventual-kv.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

async function logIn({ email }: Account, KV: KVNamespace): Promise<Browser> {
  const browser = newVisitor({ KV })
  const fields = { email, password, remember: true }
  const response = await browser.send(routes.login.href(), fields, { as: 'json' })
  expect(response.status).toBe(200)
  return browser
}

const change = (browser: Browser) =>
  browser.send(
    routes.password.href(),
    { current_password: password, password: newPassword, password_confirmation: newPassword },
    { as: 'json', method: 'PUT' },
  )

const deleteAccount = (browser: Browser) =>
  browser.send(routes.profile.href(), { password }, { as: 'json', method: 'DELETE' })

/** Returns a thief's browser with a copy of the cookies. */
function copyOf(browser: Browser, KV: KVNamespace): Browser {
  const copy = newVisitor({ KV })
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const stores: [string, () => [KVNamespace, KVNamespace]][] = [
  ['a store of one place', () => [env.KV, env.KV]],
  [
    'a store that is a minute late elsewhere',
    () => {
      const store = eventualKeyValueStore()
      return [store.from('here'), store.from('there')]
    },
  ],
]

describe.each(stores)('over %s', (_, places) => {
  /** Signs one person in on two devices, in two regions that have both cached each session. */
  async function twoDevices() {
    const account = await createUser()
    const [nearby, far] = places()
    const [laptop, phone] = [await logIn(account, nearby), await logIn(account, far)]
    for (const browser of [laptop, phone, copyOf(laptop, far)]) {
      expect(await isSignedIn(browser)).toBe(true)
    }
    return { account, nearby, far, laptop, phone }
  }

  test('a password change ends the other sessions at once, and this one goes on', async () => {
    const { laptop, phone, far } = await twoDevices()
    const stolen = copyOf(laptop, far)
    expect((await change(laptop)).status).toBe(204)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
    expect(await isSignedIn(copyOf(laptop, far))).toBe(true)
    laptop.cookies.delete('__Host-session')
    expect(await isSignedIn(laptop)).toBe(false)
  })

  test('a reset ends every session at once', async () => {
    const { account, laptop, phone, nearby } = await twoDevices()
    await resetPassword(account, newVisitor({ KV: nearby }))
    expect(await isSignedIn(laptop)).toBe(false)
    expect(await isSignedIn(phone)).toBe(false)
  })

  test('a sign-out ends this session everywhere, and no other', async () => {
    const { laptop, phone, far } = await twoDevices()
    const stolen = copyOf(laptop, far)
    expect((await laptop.send(routes.logout.href(), {}, { as: 'json' })).status).toBe(204)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('deleting the account ends every session at once', async () => {
    const { laptop, phone, far } = await twoDevices()
    const stolen = copyOf(laptop, far)
    expect((await deleteAccount(laptop)).status).toBe(204)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(stolen)).toBe(false)
  })

  test('a session works at once in the place that has not heard of it yet', async () => {
    const account = await createUser()
    const [nearby, far] = places()
    const laptop = await logIn(account, nearby)
    const elsewhere = copyOf(laptop, far)
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(true)
    later(90)
    expect(await isSignedIn(elsewhere)).toBe(true)
    later(90)
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  test('a password confirmed here counts elsewhere from the very next request', async () => {
    const { laptop, far } = await twoDevices()
    await laptop.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    const status = await copyOf(laptop, far).visit(routes.confirmedPasswordStatus.href())
    expect(await status.json()).toEqual({ confirmed: true })
  })
})

describe('over a store that takes one write a second to a key', () => {
  test('many requests at once, when the session is due to be written, all pass', async () => {
    const account = await createUser()
    const store = eventualKeyValueStore()
    const laptop = await logIn(account, store.from('here'))
    later(1000)
    const views = await Promise.all(Array.from({ length: 10 }, () => laptop.visit('/about-us')))
    expect(views.map(({ status }) => status)).toEqual(views.map(() => 200))
    expect(await isSignedIn(laptop)).toBe(true)
  })
})
