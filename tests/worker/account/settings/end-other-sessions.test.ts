import { describe, expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectRefused,
  expectSentTo,
  isSignedIn,
} from '#tests/support/account/account-replies.ts'
import { createUser, newPassword, password } from '#tests/support/account/accounts.ts'
import { agents, hasSession, logInFrom, withoutSession } from '#tests/support/account/devices.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'

const path = routes.sessions.href()

stoppedClock()

const endOthers = (browser: Browser, fields: object, as: Sender = 'json') =>
  as === 'page'
    ? browser.send(path, { ...fields, _method: 'delete' }, { as })
    : browser.send(path, fields, { as, method: 'DELETE' })

async function twoDevices() {
  const account = await createUser()
  const laptop = await logInFrom(account)
  return { laptop, phone: await logInFrom(account, { agent: agents.phone.agent }) }
}

const wrong: [object, string][] = [
  [{}, messages.required('password')],
  [{ password: '' }, messages.required('password')],
  [{ password: 'wrong' }, messages.password.incorrect],
  [{ password: ` ${password}` }, messages.password.incorrect],
]

describe.each(bothForms)('DELETE /settings/sessions as %s', (as) => {
  test.each(wrong)('is refused with %j and ends nothing', async (fields, message) => {
    const { laptop, phone } = await twoDevices()
    const response = await endOthers(laptop, fields, as)
    expect(response.status).toBe(303)
    await expectRefused(laptop, response, { path, errors: { password: message } })
    expect(await hasSession(phone)).toBe(true)
    expect(await isSignedIn(withoutSession(phone))).toBe(true)
  })

  test('leaves this session alone in the list', async () => {
    const { laptop } = await twoDevices()
    const { props } = await expectSentTo(laptop, await endOthers(laptop, { password }, as), path)
    expect(props).toMatchObject({ errors: {}, sessions: [{ current: true }] })
  })
})

describe('DELETE /settings/sessions as json', () => {
  test('is 204', async () => {
    const { laptop } = await twoDevices()
    const response = await endOthers(laptop, { password })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
})

describe('ending all other sessions', () => {
  test('signs the other browsers out at once, and forgets that they were remembered', async () => {
    const { laptop, phone } = await twoDevices()
    await endOthers(laptop, { password })
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(withoutSession(phone))).toBe(false)
  })

  test('keeps this one, but does not remember it any more', async () => {
    const { laptop } = await twoDevices()
    await endOthers(laptop, { password })
    expect(await hasSession(laptop)).toBe(true)
    expect(laptop.cookies.has('__Host-remember')).toBe(false)
    expect(await isSignedIn(withoutSession(laptop))).toBe(false)
  })

  test('leaves other people alone', async () => {
    const [{ laptop }, other] = [await twoDevices(), await twoDevices()]
    await endOthers(laptop, { password })
    for (const browser of [other.laptop, other.phone]) {
      expect(await hasSession(browser)).toBe(true)
      expect(await isSignedIn(withoutSession(browser))).toBe(true)
    }
  })

  test('shares its guesses with the password form', async () => {
    const { laptop, phone } = await twoDevices()
    const pair = { password: newPassword, password_confirmation: newPassword }
    const change = { current_password: 'wrong', ...pair }
    for (let tried = 0; tried < guessLimit.wrong; tried++) {
      const { status } =
        tried % 2
          ? await laptop.send(routes.password.href(), change, { as: 'json', method: 'PUT' })
          : await endOthers(laptop, { password: 'wrong' })
      expect(status).toBe(422)
    }
    const errors = { password: messages.throttle(guessLimit.seconds - 1) }
    const response = await endOthers(laptop, { password }, 'inertia')
    await expectRefused(laptop, response, { path, errors })
    expect(await hasSession(phone)).toBe(true)
  })
})
