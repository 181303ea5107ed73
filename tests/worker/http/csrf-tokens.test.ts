import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { accepts, type Browser, pageObjectOf } from '#tests/support/browser.ts'
import { formData } from '#tests/support/forms.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
const otherKey = btoa('another key of exactly 32 bytes!')
const { APP_KEY: key } = env

async function ready(settings: object = {}): Promise<[Browser, string]> {
  const browser = newVisitor({ ...settings })
  await browser.visit('/')
  return [browser, browser.token ?? '']
}

function post(browser: Browser, init: { headers?: Record<string, string>; body?: BodyInit }) {
  const headers = { ...accepts.json, 'Content-Type': 'application/json', ...init.headers }
  return browser.visit(path, { method: 'POST', body: '{}', ...init, headers })
}

describe('a CSRF token', () => {
  test.each(['X-XSRF-TOKEN', 'X-CSRF-TOKEN'])('is taken from the header %s', async (name) => {
    const [browser, token] = await ready()
    const body = JSON.stringify(contactMessage())
    expect((await post(browser, { headers: { [name]: token }, body })).status).toBe(200)
  })

  test('is taken URL-encoded from X-XSRF-TOKEN, as it stands in the cookie', async () => {
    const [browser, token] = await ready()
    const encoded = [...token].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('')
    expect((await post(browser, { headers: { 'X-XSRF-TOKEN': encoded } })).status).toBe(422)
  })

  test('is taken from _token in JSON', async () => {
    const [browser, token] = await ready()
    expect((await post(browser, { body: JSON.stringify({ _token: token }) })).status).toBe(422)
  })

  test('is taken from _token in a urlencoded form', async () => {
    const [browser, token] = await ready()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ _token: token })
    expect((await post(browser, { headers, body })).status).toBe(422)
  })

  test('is taken from _token in a multipart form', async () => {
    const [browser, token] = await ready()
    expect((await post(browser, await formData({ _token: token }))).status).toBe(422)
  })

  test.each([
    ['in a list', (token: string) => [token]],
    ['in an object', (token: string) => ({ token })],
  ])('is none %s', async (_, wrap) => {
    const [browser, token] = await ready()
    const body = JSON.stringify({ _token: wrap(token) })
    expect((await post(browser, { body })).status).toBe(419)
  })

  test('is none in a file of a multipart form', async () => {
    const [browser, token] = await ready()
    const file = await formData({ _token: new Blob([token]) })
    expect((await post(browser, file)).status).toBe(419)
  })

  test('stands in the cookie, the meta element and the shared prop alike', async () => {
    const browser = newVisitor()
    const html = await (await browser.visit('/')).text()
    const meta = html.match(/<meta name="csrf-token" content="([^"]+)"/)?.[1]
    expect(meta).toBe(browser.token)
    expect(pageObjectOf(html).props.csrfToken).toBe(browser.token)
  })

  test('comes with inertia pages too', async () => {
    const browser = newVisitor()
    const { props } = await browser.page('/')
    expect(props.csrfToken).toBe(browser.token)
    expect((await browser.send(path, {}, { as: 'json' })).status).toBe(422)
  })

  test('of an earlier page of the same visitor still counts', async () => {
    const [browser, token] = await ready()
    await browser.visit(routes.services.href())
    expect((await browser.send(path, {}, { as: 'json', token })).status).toBe(422)
  })

  test('made before the key was changed is refused, though what is stored opens with the old key', async () => {
    const [before, token] = await ready()
    const send = async (settings: object) => {
      const after = newVisitor({ ...settings })
      for (const [name, value] of before.cookies) after.cookies.set(name, value)
      return (await after.send(path, {}, { as: 'json', token })).status
    }
    expect(await send({ APP_KEY: otherKey, APP_PREVIOUS_KEYS: key })).toBe(419)
    expect(await send({ APP_KEY: otherKey })).toBe(419)
  })

  test('is bound to a visitor cookie that is not made up by the client', async () => {
    const [browser] = await ready()
    for (const name of browser.cookies.keys()) {
      if (name.endsWith('visitor')) browser.cookies.set(name, 'chosen-by-an-attacker')
    }
    await browser.visit('/')
    for (const value of browser.cookies.values()) expect(value).not.toBe('chosen-by-an-attacker')
  })
})
