import { test as base, expect, type Locator, type Page } from '@playwright/test'
import {
  closeTab,
  leaveTab,
  makeNoPasskeyByItself,
  openTab,
  type SharedTab,
  type SharedTabs,
} from './shared-tab.ts'

interface Fixtures {
  /** True for a test that measures what an empty cache costs, or else needs a tab of its own. */
  ownTab: boolean
  /** The tab of the process, if the test can have it. */
  sharedTab: SharedTab | null
  /** Console messages that the test provokes on purpose; anything else fails it. */
  expectedNoise: RegExp | null
  /** The client address this test comes from: every test has throttle buckets of its own. */
  address: string
}

/** A test in a real browser that fails on any warning, error, CSP report or foreign request. */
export const test = base.extend<Fixtures, { sharedTabs: SharedTabs }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  sharedTabs: [async ({}, use) => use({ tab: null }), { scope: 'worker' }],
  ownTab: [false, { option: true }],
  sharedTab: async (
    { browser, sharedTabs, ownTab, javaScriptEnabled, timezoneId },
    use,
    testInfo,
  ) => {
    const isUsual = javaScriptEnabled && !timezoneId
    if (ownTab || !isUsual) return use(null)
    const tab = await openTab(sharedTabs, browser)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) await closeTab(sharedTabs)
    else await leaveTab(sharedTabs)
  },
  context: async ({ browser, sharedTab, address }, use) => {
    const context = sharedTab?.context ?? (await browser.newContext())
    // A context of its own has them from the options.
    if (sharedTab) await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': address })
    await use(context)
    if (!sharedTab) await context.close()
  },
  expectedNoise: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  address: async ({}, use, { testId }) => {
    const hex = testId.replace(/[^0-9a-f]/g, '').padEnd(16, '0')
    // Its own /48 too: the first digits are the file's, and bookings are capped by network.
    await use(`2001:db8:${hex.slice(-4)}:${hex.slice(0, 4)}::1`)
  },
  extraHTTPHeaders: async ({ address }, use) => use({ 'CF-Connecting-IP': address }),
  page: async ({ context, sharedTab, viewport, reducedMotion, baseURL, expectedNoise }, use) => {
    const page = sharedTab?.page ?? (await context.newPage())
    if (sharedTab && viewport) await page.setViewportSize(viewport)
    if (sharedTab) await page.emulateMedia({ reducedMotion })
    if (!sharedTab) await page.addInitScript(makeNoPasskeyByItself)
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text())
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
        noise.push(`request to another host: ${request.url()}`)
      }
    })
    await use(page)
    const unexpected = noise.filter((text) => !expectedNoise?.test(text))
    expect(unexpected).toEqual([])
  },
})

/** What somebody holds in the hand, and what stands on the desk. */
export const screens = [
  { name: 'phone', viewport: { width: 360, height: 780 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]

/** Waits until the page client has taken over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Opens a page and waits until the page client has taken over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Loads the page anew and waits until the page client has taken over. */
export async function reload(page: Page) {
  await page.reload()
  await hydrated(page)
}

/**
 * Lets so much time pass in the page. Its timers fall due in order, so whatever it had set for that
 * time has happened, however slow the machine is: for what must not happen, which shows nothing.
 */
export async function passTime(page: Page, ms: number) {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms)
}

export type { Locator, Page }
export { expect }
