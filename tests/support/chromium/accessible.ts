import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// No page of ours has frames: its builder for Playwright, which looks for them in a second page,
// takes a third longer.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const themes = ['light', 'dark'] as const

/**
 * Expects that the page as it is fits these widths, and that axe finds nothing: by all rules at the
 * last width, and in the colours of the other theme at the first. `check` looks at both of these.
 */
export async function expectGoodLooks(
  page: Page,
  widths: readonly number[] = [320, 1440],
  check: (page: Page) => Promise<void> = async () => {},
) {
  const [last = 1440, ...others] = widths.toReversed()
  await expectFitsAt(page, last)
  await check(page)
  await expectAccessibleIn(page, 'light')
  for (const width of others) await expectFitsAt(page, width)
  await expectAccessibleIn(page, 'dark')
  await check(page)
}

async function expectFitsAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await expectFits(page)
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
  await page.evaluate(untilColoured, theme === 'dark')
  await expectNoViolations(page, `${about} ${theme}`, theme === 'dark' ? colourRules : null)
}

/** Waits until all colours are those of the theme: axe would measure those on the way to it. */
async function untilColoured(isDark: boolean): Promise<void> {
  const isMoving = ({ effect, playState, timeline }: Animation) =>
    // One that follows a scroll position runs as long as its element is there.
    timeline instanceof DocumentTimeline &&
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Infinity
  const isColoured = () =>
    document.documentElement.classList.contains('dark') === isDark &&
    !document.getAnimations().some(isMoving)
  while (!isColoured()) await new Promise(requestAnimationFrame)
}

const colourRules = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing in the page as it is, by all rules or only some. */
export async function expectNoViolations(
  page: Page,
  about = '',
  rules: readonly string[] | null = null,
) {
  if (!(await page.evaluate(() => 'axe' in window))) await load(page)
  await page.evaluate(markLooks, firstOfLook)
  const found = await page.evaluate(
    async ({ rules, firstOfLook }) => {
      const runOnly = rules && { type: 'rule' as const, values: [...rules] }
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${firstOfLook}]` }] })
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        // No page plays anything: to read the style sheets for that takes a tenth of the time.
        preload: false,
        // The HTML of an element says which it is; to find a selector for it takes as long.
        selectors: false,
        ...(runOnly && { runOnly }),
      })
      for (const marked of document.querySelectorAll(`[${firstOfLook}]`)) {
        marked.removeAttribute(firstOfLook)
      }
      return violations.map(({ id, nodes }) => [id, nodes.map((one) => one.html)])
    },
    { rules, firstOfLook },
  )
  expect(found, about).toEqual([])
}

const firstOfLook = 'data-first-of-look'

/**
 * Marks the texts whose contrast is measured: of those that look alike, one stands for all. To measure
 * each takes half the time of all rules.
 */
function markLooks(firstOfLook: string): void {
  const looks = new Map<string, number>()
  const isRead = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const mark = (element: Element, around: number) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return
    const style = getComputedStyle(element)
    const look = [
      around,
      element.localName,
      element.getAttribute('class'),
      element.getAttributeNames(),
      isRead(element),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
    ].join()
    element.toggleAttribute(firstOfLook, !looks.has(look))
    if (!looks.has(look)) looks.set(look, looks.size)
    for (const child of element.children) mark(child, looks.get(look) ?? 0)
  }
  mark(document.body, 0)
}

/** Loads axe into the page; by Playwright's `evaluate`, which compiles it anew, it takes twice as long. */
async function load(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: axeSource })
}

/** Expects that nothing of the page is wider than the screen. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
