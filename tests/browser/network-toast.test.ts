import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/browser-test.ts'

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

for (const { path, link } of [
  { path: routes.services.href(), link: 'About Us' },
  { path: routes.login.href(), link: 'Sign up' },
]) {
  test(`a visit from ${path} that reaches nobody is said in a toast`, async ({ page, context }) => {
    const toasts = page.waitForResponse(/assets\/show-toasts-.*\.js/)
    await open(page, path)
    await toasts
    await context.setOffline(true)
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
    await expect(page).toHaveURL(path)
  })
}
