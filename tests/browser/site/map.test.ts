import { routes } from '#shared/routes.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const kenyaShape = (page: Page) => page.locator('use[href$="#land-KE"]').first()
const isShapes = (url: string) => /land-[\w-]+\.svg$/.test(url)

test('the shapes of the map are in one cached file, not in documents', async ({
  page,
  request,
}) => {
  for (const path of [routes.markets.href(), routes.market.href({ slug: 'kenya' })]) {
    expect(await (await request.get(path)).text()).not.toContain('id="land-')
  }
  const shapes = page.waitForResponse((response) => isShapes(response.url()))
  await open(page, routes.markets.href())
  expect((await shapes).headers()['cache-control']).toContain('immutable')
  await expect
    .poll(async () => (await kenyaShape(page).boundingBox())?.width ?? 0)
    .toBeGreaterThan(10)
})

test('a page draws its map after a client-side visit', async ({ page }) => {
  await open(page, routes.home.href())
  await page.getByRole('link', { name: 'Markets' }).first().click()
  await expect
    .poll(async () => (await kenyaShape(page).boundingBox())?.width ?? 0)
    .toBeGreaterThan(10)
})

test.describe('when its shapes cannot be fetched', () => {
  test.use({ expectedNoise: /ERR_FAILED/, ownTab: true })

  test('a page works without its map and has the same content as text', async ({ page }) => {
    await page.route(/land-.*\.svg$/, (route) => route.abort())
    await open(page, routes.home.href())
    await page.getByRole('link', { name: 'Markets' }).first().click()
    await expect(page).toHaveURL(routes.markets.href())
    await page.locator('a[href="#south-africa"]').filter({ visible: true }).first().click()
    await expect(page.locator('#south-africa')).toBeInViewport()
  })
})
