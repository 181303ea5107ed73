import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The widths and themes in which a page is looked at. */
export const looks = [320, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** Opens a page at a width and in a theme, with nothing moving. */
export async function openIn(page: Page, path: string, look: (typeof looks)[number]) {
  await page.setViewportSize({ width: look.width, height: 800 })
  await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
}

/** Expects that axe finds nothing in what is open now, in either theme. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Colours that are still on their way to the other theme are nobody's.
    await page.waitForFunction(
      (isDark) =>
        document.documentElement.classList.contains('dark') === isDark &&
        document.getAnimations().every(({ effect, playState, timeline }) => {
          // One that follows a scroll position runs as long as its element is there.
          if (!(timeline instanceof DocumentTimeline)) return true
          return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
        }),
      colorScheme === 'dark',
    )
    await expectNoViolations(page, colorScheme)
  }
}

/** Expects that axe finds nothing in the page as it is. */
export async function expectNoViolations(page: Page, about = '') {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map((one) => one.html)])
  expect(found, about).toEqual([])
}

/** Expects that nothing of the page is wider than the screen. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
