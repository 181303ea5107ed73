import { existsSync } from 'node:fs'
import { expect, test } from '#tests/support/chromium/test.ts'

const headersOf = (headers: { name: string; value: string }[], name: string) =>
  headers.filter((one) => one.name.toLowerCase() === name).map(({ value }) => value)

for (const [path, policy] of [
  ['/og/home.png', 'cross-origin'],
  ['/favicon.svg', 'same-origin'],
] as const) {
  test(`${path} says once who may embed it, and what a referrer may tell`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const headers = response.headersArray()
    expect(headersOf(headers, 'cross-origin-resource-policy')).toEqual([policy])
    expect(headersOf(headers, 'referrer-policy')).toEqual(['same-origin'])
    expect(headersOf(headers, 'x-content-type-options')).toEqual(['nosniff'])
    const [hsts = ''] = headersOf(headers, 'strict-transport-security')
    expect(hsts).toMatch(/^max-age=\d{8,}$/)
    expect(headersOf(headers, 'content-security-policy')).toEqual([
      expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'$/),
    ])
  })
}

test('the manifest of the build is not served', async ({ request }) => {
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404)
})

test('the build holds no settings of the machine that made it', () => {
  expect(existsSync('dist/kilima_advisory/wrangler.json')).toBe(true)
  expect(existsSync('dist/kilima_advisory/.dev.vars')).toBe(false)
})

test('texts say in which encoding they are', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [script = ''] = html.match(/\/assets\/[\w-]+\.js/) ?? []
  const [sheet = ''] = html.match(/\/assets\/[\w-]+\.css/) ?? []
  const types = await Promise.all(
    [script, sheet, '/favicon.svg'].map(async (path) =>
      headersOf((await request.get(path)).headersArray(), 'content-type'),
    ),
  )
  expect(types.map((values) => values.map((type) => type.toLowerCase()))).toEqual([
    ['text/javascript; charset=utf-8'],
    ['text/css; charset=utf-8'],
    ['image/svg+xml; charset=utf-8'],
  ])
})

test('a picture has its colours under its own policy', async ({ page }) => {
  await page.goto('/favicon.svg')
  const stroke = await page.locator('.summit').evaluate((path) => getComputedStyle(path).stroke)
  expect(stroke).toBe('rgb(199, 125, 10)')
})
