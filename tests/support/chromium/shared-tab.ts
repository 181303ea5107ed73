import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * The tab in which the tests of a process follow each other. A new one starts a renderer that has to
 * compile and lay out everything for the first time, which costs more than most tests.
 */
export interface SharedTab {
  context: BrowserContext
  page: Page
  /** True once something is in it that cannot be taken out again. */
  isSpent: boolean
}

/** Where a process keeps its tab. */
export interface SharedTabs {
  tab: SharedTab | null
}

/** A page of the site's origin that runs nothing: on any other the renderer would be given up. */
const parkingPath = '/robots.txt'

/** Returns the tab of the process, opened if there is none. */
export async function openTab(tabs: SharedTabs, browser: Browser): Promise<SharedTab> {
  if (tabs.tab && !tabs.tab.page.isClosed()) return tabs.tab
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(makeNoPasskeyByItself)
  tabs.tab = { context, page, isSpent: false }
  noteWear(tabs.tab)
  return tabs.tab
}

/** Leaves the tab to the next test as a new one would be, but for what its renderer has in memory. */
export async function leaveTab(tabs: SharedTabs): Promise<void> {
  if (!tabs.tab || tabs.tab.isSpent || tabs.tab.page.isClosed()) return closeTab(tabs)
  const { context, page } = tabs.tab
  for (const event of listened) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await context.clearPermissions()
  await page.goto(parkingPath)
  // Only now does no request of the page that was left set another.
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, colorScheme: 'light' })
}

/** Closes the tab of the process: the next test has a new one. */
export async function closeTab(tabs: SharedTabs): Promise<void> {
  await tabs.tab?.context.close()
  tabs.tab = null
}

const listened = ['console', 'dialog', 'domcontentloaded', 'pageerror', 'request'] as const

function noteWear(tab: SharedTab): void {
  const { context, page } = tab
  for (const [owner, method] of [
    [context, 'newCDPSession'],
    [page, 'addInitScript'],
    [page.clock, 'install'],
  ] as const) {
    const usual: unknown = Reflect.get(owner, method)
    if (typeof usual !== 'function') throw new Error(`Expected a method ${method}`)
    Reflect.set(owner, method, (...args: unknown[]) => {
      tab.isSpent = true
      return Reflect.apply(usual, owner, args)
    })
  }
}

/**
 * As in a browser whose password manager makes no passkeys by itself: after each sign-in, what that asks
 * for in the background would come at any moment of a test, also once its session is gone.
 */
export function makeNoPasskeyByItself() {
  const passkeys = window.PublicKeyCredential
  const ask = passkeys?.getClientCapabilities?.bind(passkeys)
  if (!ask) return
  passkeys.getClientCapabilities = async () => ({ ...(await ask()), conditionalCreate: false })
}
