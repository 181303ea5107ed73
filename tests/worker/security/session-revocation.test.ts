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

/** The cookies of a browser in another one: what a thief holds. */
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
  /** Two devices of one person, in two places that have both read each session. */
  async function twoDevices() {
    const account = await createUser()
    const [nearby, far] = places()
    const [here, there] = [await logIn(account, nearby), await logIn(account, far)]
    for (const browser of [here, there, copyOf(here, far)]) {
      expect(await isSignedIn(browser)).toBe(true)
    }
    return { account, nearby, far, here, there }
  }

  test('a password change ends the other sessions at once, and this one goes on', async () => {
    const { here, there, far } = await twoDevices()
    const stolen = copyOf(here, far)
    expect((await change(here)).status).toBe(204)
    expect(await isSignedIn(there)).toBe(false)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(copyOf(here, far))).toBe(true)
    here.cookies.delete('__Host-session')
    expect(await isSignedIn(here)).toBe(false)
  })

  test('a reset ends every session at once', async () => {
    const { account, here, there, nearby } = await twoDevices()
    await resetPassword(account, newVisitor({ KV: nearby }))
    expect(await isSignedIn(here)).toBe(false)
    expect(await isSignedIn(there)).toBe(false)
  })

  test('a sign-out ends this session everywhere, and no other', async () => {
    const { here, there, far } = await twoDevices()
    const stolen = copyOf(here, far)
    expect((await here.send(routes.logout.href(), {}, { as: 'json' })).status).toBe(204)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(there)).toBe(true)
  })

  test('deleting the account ends every session at once', async () => {
    const { here, there, far } = await twoDevices()
    const stolen = copyOf(here, far)
    expect((await deleteAccount(here)).status).toBe(204)
    expect(await isSignedIn(there)).toBe(false)
    expect(await isSignedIn(stolen)).toBe(false)
  })

  test('a session works at once in the place that has not heard of it yet', async () => {
    const account = await createUser()
    const [nearby, far] = places()
    const here = await logIn(account, nearby)
    const elsewhere = copyOf(here, far)
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(true)
    later(90)
    expect(await isSignedIn(elsewhere)).toBe(true)
    later(90)
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  test('a password confirmed here counts elsewhere from the very next request', async () => {
    const { here, far } = await twoDevices()
    await here.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    const status = await copyOf(here, far).visit(routes.confirmedPasswordStatus.href())
    expect(await status.json()).toEqual({ confirmed: true })
  })
})

describe('over a store that takes one write a second to a key', () => {
  test('many requests at once, when the session is due to be written, all pass', async () => {
    const account = await createUser()
    const store = eventualKeyValueStore()
    const here = await logIn(account, store.from('here'))
    later(1000)
    const views = await Promise.all(Array.from({ length: 10 }, () => here.visit('/about-us')))
    expect(views.map(({ status }) => status)).toEqual(views.map(() => 200))
    expect(await isSignedIn(here)).toBe(true)
  })
})
