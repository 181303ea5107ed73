import { articleLists, categories } from '#shared/content/insights.ts'
import { reports } from '#shared/content/reports.ts'
import { notes } from '#shared/knowledge/notes.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test('filters the articles by category without loading a document', async ({ page }) => {
  await open(page, routes.insights.href())
  const all = await page.locator('article').count()
  await page.evaluate(() => Object.assign(window, { marked: true }))
  for (const { slug, label } of categories.filter((category) => category.slug !== 'all')) {
    const link = page.getByRole('link', { name: new RegExp(`^${label}`) }).first()
    await link.click()
    await expect(page).toHaveURL(`${routes.insights.href()}?category=${slug}`)
    await expect(link).toHaveAttribute('aria-current', /./)
    expect(await page.locator('article').count()).toBeLessThan(all)
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps the featured notes of a category in front', async ({ page }) => {
    for (const { slug } of categories.filter((category) => category.slug !== 'all')) {
      await page.goto(`${routes.insights.href()}?category=${slug}`)
      const own = notes.filter(({ category }) => category === slug)
      const front = page.getByRole('region', { name: articleLists.featured })
      const cards = page.getByRole('region', { name: articleLists.latest })
      await expect(front.locator('article')).toHaveCount(own.filter((note) => note.featured).length)
      // Tests of the desk publish more notes at the same time.
      for (const { title, featured } of own) {
        const articles = (featured ? front : cards).locator('article').filter({ hasText: title })
        await expect(articles).toHaveCount(1)
      }
    }
  })

  test('shows the notes as a grid, without a gap in its last row', async ({ page }) => {
    for (const { slug } of categories) {
      await page.goto(`${routes.insights.href()}?category=${slug}`)
      for (const [width, columns] of [
        [1280, 3],
        [800, 2],
        [360, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await page.locator('.note-card').evaluateAll((cards) =>
          cards.map((card) => {
            const { left, right, top } = card.getBoundingClientRect()
            return { left: Math.round(left), right: Math.round(right), top: Math.round(top) }
          }),
        )
        const rows = Object.values(Object.groupBy(boxes, ({ top }) => top))
        expect(Math.max(...rows.map((row = []) => row.length))).toBeLessThanOrEqual(columns)
        const ends = rows.map((row = []) => Math.max(...row.map((box) => box.right)))
        expect(new Set(ends).size).toBe(1)
        if (slug === 'all') expect(rows.at(-1)?.length).toBe(columns)
      }
    }
  })

  test('sets the headline of a note larger than its date', async ({ page }) => {
    await page.goto(routes.insights.href())
    const sizes = await page.locator('article:has(time)').evaluateAll((articles) => {
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
      return articles.map((note) => ({
        headline: Math.min(...[...note.querySelectorAll('h3')].map(sizeOf)),
        date: Math.max(...[...note.querySelectorAll('time, time *')].map(sizeOf)),
      }))
    })
    expect(sizes.length).toBeGreaterThan(0)
    for (const { headline, date } of sizes) {
      expect(Number.isFinite(headline)).toBe(true)
      expect(headline).toBeGreaterThan(date)
    }
  })
})

test('keeps the focus on the selected category', async ({ page }) => {
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
