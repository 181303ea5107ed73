import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/browser-test.ts'

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

for (const { path, link } of [
  { path: routes.services.href(), link: 'About Us' },
  { path: routes.login.href(), link: 'Sign up' },
]) {
  test(`a visit from ${path} that reaches nobody is said in a toast`, async ({ page, context }) => {
    await open(page, path)
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
    await context.setOffline(true)
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
    await expect(page).toHaveURL(path)
  })
}

test('a failure before the place of toasts is there is said once it is', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/assets\/show-toasts-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, routes.services.href())
  await page.route(routes.aboutUs.href(), (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
  await failed
  arrive()
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
})

test('a toast leaves the button that was pressed in view', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, routes.login.href())
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
  await page.getByLabel('Email').fill('amina@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('a password')
  const button = page.getByRole('button', { name: 'Log in' })
  await button.scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await button.click()
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]')
  await expect(toast).toHaveText(/The connection failed/)
  const edge = async (of: typeof toast) => {
    const box = await of.boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  await expect.poll(async () => (await edge(toast)).top).toBeGreaterThan(60)
  expect((await edge(toast)).bottom).toBeLessThan((await edge(button)).top)
})
