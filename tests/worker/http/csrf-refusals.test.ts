import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { contactMessage, countRows, newVisitor } from '#tests/support/site/contact.ts'

const formPath = routes.contact.href()
const jsonPath = routes.sendContactForm.href()

async function expectRefused(response: Response) {
  expect(response.status).toBe(419)
  expect(await response.json()).toEqual({ message: messages.refusals.csrf })
}

describe('cross-site request forgery', () => {
  const send = (browser: Browser, options: object) =>
    browser.send(formPath, contactMessage(), { as: 'json', ...options })

  test('is refused without a token', async () => {
    await expectRefused(await send(newVisitor(), { token: null }))
  })

  test.each(['', 'x', 'x.y', '.', '%', '%E0%A4%A', 'a.b.c'])(
    'is refused with the wrong token "%s"',
    async (token) => {
      await expectRefused(await send(newVisitor(), { token }))
    },
  )

  test('is refused with a token of which one character is changed', async () => {
    const browser = newVisitor()
    await browser.page('/')
    const token = browser.token ?? ''
    const middle = Math.floor(token.length / 2)
    for (const at of [0, middle]) {
      const other = token[at] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      await expectRefused(await send(browser, { token: changed }))
    }
  })

  test("is refused with another visitor's token", async () => {
    const attacker = newVisitor()
    await attacker.page('/')
    const victim = newVisitor()
    await victim.page('/')
    await expectRefused(await send(victim, { token: attacker.token }))
  })

  test('is refused with a right token but without the visitor cookie', async () => {
    const browser = newVisitor()
    await browser.page('/')
    const { token } = browser
    browser.cookies.clear()
    await expectRefused(await browser.visit(formPath, postWith(token)))
  })

  test('is refused with the token cookie alone, which every request carries', async () => {
    const browser = newVisitor()
    await browser.page('/')
    await expectRefused(await browser.visit(formPath, postWith(undefined)))
  })

  test.each([
    'https://elsewhere.example',
    'https://kilima.test.elsewhere.example',
    'https://www.kilima.test',
    'http://kilima.test',
    'https://kilima.test:8443',
    'https://kilima.test@elsewhere.example',
    'null',
    '',
  ])('is refused from the origin "%s"', async (origin) => {
    await expectRefused(await send(newVisitor(), { headers: { Origin: origin } }))
  })

  test('is refused with a token in a text/plain body of JSON', async () => {
    const browser = newVisitor()
    await browser.page('/')
    const body = JSON.stringify(contactMessage({ _token: browser.token }))
    const headers = { ...accepts.json, Origin: browser.origin, 'Content-Type': 'text/plain' }
    await expectRefused(await browser.visit(formPath, { method: 'POST', headers, body }))
  })

  test('is refused with the token in the query', async () => {
    const browser = newVisitor()
    await browser.page('/')
    const query = new URLSearchParams({ _token: browser.token ?? '' })
    const response = await browser.visit(`${formPath}?${query}`, postWith(undefined))
    await expectRefused(response)
  })

  test('stores nothing', async () => {
    const before = await countRows('threads')
    await send(newVisitor(), { token: null })
    await send(newVisitor(), { headers: { Origin: 'null' } })
    expect(await countRows('threads')).toBe(before)
  })
})

describe('a CSRF refusal', () => {
  test.each(['page', 'inertia'] as const)(
    'is a 419 page with a fresh token for a %s request',
    async (as) => {
      const browser = newVisitor()
      await browser.page('/')
      const stale = browser.token
      const response = await browser.send(formPath, {}, { as, token: null })
      await expectErrorPage(response, 419)
      expect(browser.token).toBeTruthy()
      expect(browser.token).not.toBe(stale)
      const retried = await browser.send(formPath, contactMessage(), { as })
      expect([302, 303]).toContain(retried.status)
    },
  )

  test.each([
    ['/login', `${new Browser().origin}/login?from=mail`, '/login?from=mail'],
    ['/contact', undefined, '/contact'],
    ['/logout', 'https://elsewhere.example/', '/'],
  ])('of %s leads back to the page that was open: %s', async (path, referer, href) => {
    const headers: Record<string, string> = referer ? { Referer: referer } : {}
    const response = await newVisitor().send(path, {}, { token: null, headers })
    const { props } = await expectErrorPage(response, 419)
    expect(props.action).toEqual({ label: 'Reload the page', href })
  })

  test('brings a JSON caller a token with which the next try passes', async () => {
    const browser = newVisitor()
    const headers = { ...accepts.json, 'Content-Type': 'application/json' }
    await expectRefused(await browser.visit(jsonPath, { method: 'POST', headers, body: '{}' }))
    const retried = await browser.visit(jsonPath, {
      method: 'POST',
      headers: { ...headers, 'X-XSRF-TOKEN': encodeURIComponent(browser.token ?? '') },
      body: JSON.stringify(contactMessage()),
    })
    expect(retried.status).toBe(200)
  })

  test('meets PUT, PATCH and DELETE as well, and no GET', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await new Browser().visit('/contact', { method })).status).toBe(419)
    }
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await new Browser().visit('/contact', { headers })).status).toBe(200)
  })
})

function postWith(token: string | undefined) {
  return {
    method: 'POST',
    headers: {
      ...accepts.json,
      Origin: 'https://kilima.test',
      'Content-Type': 'application/json',
      ...(token && { 'X-CSRF-TOKEN': token }),
    },
    body: JSON.stringify(contactMessage()),
  }
}
