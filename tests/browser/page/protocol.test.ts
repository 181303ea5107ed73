import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const failedLoad = /Failed to load resource/

test.describe('with an error reply', () => {
  test.use({ expectedNoise: failedLoad })

  test('shows the error page in the look of the site, in a visit and as a document', async ({
    page,
  }) => {
    const response = await open(page, '/nothing-here')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(routes.home.href())
    await page.route('**/markets', (route) =>
      route.continue({ url: route.request().url().replace('/markets', '/nothing-here') }),
    )
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Markets' })
      .click()
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expect(page.locator('#inertia-error-dialog')).toHaveCount(0)
  })

  test('reloads the page when the server has another build', async ({ page }) => {
    await open(page, routes.home.href())
    await page.evaluate(() => Object.assign(window, { marked: true }))
    await page.route('**/services', (route) =>
      route.request().headers()['x-inertia']
        ? route.continue({ headers: { ...route.request().headers(), 'x-inertia-version': 'old' } })
        : route.continue(),
    )
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Services',
    })
    const refusedPrefetch = page.waitForResponse('**/services')
    await link.hover()
    expect((await refusedPrefetch).status()).toBe(409)
    await link.click()
    await expect(page).toHaveURL(routes.services.href())
    await expect.poll(() => page.evaluate(() => 'marked' in window)).toBe(false)
  })
})

test('opens an overlay for a reply that is no page, and closes it by Escape', async ({ page }) => {
  await open(page, routes.home.href())
  await page.route('**/services', (route) => route.fulfill({ json: { odd: true } }))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click()
  const overlay = page.locator('#inertia-error-dialog')
  await expect(overlay).toBeVisible()
  await expect(overlay.locator('iframe').contentFrame().locator('body')).toContainText('"odd":true')
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
})

test('applies the appearance before first paint and follows the OS', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, routes.home.href())
  await expect(page.locator('html')).toHaveClass(/dark/)
  await context.addCookies([{ name: 'appearance', value: 'light', url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 240)')
})

test('moves nothing while fonts and styles arrive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        ;(window as unknown as { shift: number }).shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of [routes.home.href(), routes.markets.href(), routes.contact.href()]) {
    await open(page, path)
    const shift = await page.evaluate(async () => {
      await document.fonts.ready
      // What has moved is said after the frame in which it did.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return (window as unknown as { shift: number }).shift
    })
    expect(shift, path).toBeLessThan(0.02)
  }
})
