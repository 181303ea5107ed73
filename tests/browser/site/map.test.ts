import { routes } from '#shared/routes.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const drawn = (page: Page) => page.locator('use[href$="#land-KE"]').first()
const isShapes = (url: string) => /land-[\w-]+\.svg$/.test(url)

test('no document carries the shapes of the map: one file has them, and is kept', async ({
  page,
  request,
}) => {
  for (const path of [routes.markets.href(), routes.market.href({ slug: 'kenya' })]) {
    expect(await (await request.get(path)).text()).not.toContain('id="land-')
  }
  const shapes = page.waitForResponse((response) => isShapes(response.url()))
  await open(page, routes.markets.href())
  expect((await shapes).headers()['cache-control']).toContain('immutable')
  await expect.poll(async () => (await drawn(page).boundingBox())?.width ?? 0).toBeGreaterThan(10)
})

test('a page that is visited from another one draws its map', async ({ page }) => {
  await open(page, routes.home.href())
  await page.getByRole('link', { name: 'Markets' }).first().click()
  await expect.poll(async () => (await drawn(page).boundingBox())?.width ?? 0).toBeGreaterThan(10)
})

test.describe('when its shapes cannot be fetched', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('a page stands without its map, and says the same in words', async ({ page }) => {
    await page.route(/land-.*\.svg$/, (route) => route.abort())
    await open(page, routes.home.href())
    await page.getByRole('link', { name: 'Markets' }).first().click()
    await page.getByRole('link', { name: 'South Africa' }).first().click()
    await expect(page.locator('#south-africa')).toBeInViewport()
  })
})
