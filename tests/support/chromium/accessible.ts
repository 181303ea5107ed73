import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const themes = ['light', 'dark'] as const

/**
 * Expects that the page as it is fits these widths, and that axe finds nothing: by all rules at the
 * last width, and in the colours of the other theme at the first.
 */
export async function expectGoodLooks(page: Page, widths: readonly number[] = [320, 1440]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await expectAccessibleIn(page, 'light')
  await page.setViewportSize({ width: widths[0] ?? 320, height: 800 })
  await expectAccessibleIn(page, 'dark')
}

/** Expects that axe finds nothing in what is open now, in either theme. */
export async function expectAccessible(page: Page, about = '') {
  for (const theme of themes) await expectAccessibleIn(page, theme, about)
}

/**
 * Expects that axe finds nothing in what is open now in a theme. A theme changes colours and nothing
 * else, so the dark one is searched for contrast alone: axe takes seconds for a long page.
 */
async function expectAccessibleIn(page: Page, theme: (typeof themes)[number], about = '') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Colours that are still on their way to the other theme are nobody's.
  await page.waitForFunction(
    (isDark) =>
      document.documentElement.classList.contains('dark') === isDark &&
      document.getAnimations().every(({ effect, playState, timeline }) => {
        // One that follows a scroll position runs as long as its element is there.
        if (!(timeline instanceof DocumentTimeline)) return true
        return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
      }),
    theme === 'dark',
  )
  await expectNoViolations(page, `${about} ${theme}`, theme === 'dark' ? colourRules : null)
}

const colourRules = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing in the page as it is, by all rules or only some. */
export async function expectNoViolations(
  page: Page,
  about = '',
  rules: readonly string[] | null = null,
) {
  // No page of ours has frames: without a second page to put their results together, and without the
  // details of what passed, a run takes a third of the time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  if (rules) builder.withRules([...rules])
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map((one) => one.html)])
  expect(found, about).toEqual([])
}

/** Expects that nothing of the page is wider than the screen. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
