import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectJson,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { createUser } from '#tests/support/account/accounts.ts'
import {
  agents,
  hasSession,
  logInFrom,
  sessionIdOf,
  withoutSession,
} from '#tests/support/account/devices.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const listPath = routes.sessions.href()

function end(browser: Browser, id: string, as: Sender = 'json'): Promise<Response> {
  const path = routes.session.href({ id })
  return as === 'page'
    ? browser.send(`${path}?_method=DELETE`, {}, { as })
    : browser.send(path, {}, { as, method: 'DELETE' })
}

/** Three signed-in browsers of one person, all of them remembered. */
async function threeDevices() {
  const account = await createUser()
  const here = await logInFrom(account)
  const phone = await logInFrom(account, { agent: agents.phone.agent })
  return { account, here, phone, third: await logInFrom(account) }
}

describe.each(bothForms)('DELETE /settings/sessions/{id} as %s', (as) => {
  test('ends that session at once, no other, and goes back to the list', async () => {
    const { here, phone, third } = await threeDevices()
    const response = await end(here, await sessionIdOf(phone), as)
    expect(response.status).toBe(303)
    const { props } = await expectSentTo(here, response, listPath)
    expect(props.sessions).toHaveLength(2)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await hasSession(third)).toBe(true)
  })

  test('leads to the log-in when it was one’s own', async () => {
    const { here, phone } = await threeDevices()
    const response = await end(here, await sessionIdOf(here), as)
    expect(expectRedirect(response, here)).toBe(routes.login.href())
    expect(await isSignedIn(here)).toBe(false)
    expect(await hasSession(phone)).toBe(true)
  })
})

describe('DELETE /settings/sessions/{id} as json', () => {
  test('is 204 without a body, for one’s own too', async () => {
    const { here, phone } = await threeDevices()
    for (const ended of [phone, here]) {
      const response = await end(here, await sessionIdOf(ended))
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })
})

describe('ending a session', () => {
  test('ends it too when it was given a new id meanwhile', async () => {
    const { account, here, phone } = await threeDevices()
    const id = await sessionIdOf(phone)
    const fields = { password: account.password }
    await phone.send(routes.confirmPassword.href(), fields, { as: 'json' })
    expect((await end(here, id)).status).toBe(204)
    expect(await isSignedIn(phone)).toBe(false)
  })

  test('locks its browser out of every page and call from its next request on', async () => {
    const { here, phone } = await threeDevices()
    await end(here, await sessionIdOf(phone))
    const json = { headers: accepts.json }
    for (const path of [listPath, routes.exportData.href(), routes.dashboard.href()]) {
      const response = await phone.visit(path, json)
      await expectJson(response, 401, { message: messages.guards.unauthenticated })
    }
    const response = await phone.visit(listPath, { headers: accepts.page })
    expect(expectRedirect(response, phone)).toBe(routes.login.href())
  })

  test('forgets the remembered devices, so that none comes back by itself', async () => {
    const { here, phone, third } = await threeDevices()
    await end(here, await sessionIdOf(phone))
    expect(await isSignedIn(withoutSession(phone))).toBe(false)
    expect(await isSignedIn(withoutSession(third))).toBe(false)
    expect(here.cookies.has('__Host-remember')).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
  })

  test('takes one’s own cookies away and makes the browser forget its history', async () => {
    const { here } = await threeDevices()
    await end(here, await sessionIdOf(here))
    for (const cookie of ['__Host-session', '__Host-remember']) {
      expect(here.cookies.has(cookie)).toBe(false)
    }
    expect(await here.page(routes.login.href())).toMatchObject({ clearHistory: true })
  })

  test('of somebody else ends nothing of theirs', async () => {
    const [{ here }, other] = [await threeDevices(), await threeDevices()]
    expect((await end(here, await sessionIdOf(other.phone))).status).toBe(204)
    expect(await hasSession(other.phone)).toBe(true)
    expect(await isSignedIn(withoutSession(other.phone))).toBe(true)
    expect(await isSignedIn(here)).toBe(true)
  })

  test.each(['unknown', '0', '\0', "' OR 1=1 --", '%', '*', 'ü', 'x'.repeat(400)])(
    'by the id %j ends none',
    async (id) => {
      const { here, phone, third } = await threeDevices()
      expect((await end(here, id)).status).toBe(204)
      for (const browser of [here, phone, third]) expect(await hasSession(browser)).toBe(true)
    },
  )

  test('twice is the same as once', async () => {
    const { here, phone } = await threeDevices()
    const id = await sessionIdOf(phone)
    expect([(await end(here, id)).status, (await end(here, id)).status]).toEqual([204, 204])
  })
})
