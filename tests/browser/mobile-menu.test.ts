import { publicPages, routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/browser-test.ts'

test('the mobile menu closes with a link, also with that to the page shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.aboutUs.href())
  const menu = page.getByRole('banner').locator('details')
  for (const name of ['about-us', 'services'] as const) {
    const { label, href } = publicPages.find((one) => one.name === name) ?? publicPages[0]
    await menu.locator('summary').click()
    await expect(menu).toHaveAttribute('open')
    await menu.getByRole('link', { name: label, exact: true }).click()
    await expect(menu).not.toHaveAttribute('open')
    await expect(page).toHaveURL(href)
  }
})
