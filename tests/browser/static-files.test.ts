import { expect, test } from '#tests/support/browser-test.ts'

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
    expect(hsts).toMatch(/^max-age=\d{8,}; includeSubDomains\b/)
    expect(headersOf(headers, 'content-security-policy')).toEqual([
      expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'$/),
    ])
  })
}

test('a picture has its colours under its own policy', async ({ page }) => {
  await page.goto('/favicon.svg')
  const stroke = await page.locator('.summit').evaluate((path) => getComputedStyle(path).stroke)
  expect(stroke).toBe('rgb(199, 125, 10)')
})
