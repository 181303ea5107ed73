import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, type Page, test } from '#tests/support/chromium/test.ts'

test.use({ javaScriptEnabled: false })

const columnWidth = 1200
const keyMarkets = firstEdition()
  .markets.map(({ market }) => market)
  .filter(({ depth }) => depth === 'full')
const process = firstEdition().pages.find(({ slug }) => slug === 'process')
const steps = [...(process?.body ?? '').matchAll(/^## (.+?) \(/gm)].map(([, title = '']) => title)
const contact = '/contact'
const pagesWithContours = publicPages.filter(({ href }) => href !== contact)

/** Returns the sides of the visible contour lines, and the texts outside drawings that overlap any. */
function contoursOf(page: Page) {
  return page.evaluate(() => {
    const isVisible = ({ width, height }: DOMRect) => width > 1 && height > 1
    // What is folded has a box as well.
    const contours = [...document.querySelectorAll('.contours')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(isVisible)
    const overlaps = (text: DOMRect) =>
      contours.some(({ left, right, top, bottom }) => {
        const isBeside = text.right <= left || text.left >= right
        return !(isBeside || text.bottom <= top || text.top >= bottom)
      })
    const covered: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || parent?.closest('svg, .sr-only, script')) continue
      if (!parent?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].filter(isVisible).some(overlaps)) {
        covered.push(node.textContent.trim())
      }
    }
    return { sides: contours.map(({ left, right }) => ({ left, right })), covered }
  })
}

test('contour lines stay in the column and off the text, at any width', async ({ page }) => {
  for (const { label, href } of pagesWithContours) {
    await test.step(label, async () => {
      await page.goto(href)
      for (const width of [360, 768, 1024, 1440, 2200]) {
        await page.setViewportSize({ width, height: 900 })
        const { sides, covered } = await contoursOf(page)
        const margin = Math.max(0, (width - columnWidth) / 2)
        for (const { left, right } of sides) {
          expect(left, `${width} px`).toBeGreaterThanOrEqual(margin - 0.5)
          expect(right, `${width} px`).toBeLessThanOrEqual(width - margin + 0.5)
        }
        expect(covered, `${width} px`).toEqual([])
      }
    })
  }
})

test('the forms of accounts keep their text off the contour lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [routes.login.href(), routes.register.href(), routes.forgotPassword.href()]) {
    await page.goto(path)
    await expect(page.locator('.contours')).toBeVisible()
    expect((await contoursOf(page)).covered).toEqual([])
  }
})

test('the sidebar draws its hills above the menu of the person, not behind it', async ({
  page,
}) => {
  const person = await signInAsMember(page)
  await page.goto(routes.dashboard.href())
  const hills = await page.locator('.sidebar .contours').boundingBox()
  const first = await page
    .locator('.sidebar')
    .getByRole('button', { name: person.name })
    .boundingBox()
  const dashboard = page.locator('.sidebar').getByRole('link', { name: 'Dashboard' })
  const last = await dashboard.boundingBox()
  if (!hills || !first || !last) throw new Error('Expected the sidebar to be drawn')
  expect(hills.y).toBeGreaterThanOrEqual(last.y + last.height)
  expect(hills.y + hills.height).toBeLessThanOrEqual(first.y)
})

test('the dossiers draw their countries at one scale', async ({ page }) => {
  await page.goto(routes.markets.href())
  const sizes = new Map<string, { scale: number; area: number }>()
  for (const { slug, code } of keyMarkets) {
    const shape = page.locator(`article use[href$="#land-${code}"]`).first()
    const size = await shape.evaluate((element: SVGGraphicsElement) => {
      const { width, height } = element.getBoundingClientRect()
      return { scale: element.getScreenCTM()?.a ?? 0, area: width * height }
    })
    sizes.set(slug, size)
  }
  expect(new Set([...sizes.values()].map(({ scale }) => scale.toFixed(3))).size).toBe(1)
  const areaOf = (slug: string) => sizes.get(slug)?.area ?? 0
  expect(areaOf('south-africa')).toBeGreaterThan(2 * areaOf('ghana'))
})

test('the path on the home page keeps its numbers and names on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(routes.home.href())
  const names = page.getByRole('list', { name: 'The way we go with you' }).getByRole('listitem')
  await expect(names).toHaveCount(steps.length)
  for (const [index, title] of steps.entries()) {
    const step = index + 1
    await expect(names.nth(index)).toContainText(title)
    await expect(names.nth(index)).toContainText(String(step))
    const number = page.locator('main svg text', { hasText: new RegExp(`^${step}$`) }).first()
    const size = await number.evaluate((element: SVGTextElement) => {
      return (
        Number.parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM()?.a ?? 0)
      )
    })
    expect(size).toBeGreaterThan(12)
  }
})
