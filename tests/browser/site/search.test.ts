import { offeredLocales } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { contactPath, publicPages } from '#shared/site/routes.ts'
import { expectFits } from '#tests/support/chromium/accessible.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' })
const resultsRegion = (page: Page) => page.getByRole('region', { name: /results? for/ })
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })

test('the header leads to the search, at any width', async ({ page }) => {
  await open(page, routes.services.href())
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link(page)).toBeInViewport({ ratio: 1 })
    const { width: wide = 0, height = 0 } = (await link(page).boundingBox()) ?? {}
    expect(Math.min(wide, height), `${width} px`).toBeGreaterThanOrEqual(44)
    await expectFits(page)
  }
  await link(page).click()
  await expect(page).toHaveURL(routes.search.href())
  await expect(field(page)).not.toBeFocused()
  await expect(link(page)).toHaveAttribute('aria-current', 'page')
})

test.describe('the layout', () => {
  test.use({ javaScriptEnabled: false })

  test('no link of the header covers another', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(routes.home.href())
    const boxes = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(publicPages.length + 4 + offeredLocales.length)
    const isBefore = (a: DOMRect, b: DOMRect) => a.right <= b.left + 0.5 || a.bottom <= b.top + 0.5
    const covering = boxes.filter((a) =>
      boxes.some((b) => a !== b && !isBefore(a, b) && !isBefore(b, a)),
    )
    expect(covering).toEqual([])
  })

  test('fits a phone whose text is twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const query of ['', '?q=kenya', `?q=${'x'.repeat(100)}`]) {
      await page.goto(routes.search.href() + query)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectFits(page)
    }
  })
})

const keys = ['/', 'Control+k', 'Meta+k']

test('shortcuts open the search from another page and focus its field', async ({ page }) => {
  await open(page, routes.markets.href())
  await page.evaluate(() => Object.assign(window, { marked: true }))
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(routes.search.href())
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(routes.markets.href())
    await expect(field(page)).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('shortcuts on the search page select the text of the field', async ({ page }) => {
  await open(page, `${routes.search.href()}?q=kenya`)
  for (const key of keys) {
    await page.getByRole('heading', { level: 1 }).click()
    await expect(field(page)).not.toBeFocused()
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('ghana')
    await expect(field(page)).toHaveValue('ghana')
  }
})

test('shortcuts do nothing while somebody is typing', async ({ page }) => {
  const contact = contactPath('market-entry-strategy')
  await open(page, contact)
  const message = page.getByRole('textbox', { name: /Message/ })
  for (const key of keys) {
    await message.fill('')
    await message.focus()
    await page.keyboard.press(key)
    await page.keyboard.press('a')
    await expect(message).toHaveValue(key === '/' ? '/a' : 'a')
    await expect(page).toHaveURL(contact)
  }
})

test('other keys with k or / do nothing', async ({ page }) => {
  await open(page, routes.home.href())
  for (const key of ['k', 'Alt+/', 'Control+Shift+k', 'Control+/']) await page.keyboard.press(key)
  await expect(page).toHaveURL(routes.home.href())
})

test('searches repeatedly without loading a document, and goes back', async ({ page }) => {
  await open(page, routes.search.href())
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await field(page).fill("cote d'ivoire")
  await page.keyboard.press('Enter')
  await expect(resultsRegion(page).getByRole('link').first()).toHaveText(/^Côte d.Ivoire$/)
  await expect(page).toHaveURL(/\/search\?q=cote/)
  await field(page).fill('Kenia')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(resultsRegion(page).getByRole('link').first()).toHaveText('Kenya')
  await page.goBack()
  await expect(field(page)).toHaveValue("cote d'ivoire")
  await expect(resultsRegion(page).getByRole('link').first()).toHaveText(/^Côte d.Ivoire$/)
  await resultsRegion(page).getByRole('link').first().click()
  await expect(page).toHaveURL(routes.market.href({ slug: 'cote-divoire' }))
})

test('links the pages of results', async ({ page }) => {
  await open(page, `${routes.search.href()}?q=licence`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('Page 1 of')
  const first = await resultsRegion(page).getByRole('link').first().textContent()
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages).toContainText('Page 2 of')
  await expect(resultsRegion(page).getByRole('link').first()).not.toHaveText(String(first))
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(resultsRegion(page).getByRole('link').first()).toHaveText(String(first))
})

test('says when there are no results and suggests markets', async ({ page }) => {
  await open(page, `${routes.search.href()}?q=nijeeria`)
  await expect(page.getByRole('heading', { name: '0 results for' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Did you mean' })).toHaveText('Did you mean Nigeria?')
  await expect(page.getByRole('main').getByRole('link', { name: 'Markets' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form and its results are links', async ({ page }) => {
    await page.goto(routes.home.href())
    await link(page).click()
    await field(page).fill('ghana')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${routes.search.href()}?q=ghana`)
    await expect(field(page)).toHaveValue('ghana')
    await expect(resultsRegion(page).getByRole('link').first()).toHaveText('Ghana')
    await expect(resultsRegion(page).locator('mark').first()).toHaveText(/ghana/i)
  })
})
