import { notes } from '#shared/knowledge/notes.ts'
import { routes } from '#shared/routes.ts'
import { expectNoViolations } from '#tests/support/chromium/accessible.ts'
import { expect, open, screens, test } from '#tests/support/chromium/test.ts'

const pathOf = (slug: string) => routes.note.href({ slug })
const corrected = notes.find(({ corrections }) => corrections.length > 0)?.slug ?? ''
const [desktop, phone] = [screens[1]?.viewport, screens[0]?.viewport]

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a mark opens its source next to it and gets the focus back', async ({ page }) => {
    await open(page, pathOf(corrected))
    const mark = page.locator('a.source-mark').last()
    const number = (await mark.getAttribute('href'))?.replace('#source-', '') ?? ''
    const entry = await page.locator(`#source-${number}`).innerText()
    await mark.focus()
    await page.keyboard.press('Enter')
    const source = page.locator('.source-popover')
    await expect(source).toBeVisible()
    await expect(source).toHaveText(entry)
    await expect(source).toBeFocused()
    await expect(source).toBeInViewport({ ratio: 1 })
    expect(new URL(page.url()).hash).toBe('')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(source).toBeHidden()
    await expect(mark).toBeFocused()
    // Another mark opens its own source, and a click elsewhere closes it.
    for (const number of [1, 2]) {
      await page.locator(`a.source-mark[href="#source-${number}"]`).first().click()
      await expect(source).toHaveText(await page.locator(`#source-${number}`).innerText())
    }
    await page.getByRole('heading', { level: 1 }).click()
    await expect(source).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a mark leads to the list of sources', async ({ page }) => {
    await open(page, pathOf(corrected))
    await page.locator('a.source-mark').first().click()
    await expect(page.locator('#source-1')).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('#source-1')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no mark stands alone at the beginning of a line', async ({ page }) => {
    for (const { slug } of notes) {
      await page.goto(pathOf(slug))
      for (const width of [360, 700, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const alone = await page.locator('a.source-mark').evaluateAll((marks) =>
          marks.filter((mark) => {
            const before = document.createRange()
            const text = mark.previousSibling as Text
            before.setStart(text, text.length - 1)
            before.setEnd(text, text.length)
            return before.getBoundingClientRect().bottom < mark.getBoundingClientRect().top
          }),
        )
        expect(alone).toHaveLength(0)
      }
    }
  })
})

test('copies the visible citation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, pathOf(corrected))
  for (const label of ['Text', 'BibTeX']) {
    const citation = page.getByRole('region', { name: label, exact: true })
    const citationText = await citation.locator('p, pre').innerText()
    await citation.getByRole('button', { name: /^Copy/ }).click()
    await expect(citation.getByRole('button', { name: /^Copied/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(citationText)
  }
})

test('an old address of a note still opens its preview', async ({ page }) => {
  const slug = notes.find(({ featured }) => !featured)?.slug
  await open(page, `${routes.insights.href()}#${slug}`)
  await expect(page.locator(`#${slug} details`)).toHaveAttribute('open')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a note has its text, sources and citation', async ({ page }) => {
    await page.goto(pathOf(corrected))
    await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeHidden()
    await expect(page.locator('pre').first()).toContainText('@online{')
    await page.locator('a.source-mark').first().click()
    await expect(page.locator('#source-1')).toBeInViewport()
  })
})

test('a note is printed with its sources and without links to other pages', async ({ page }) => {
  await open(page, pathOf(corrected))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#source-1')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Other articles' })).toBeHidden()
})
