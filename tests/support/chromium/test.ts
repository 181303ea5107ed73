import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface Fixtures {
  /** Console messages that the test provokes on purpose; anything else fails it. */
  expectedNoise: RegExp | null
  /** The client address this test comes from: every test has throttle buckets of its own. */
  address: string
}

/** A test in a real browser that fails on any warning, error, CSP report or foreign request. */
export const test = base.extend<Fixtures>({
  expectedNoise: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  address: async ({}, use, { testId }) => {
    const hex = testId.replace(/[^0-9a-f]/g, '').padEnd(16, '0')
    // Its own /48 too: the first digits are the file's, and bookings are capped by network.
    await use(`2001:db8:${hex.slice(-4)}:${hex.slice(0, 4)}::1`)
  },
  extraHTTPHeaders: async ({ address }, use) => use({ 'CF-Connecting-IP': address }),
  page: async ({ page, baseURL, expectedNoise }, use) => {
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
    await page.addInitScript(makeNoPasskeyByItself)
    await use(page)
    const unexpected = noise.filter((text) => !expectedNoise?.test(text))
    expect(unexpected).toEqual([])
  },
})

/**
 * As in a browser whose password manager makes no passkeys by itself: after each sign-in, what that asks
 * for in the background would come at any moment of a test, also once its session is gone.
 */
function makeNoPasskeyByItself() {
  const passkeys = window.PublicKeyCredential
  const ask = passkeys?.getClientCapabilities?.bind(passkeys)
  if (!ask) return
  passkeys.getClientCapabilities = async () => ({ ...(await ask()), conditionalCreate: false })
}

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
