import { keyMarketsIntro } from '#shared/content/markets.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const kenya = routes.market.href({ slug: 'kenya' })
const productUrl = `${routes.markets.href()}?product=sportsbook`
const markets = firstEdition().markets.map(({ market }) => market)

const phone = { width: 360, height: 780 }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('no page of a market is higher than 7,000 px on a phone', async ({ page }) => {
    const dossiers = markets.map(({ slug }) => routes.market.href({ slug }))
    for (const path of [routes.markets.href(), productUrl, ...dossiers]) {
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThan(7000)
    }
  })
})

test('the keyboard reaches any other market from a dossier', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, kenya)
  const button = page.getByRole('button', { name: 'Switch market (currently Kenya)' })
  const panel = page.getByRole('navigation', { name: 'All markets' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link')).toHaveCount(markets.length)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'Uganda' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uganda')
  await expect(panel).toBeHidden()
})

test('the switcher stays visible and never covers the target of a link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, kenya)
  const button = page.getByRole('button', { name: 'Switch market (currently Kenya)' })
  for (const part of ['Taxes', 'Rules', 'Sources']) {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: part })
      .click()
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${part}`) })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const [bar, target] = [await button.boundingBox(), await heading.boundingBox()]
    expect(target?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  }
})

test('the switcher of Markets stays within reach, and covers no part of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const button = page.getByRole('button', { name: `All ${markets.length} markets` })
  const panel = page.getByRole('navigation', { name: 'All markets' })
  for (const path of [routes.markets.href(), productUrl]) {
    await open(page, path)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('link')).toHaveCount(markets.length)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: 'Key markets, trends and regions' }).click()
  await expect(page).toHaveURL(`${routes.markets.href()}#key-markets`)
  const heading = page.getByRole('heading', { level: 2, name: keyMarketsIntro.title })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const [bar, target] = [await button.boundingBox(), await heading.boundingBox()]
  expect(target?.y).toBeGreaterThan((bar?.y ?? Infinity) + (bar?.height ?? 0))
})

test('a source mark leads to its source even if the sources are folded', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, kenya)
  const mark = page
    .locator('table')
    .first()
    .getByRole('link', { name: /^Source \d/ })
    .first()
  const target = page.locator((await mark.getAttribute('href')) ?? '')
  await expect(target).toBeHidden()
  await mark.click()
  await expect(target).toBeInViewport()
})

test('choosing a product colours the map in place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, routes.markets.href())
  await page
    .getByRole('columnheader', { name: 'Sportsbook' })
    .getByRole('link', { name: 'Sportsbook' })
    .click()
  await expect(page).toHaveURL(productUrl)
  await expect(page.getByRole('table')).toContainText('Compare Sierra Leone')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  const fillOf = (page: Page, code: string) =>
    page
      .locator(`a:has(> use[href$="#land-${code}"])`)
      .evaluate((shape) => getComputedStyle(shape).fill + getComputedStyle(shape).strokeDasharray)

  test('the map marks each status differently, and the table names it', async ({ page }) => {
    await page.goto(`${routes.markets.href()}?product=lottery`)
    const marks = new Map<string, Set<string>>()
    for (const { code, products } of markets) {
      const status = products.find(({ product }) => product === 'lottery')?.status ?? ''
      const styles = marks.get(status) ?? new Set()
      marks.set(status, styles.add(await fillOf(page, code)))
    }
    expect([...marks.keys()].sort()).toEqual(['closed', 'licensed', 'possible', 'unclear'])
    for (const ofStatus of marks.values()) expect(ofStatus.size).toBe(1)
    const distinct = new Set([...marks.values()].flatMap((ofStatus) => [...ofStatus]))
    expect(distinct.size).toBe(marks.size)
    await expect(page.getByRole('row')).toHaveCount(markets.length + 1)
  })

  test('every market can be reached from the switcher', async ({ page }) => {
    await page.goto(kenya)
    await page.getByRole('button', { name: 'Switch market (currently Kenya)' }).click()
    await page
      .getByRole('navigation', { name: 'All markets' })
      .getByRole('link', { name: 'Zimbabwe' })
      .click()
    await expect(page).toHaveURL(routes.market.href({ slug: 'zimbabwe' }))
  })
})
