import { routes } from '#shared/routes.ts'
import { expectFits } from '#tests/support/chromium/accessible.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

/** Of A4, without its margins. */
const sheet = { width: 703, height: 1032 }
const path = routes.compareMarkets.href()
const pages = {
  'to be chosen': path,
  'four markets': `${path}?with=south-africa,nigeria,kenya,zambia`,
  'closed and unclear': `${path}?with=south-africa,zambia,ghana&product=online-casino`,
  'long amounts': `${path}?with=kenya,rwanda,atlantis&stakes=1000000000`,
  'less than nothing': `${path}?with=zambia,kenya&margin=1&deposits=100`,
}

const twoMarkets = `${path}?with=kenya,zambia`

/** Expects that nothing is wider than the screen or, where that is hidden, than what holds it. */
async function expectFitsEveryWidth(page: Page) {
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(table, form, figure)')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map(({ className }) => className),
    )
    expect(wide, `${width} px`).toEqual([])
  }
}

test.describe('the layout', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing overflows at any width', async ({ page }) => {
    for (const [name, href] of Object.entries(pages)) {
      await test.step(name, async () => {
        await page.goto(href)
        await expectFitsEveryWidth(page)
      })
    }
  })

  test('the picture runs across a wide page and down a narrow one', async ({ page }) => {
    await page.goto(twoMarkets)
    const kenya = page.getByRole('article', { name: 'Kenya' })
    const steps = kenya.getByRole('listitem').filter({ hasText: /^(Stakes|Left before costs)/ })
    const [first, last] = [steps.first(), steps.last()]
    const at = async () => [await first.boundingBox(), await last.boundingBox()] as const
    await page.setViewportSize({ width: 1440, height: 900 })
    const [wideFirst, wideLast] = await at()
    expect(wideLast?.y).toBe(wideFirst?.y)
    expect(wideLast?.x).toBeGreaterThan(wideFirst?.x ?? Infinity)
    await page.setViewportSize({ width: 360, height: 780 })
    const [narrowFirst, narrowLast] = await at()
    expect(narrowLast?.x).toBe(narrowFirst?.x)
    expect(narrowLast?.y).toBeGreaterThan(narrowFirst?.y ?? Infinity)
  })

  test('all markets have one scale: the rest is drawn in proportion', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${path}?with=kenya,ghana`)
    const heights = await page
      .getByRole('navigation', { name: 'What is left' })
      .locator('rect:last-child')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
    const [kenya = 0, ghana = 0] = heights
    expect(heights).toHaveLength(2)
    expect(kenya / ghana).toBeCloseTo(8.5 / 8, 1)
  })

  test('each market’s picture stays on one sheet of paper', async ({ page }) => {
    await page.setViewportSize(sheet)
    await page.goto(pages['four markets'])
    await page.emulateMedia({ media: 'print' })
    for (const figure of await page.locator('main figure').all()) {
      await expect(figure).toHaveCSS('break-inside', 'avoid')
      expect((await figure.boundingBox())?.height).toBeLessThan(sheet.height)
    }
  })
})

test('on a phone parts are folded, source marks work, and the form updates the page', async ({
  page,
}) => {
  await open(page, twoMarkets)
  await test.step('nothing overflows at any width, with its buttons', async () => {
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
    await expectFitsEveryWidth(page)
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await test.step('the page is no longer than it must be', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7250)
  })
  await test.step('the mark of a source leads to it, although that is folded', async () => {
    const kenya = page.getByRole('article', { name: 'Kenya' })
    await kenya
      .getByRole('link', { name: /^Source/ })
      .first()
      .click()
    await expect(page.locator('li:target')).toBeInViewport()
  })
  await test.step('a folded part opens, and is open elsewhere', async () => {
    const fee = page.getByRole('rowheader', { name: 'Fee', exact: true })
    await expect(fee).toBeHidden()
    await page.getByText('Licence', { exact: true }).first().click()
    await expect(fee).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('rowheader', { name: 'Population' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
  })
  await test.step('the form is unfolded', async () => {
    await expect(page.getByLabel('Margin')).toBeHidden()
    await page.getByText('Edit comparison').click()
    await page.getByLabel('Margin').fill('20')
    await page.getByRole('button', { name: 'Recalculate' }).click()
    await expect(page).toHaveURL(/margin=20/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('markets are selected, numbers changed and markets removed', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('checkbox', { name: 'Ghana' }).check()
    await page.getByRole('checkbox', { name: 'Kenya' }).check()
    await page.getByRole('button', { name: 'Compare these markets' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenya or Ghana?')
    await page.getByLabel('Margin').fill('20')
    await page.getByLabel('Product').selectOption('Lottery')
    await page.getByRole('button', { name: 'Recalculate' }).click()
    await expect(page).toHaveURL(/margin=20/)
    await expect(page.getByLabel('Product')).toHaveValue('lottery')
    await expect(page.getByRole('article', { name: 'Ghana' })).toContainText('16.00')
    await expect(page.getByRole('row', { name: /^Left before costs/ })).toContainText('16.00')
    await page.getByRole('link', { name: /^Remove\s*: Kenya/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Ghana' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Kenya' })).not.toBeChecked()
  })
})

test('on paper nothing is folded, and controls are left out', async ({ page }) => {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, twoMarkets)
  await expect(page.getByRole('rowheader', { name: 'Fee', exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'More' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeHidden()
  await expect(page.locator('#source-1')).toBeVisible()
})
