import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** The status of a form without fields: 422 once past the CSRF check, 419 when refused. */
async function statusWith(browser: Browser, headers: Record<string, string>) {
  await browser.visit('/')
  const response = await browser.visit(routes.sendContactForm.href(), {
    method: 'POST',
    headers: { 'X-CSRF-TOKEN': browser.token ?? '', ...headers },
  })
  return response.status
}

const passed = 422
const refused = 419

describe('the origin of a request', () => {
  test('passes when it is that of APP_URL', async () => {
    expect(await statusWith(newVisitor(), { Origin: 'https://kilima.test' })).toBe(passed)
  })

  test('passes when neither Origin nor Sec-Fetch-Site tells it', async () => {
    expect(await statusWith(newVisitor(), {})).toBe(passed)
  })

  test('passes by Sec-Fetch-Site: same-origin', async () => {
    expect(await statusWith(newVisitor(), { 'Sec-Fetch-Site': 'same-origin' })).toBe(passed)
  })

  test.each(['cross-site', 'same-site', 'none', '', 'SAME-ORIGIN-NOT'])(
    'is refused by Sec-Fetch-Site: "%s"',
    async (site) => {
      expect(await statusWith(newVisitor(), { 'Sec-Fetch-Site': site })).toBe(refused)
    },
  )

  test('is asked of Origin first, of Sec-Fetch-Site only without one', async () => {
    const ours = { Origin: 'https://kilima.test', 'Sec-Fetch-Site': 'cross-site' }
    expect(await statusWith(newVisitor(), ours)).toBe(passed)
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin' }
    expect(await statusWith(newVisitor(), foreign)).toBe(refused)
  })

  test('is not that of the Host header', async () => {
    const browser = newVisitor()
    await browser.visit('/')
    const response = await browser.visit(`https://elsewhere.example${routes.contact.href()}`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example', 'X-CSRF-TOKEN': browser.token ?? '' },
    })
    expect(response.status).toBe(refused)
  })

  test.each([
    ['http://localhost:8787', 'http://127.0.0.1:8787'],
    ['http://127.0.0.1:8787', 'http://localhost:8787'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ])('of APP_URL %s may be %s', async (appUrl, origin) => {
    expect(await statusWith(newVisitor({ APP_URL: appUrl }), { Origin: origin })).toBe(passed)
  })

  test.each([
    ['http://localhost:8787', 'http://127.0.0.1:8788'],
    ['http://localhost:8787', 'http://127.0.0.1'],
    ['http://localhost:8787', 'https://127.0.0.1:8787'],
    ['http://localhost:8787', 'http://127.0.0.2:8787'],
    ['http://localhost:8787', 'http://localhost.elsewhere.example:8787'],
    ['http://localhost:8787', 'http://elsewhere.example:8787'],
    ['http://localhost:8787', 'null'],
    ['https://kilima.test', 'https://localhost'],
    ['https://kilima.test', 'https://127.0.0.1'],
  ])('of APP_URL %s may not be %s', async (appUrl, origin) => {
    expect(await statusWith(newVisitor({ APP_URL: appUrl }), { Origin: origin })).toBe(refused)
  })
})
