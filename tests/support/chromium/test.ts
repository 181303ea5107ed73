import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test'
import {
  emulateIn,
  leaveTab,
  makeNoPasskeyByItself,
  type SharedTab,
  type TabOptions,
  takeTab,
} from './shared-tab.ts'

interface Fixtures {
  /** True for a test that measures what an empty cache costs, or else needs a tab of its own. */
  ownTab: boolean
  /** Takes a tab that nobody is using and prepares it for the test; all are left when it ends. */
  prepareTab: (options: TabOptions) => Promise<SharedTab>
  /** The tab of the test, unless it has one that is new. */
  sharedTab: SharedTab | null
  /** Opens the browser of somebody else, or another one of the same person. */
  openBrowser: OpenBrowser
  /** Console messages that the test provokes on purpose; anything else fails it. */
  expectedNoise: RegExp | null
  /** The client address this test comes from: every test has throttle buckets of its own. */
  address: string
}

interface BrowserOptions extends TabOptions {
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  viewport?: ViewportSize
}

/** Opens a browser besides the one of the test. */
export type OpenBrowser = (options?: BrowserOptions) => Promise<Page>

/** A test in a real browser that fails on any warning, error, CSP report or foreign request. */
export const test = base.extend<Fixtures, { freeTabs: SharedTab[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  freeTabs: [async ({}, use) => use([]), { scope: 'worker' }],
  ownTab: [false, { option: true }],
  prepareTab: async ({ browser, freeTabs, address, reducedMotion }, use, testInfo) => {
    const tabs: SharedTab[] = []
    await use(async (options) => {
      const tab = await takeTab(freeTabs, browser)
      tabs.push(tab)
      await tab.context.setExtraHTTPHeaders({ 'CF-Connecting-IP': address })
      await tab.page.emulateMedia({ reducedMotion })
      await emulateIn(tab, options)
      return tab
    })
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    // The one that was taken first is taken first again: it has the most in memory.
    for (const tab of tabs.reverse()) {
      if (hasFailed) await tab.context.close()
      else await leaveTab(freeTabs, tab)
    }
  },
  sharedTab: async ({ prepareTab, ownTab, javaScriptEnabled, timezoneId }, use) =>
    use(ownTab ? null : await prepareTab({ javaScriptEnabled, timezoneId })),
  openBrowser: async ({ prepareTab, viewport }, use) =>
    use(async ({ cookies = [], viewport: size = viewport, ...options } = {}) => {
      const { context, page } = await prepareTab(options)
      await context.addCookies(cookies)
      if (size) await page.setViewportSize(size)
      return page
    }),
  context: async ({ browser, sharedTab }, use) => {
    const context = sharedTab?.context ?? (await browser.newContext())
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
  page: async ({ context, sharedTab, viewport, baseURL, expectedNoise }, use) => {
    const page = sharedTab?.page ?? (await context.newPage())
    if (sharedTab && viewport) await page.setViewportSize(viewport)
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
  // For `waitForFunction` Playwright compiles its library in the page: a tenth of what that costs.
  await page.evaluate(untilHydrated).catch(async () => {
    // The document was left for another meanwhile.
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  })
}

function untilHydrated(): Promise<void> {
  const root = document.documentElement
  return new Promise((resolve) => {
    const observer = new MutationObserver(check)
    observer.observe(root, { attributeFilter: ['data-hydrated'] })
    check()
    function check() {
      if (!('hydrated' in root.dataset)) return
      observer.disconnect()
      resolve()
    }
  })
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
