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

async function threeDevices() {
  const account = await createUser()
  const laptop = await logInFrom(account)
  const phone = await logInFrom(account, { agent: agents.phone.agent })
  return { account, laptop, phone, third: await logInFrom(account) }
}

describe.each(bothForms)('DELETE /settings/sessions/{id} as %s', (as) => {
  test('ends that session at once, no other, and goes back to the list', async () => {
    const { laptop, phone, third } = await threeDevices()
    const response = await end(laptop, await sessionIdOf(phone), as)
    expect(response.status).toBe(303)
    const { props } = await expectSentTo(laptop, response, listPath)
    expect(props.sessions).toHaveLength(2)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await hasSession(third)).toBe(true)
  })

  test("leads to the login page after ending one's own", async () => {
    const { laptop, phone } = await threeDevices()
    const response = await end(laptop, await sessionIdOf(laptop), as)
    expect(expectRedirect(response, laptop)).toBe(routes.login.href())
    expect(await isSignedIn(laptop)).toBe(false)
    expect(await hasSession(phone)).toBe(true)
  })
})

describe('DELETE /settings/sessions/{id} as json', () => {
  test('is 204 without a body, for one’s own too', async () => {
    const { laptop, phone } = await threeDevices()
    for (const ended of [phone, laptop]) {
      const response = await end(laptop, await sessionIdOf(ended))
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })
})

describe('ending a session', () => {
  test('ends it even if it got a new id in the meantime', async () => {
    const { account, laptop, phone } = await threeDevices()
    const id = await sessionIdOf(phone)
    const fields = { password: account.password }
    await phone.send(routes.confirmPassword.href(), fields, { as: 'json' })
    expect((await end(laptop, id)).status).toBe(204)
    expect(await isSignedIn(phone)).toBe(false)
  })

  test('locks its browser out of every page and call from its next request on', async () => {
    const { laptop, phone } = await threeDevices()
    await end(laptop, await sessionIdOf(phone))
    const json = { headers: accepts.json }
    for (const path of [listPath, routes.exportData.href(), routes.dashboard.href()]) {
      const response = await phone.visit(path, json)
      await expectJson(response, 401, { message: messages.guards.unauthenticated })
    }
    const response = await phone.visit(listPath, { headers: accepts.page })
    expect(expectRedirect(response, phone)).toBe(routes.login.href())
  })

  test('forgets the remembered devices, so that none comes back by itself', async () => {
    const { laptop, phone, third } = await threeDevices()
    await end(laptop, await sessionIdOf(phone))
    expect(await isSignedIn(withoutSession(phone))).toBe(false)
    expect(await isSignedIn(withoutSession(third))).toBe(false)
    expect(laptop.cookies.has('__Host-remember')).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
  })

  test("deletes one's own cookies and clears the browser's history", async () => {
    const { laptop } = await threeDevices()
    await end(laptop, await sessionIdOf(laptop))
    for (const cookie of ['__Host-session', '__Host-remember']) {
      expect(laptop.cookies.has(cookie)).toBe(false)
    }
    expect(await laptop.page(routes.login.href())).toMatchObject({ clearHistory: true })
  })

  test("somebody else's id ends nothing of theirs", async () => {
    const [{ laptop }, other] = [await threeDevices(), await threeDevices()]
    expect((await end(laptop, await sessionIdOf(other.phone))).status).toBe(204)
    expect(await hasSession(other.phone)).toBe(true)
    expect(await isSignedIn(withoutSession(other.phone))).toBe(true)
    expect(await isSignedIn(laptop)).toBe(true)
  })

  test.each(['unknown', '0', '\0', "' OR 1=1 --", '%', '*', 'ü', 'x'.repeat(400)])(
    'by the id %j ends none',
    async (id) => {
      const { laptop, phone, third } = await threeDevices()
      expect((await end(laptop, id)).status).toBe(204)
      for (const browser of [laptop, phone, third]) expect(await hasSession(browser)).toBe(true)
    },
  )

  test('twice is the same as once', async () => {
    const { laptop, phone } = await threeDevices()
    const id = await sessionIdOf(phone)
    expect([(await end(laptop, id)).status, (await end(laptop, id)).status]).toEqual([204, 204])
  })
})
