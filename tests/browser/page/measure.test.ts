import { routes } from '#shared/routes.ts'
import { expect, type Page, test } from '#tests/support/chromium/test.ts'

/** How many characters a full line of the running text has on average. */
function charactersPerLine(page: Page, paragraphs: string) {
  return page.locator(paragraphs).evaluateAll((all) => {
    const full = all.flatMap((paragraph) => {
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const line = Math.round(range.getBoundingClientRect().bottom / 6)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      return [...lines].toSorted(([a], [b]) => a - b).slice(0, -1)
    })
    return full.reduce((sum, [, characters]) => sum + characters, 0) / full.length
  })
}

test.use({ javaScriptEnabled: false })

for (const [what, path, paragraphs] of [
  [
    'the story of the firm',
    routes.aboutUs.href(),
    '[aria-labelledby="our-story"] p:not(:first-child)',
  ],
  ['a note', routes.insights.href(), '.note-card details p'],
  ['the facts of a market', routes.markets.href(), 'article p.measure'],
] as const) {
  test(`${what} has 60 to 70 characters a line`, async ({ page }) => {
    await page.goto(path)
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const characters = await charactersPerLine(page, paragraphs)
      // Beside the judgement the column of the facts is narrower than a text may be.
      expect(characters).toBeGreaterThan(path === routes.markets.href() ? 50 : 60)
      expect(characters, `${width} px`).toBeLessThanOrEqual(70)
    }
  })
}
