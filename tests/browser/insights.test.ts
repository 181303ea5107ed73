import { categories } from '#shared/content/insights.ts'
import { reports } from '#shared/content/reports.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/browser-test.ts'

test('filters the articles by category without loading a document', async ({ page }) => {
  await open(page, routes.insights.href())
  const all = await page.locator('article').count()
  await page.evaluate(() => Object.assign(window, { marked: true }))
  for (const { slug, label } of categories.filter((one) => one.slug !== 'all')) {
    const link = page.getByRole('link', { name: new RegExp(`^${label}`) }).first()
    await link.click()
    await expect(page).toHaveURL(`${routes.insights.href()}?category=${slug}`)
    await expect(link).toHaveAttribute('aria-current', /./)
    expect(await page.locator('article').count()).toBeLessThan(all)
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('leaves the keyboard at the category that was chosen', async ({ page }) => {
  await open(page, routes.insights.href())
  const link = page.getByRole('link', { name: /^Compliance/ }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${routes.insights.href()}?category=compliance`)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeFocused()
})

test('delivers every report as a file', async ({ page, request }) => {
  await open(page, routes.insights.href())
  for (const { slug, title } of reports) {
    const href = routes.report.href({ slug })
    await expect(page.locator(`a[href="${href}"]`)).toHaveText(/Download Report/)
    const response = await request.get(href)
    expect(response.headers()['content-type'], title).toContain('application/pdf')
    expect(response.headers()['content-disposition']).toContain(`${slug}.pdf`)
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('opens the text of an article', async ({ page }) => {
  await open(page, routes.insights.href())
  const article = page.locator('article').first()
  await article.getByText('Read the note').click()
  await expect(article.locator('details p').first()).toBeVisible()
})
