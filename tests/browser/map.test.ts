import { routes } from '#shared/routes.ts'
import { expect, open, type Page, test } from '#tests/support/browser-test.ts'

const drawn = (page: Page) => page.locator('use[href="#land-KE"]').first()
const isShapes = (url: string) => /land-[\w-]+\.svg$/.test(url)

test('the map comes with its page, and needs no further file', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, routes.markets.href())
  await expect.poll(async () => (await drawn(page).boundingBox())?.width ?? 0).toBeGreaterThan(10)
  expect(fetched.filter(isShapes)).toEqual([])
})

test('a page that is visited from another one fetches the shapes of its map', async ({ page }) => {
  await open(page, routes.home.href())
  const shapes = page.waitForResponse((response) => isShapes(response.url()))
  await page.getByRole('link', { name: 'Markets' }).first().click()
  await shapes
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
