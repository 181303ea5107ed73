import { routes } from '#shared/routes.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const path = routes.openData.href()

test('every column is readable at any width and in both themes', async ({ page }) => {
  await open(page, path)
  for (const table of ['Markets', 'Taxes', 'Rules', 'Facts', 'Sources']) {
    await page.locator('summary').filter({ hasText: table }).click()
  }
  await expect(page.getByText('replaces_income_tax', { exact: true })).toBeVisible()
  await expect(page.getByText('effective_at', { exact: true })).toBeVisible()
  await expectGoodLooks(page)
})

test('a table is downloaded under its name', async ({ page }) => {
  await open(page, path)
  for (const ending of ['csv', 'json']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: `Markets as ${ending.toUpperCase()}` }).click()
    expect((await saved).suggestedFilename()).toBe(`markets.${ending}`)
  }
})

test('the folded page is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, path)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(7000)
})

test('a visit through a hydrated link shows the same page', async ({ page }) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Report an error' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open data')
})
