import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
} from '#tests/support/account/account-replies.ts'
import { createUser, newPassword, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.confirmPassword.href()
const status = routes.confirmedPasswordStatus.href()
const { provided } = messages.password
const lifetime = lifetimes.passwordConfirmationSeconds

stoppedClock()

const person = async () => signedInAs(await createUser())

async function statusOf(browser: Browser, query = '') {
  const response = await browser.visit(status + query)
  const { confirmed } = await response.json<{ confirmed: boolean }>()
  return { confirmed, since: response.headers.get('X-Retry-After') }
}

describe.each(bothForms)('POST /user/confirm-password as %s', (as) => {
  test('leads to the dashboard if no page was requested', async () => {
    const browser = await person()
    const response = await browser.send(path, { password }, { as })
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
    expect(await statusOf(browser)).toEqual({ confirmed: true, since: null })
  })

  test('says that what was sent before was not done', async () => {
    const browser = await person()
    const settings = routes.passkeys.href()
    const headers = { Referer: `${browser.origin}${settings}` }
    const away = await browser.send(routes.addPasskey.href(), { name: 'Laptop' }, { as, headers })
    expect(expectRedirect(away, browser)).toBe(path)
    const response = await browser.send(path, { password }, { as })
    expect(expectRedirect(response, browser)).toBe(settings)
    const { props } = await browser.page(settings)
    expect(props.status).toBe(messages.guards.unsent)
    expect(props.values).toEqual({ name: 'Laptop' })
    expect((await browser.page(settings)).props).not.toHaveProperty('values')
  })

  test('says so even if the input is too long for a cookie', async () => {
    const browser = await person()
    const settings = routes.passkeys.href()
    const headers = { Referer: `${browser.origin}${settings}?from=here` }
    const fields = { name: incompressible(5000), password: 'secret' }
    await browser.send(routes.addPasskey.href(), fields, { as, headers })
    const response = await browser.send(path, { password }, { as })
    expect(expectRedirect(response, browser)).toBe(`${settings}?from=here`)
    const { props } = await browser.page(settings)
    expect(props.status).toBe(messages.guards.unsent)
    expect(props).not.toHaveProperty('values')
  })

  test('has no message if a page was requested', async () => {
    const browser = await signedInAs(await createUser({ role: 'owner' }))
    const people = routes.deskPeople.href()
    await browser.visit(people)
    const response = await browser.send(path, { password }, { as })
    const { props } = await browser.page(expectRedirect(response, browser))
    expect(props.status ?? null).toBeNull()
  })

  test('refuses a wrong, an empty and a missing password alike', async () => {
    const browser = await person()
    for (const fields of [{ password: 'wrong' }, { password: '' }, {}]) {
      const response = await browser.send(path, fields, { as })
      await expectRefused(browser, response, { path, errors: { password: provided } })
    }
    expect((await statusOf(browser)).confirmed).toBe(false)
  })
})

describe('POST /user/confirm-password as json', () => {
  test('is 201 with an empty string', async () => {
    await expectJson(await (await person()).send(path, { password }, { as: 'json' }), 201, '')
  })

  test('refuses a wrong, an empty and a missing password alike', async () => {
    const browser = await person()
    for (const fields of [{ password: 'wrong' }, { password: '' }, { password: null }, {}]) {
      const response = await browser.send(path, fields, { as: 'json' })
      await expectInvalid(response, { password: [provided] })
    }
  })

  test('does not count an empty one as a guess', async () => {
    const browser = await person()
    for (let tried = 0; tried < 10; tried++) {
      expect((await browser.send(path, {}, { as: 'json' })).status).toBe(422)
    }
    expect((await browser.send(path, { password }, { as: 'json' })).status).toBe(201)
  })
})

describe('a confirmation', () => {
  test('is not implied by signing in', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    await browser.send(routes.login.href(), { email, password }, { as: 'json' })
    expect((await statusOf(browser)).confirmed).toBe(false)
  })

  test('takes effect with the next request, in this session only', async () => {
    const account = await createUser()
    const [laptop, phone] = [await signedInAs(account), await signedInAs(account)]
    await laptop.send(path, { password }, { as: 'json' })
    expect((await laptop.page(routes.twoFactor.href())).component).toBe('settings/two-factor')
    expect((await statusOf(phone)).confirmed).toBe(false)
  })

  test(`counts ${lifetime} seconds`, async () => {
    const browser = await person()
    await browser.send(path, { password }, { as: 'json' })
    for (const seconds of [lifetime - 3601, 3600]) {
      later(seconds / 2)
      await browser.page('/')
      later(seconds / 2)
      expect((await statusOf(browser)).confirmed).toBe(true)
    }
    later(1)
    expect((await statusOf(browser)).confirmed).toBe(false)
    expect((await browser.visit(routes.twoFactorSecretKey.href())).status).not.toBe(200)
  })

  test('outlives a password change', async () => {
    const browser = await person()
    await browser.send(path, { password }, { as: 'json' })
    later(60)
    const pair = { password: newPassword, password_confirmation: newPassword }
    const change = { current_password: password, ...pair }
    await browser.send(routes.password.href(), change, { as: 'json', method: 'PUT' })
    expect(await statusOf(browser)).toEqual({ confirmed: true, since: '60' })
  })
})

describe('GET /user/confirmed-password-status', () => {
  test('says how long ago, when it was some seconds ago', async () => {
    const browser = await person()
    await browser.send(path, { password }, { as: 'json' })
    expect(await statusOf(browser)).toEqual({ confirmed: true, since: null })
    later(42)
    expect(await statusOf(browser)).toEqual({ confirmed: true, since: '42' })
    expect(await statusOf(browser, '?seconds=43')).toEqual({ confirmed: true, since: '42' })
    expect(await statusOf(browser, '?seconds=42')).toEqual({ confirmed: false, since: null })
  })

  test.each(['0', '-5', '1.5', 'x', '', '1e1', '0x10', ' 5'])(
    'takes ?seconds=%s for none',
    async (seconds) => {
      const browser = await person()
      await browser.send(path, { password }, { as: 'json' })
      later(42)
      const query = `?seconds=${encodeURIComponent(seconds)}`
      expect(await statusOf(browser, query)).toEqual({ confirmed: true, since: '42' })
    },
  )
})
