import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const rules = firstEdition().markets.flatMap((market) => market.rules)
const longest = rules.toSorted((a, b) => b.title.length - a.title.length)[0]?.slug ?? ''

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters the ledger, and each filter can be cleared', async ({ page }) => {
    await page.goto(routes.rules.href())
    await page.getByLabel('Market').selectOption('kenya')
    await page.getByLabel('Topic').selectOption('tax')
    await page.getByRole('button', { name: 'Show rules' }).click()
    await expect(page.getByText(/^\d+ rules: Kenya, tax/)).toBeVisible()
    await expect(page.getByLabel('Market')).toHaveValue('kenya')
    await page.getByRole('link', { name: 'Clear market' }).click()
    await expect(page).toHaveURL(ledgerPath({ topic: 'tax' }))
    await page.getByRole('link', { name: 'Clear topic' }).click()
    await expect(page).toHaveURL(ledgerPath())
  })

  test('the pages can be turned', async ({ page }) => {
    await page.goto(routes.rules.href())
    await page.getByRole('link', { name: 'Older rules' }).click()
    await expect(page).toHaveURL(ledgerPath({}, 2))
    await page.getByRole('link', { name: 'Newer rules' }).click()
    await expect(page).toHaveURL(ledgerPath())
  })

  test('a rule has a citation', async ({ page }) => {
    await page.goto(routes.rule.href({ slug: longest }))
    await page.getByText('Cite this rule').click()
    await expect(page.getByText(`@online{${longest}`)).toBeVisible()
  })
})

test('the keyboard can filter, open a rule and go back', async ({ page }) => {
  await open(page, routes.rules.href())
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /Kenya/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ledgerPath({ market: 'kenya' }))
  await expect(page.getByText(/^\d+ rules: Kenya/)).toBeVisible()
  await expect(page.getByLabel('Market')).toHaveValue('kenya')
  const entry = page.getByRole('heading', { level: 3 }).first().getByRole('link')
  const title = (await entry.textContent()) ?? ''
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(ledgerPath({ market: 'kenya' }))
})

test('the list of years links to each year and stays visible on a wide screen', async ({
  page,
}) => {
  await open(page, routes.rules.href())
  const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link')
  await page
    .locator('#year-2025')
    .getByRole('heading', { level: 3 })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(years.first()).toBeInViewport()
  await years.filter({ hasText: '2022' }).click()
  await expect(page).toHaveURL(/page=\d+#year-2022$/)
  await expect(page.getByRole('heading', { name: '2022', exact: true })).toBeInViewport()
})

test('the ledger shows changes on wide screens only', async ({ page }) => {
  await open(page, routes.rules.href())
  await expect(page.locator('ins').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.locator('ins').first()).toBeHidden()
})
