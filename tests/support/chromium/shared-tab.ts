import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * A tab with cookies of its own, in which tests of a process follow each other. A new one starts a
 * renderer that has to compile and lay out everything for the first time, which costs more than most
 * tests.
 */
export interface SharedTab {
  context: BrowserContext
  page: Page
  /** Take out what a test put in: scripts of each document, and what DevTools were told. */
  undo: (() => Promise<void>)[]
  /** True once something is in it that cannot be taken out again. */
  isSpent: boolean
}

/** A page of the site's origin that runs nothing: on any other the renderer would be given up. */
const parkingPath = '/robots.txt'

/** Takes a tab out of those that no test is using, or opens one. */
export async function takeTab(free: SharedTab[], browser: Browser): Promise<SharedTab> {
  return free.pop() ?? openTab(browser)
}

async function openTab(browser: Browser): Promise<SharedTab> {
  // The first test that needs one may be without scripts, or elsewhere.
  const context = await browser.newContext({ javaScriptEnabled: true, timezoneId: undefined })
  const page = await context.newPage()
  await page.addInitScript(makeNoPasskeyByItself)
  const tab = { context, page, undo: [], isSpent: false }
  noteWear(tab)
  return tab
}

/** What a tab can be for one test, besides a size and a colour scheme. */
export interface TabOptions {
  javaScriptEnabled?: boolean | undefined
  timezoneId?: string | undefined
  userAgent?: string | undefined
}

/** Has a tab be without scripts, elsewhere, or another browser, until it is left. */
export async function emulateIn(tab: SharedTab, options: TabOptions): Promise<void> {
  const { javaScriptEnabled, timezoneId, userAgent } = options
  if (javaScriptEnabled !== false && !timezoneId && !userAgent) return
  const devTools = await tab.context.newCDPSession(tab.page)
  if (javaScriptEnabled === false) {
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: true })
  }
  if (timezoneId) await devTools.send('Emulation.setTimezoneOverride', { timezoneId })
  if (userAgent) await devTools.send('Emulation.setUserAgentOverride', { userAgent })
}

/** Leaves a tab to another test as a new one would be, but for what its renderer has in memory. */
export async function leaveTab(free: SharedTab[], tab: SharedTab): Promise<void> {
  if (tab.isSpent || tab.page.isClosed()) return tab.context.close()
  const { context, page, undo } = tab
  for (const takeOut of undo.splice(0)) await takeOut()
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
  free.push(tab)
}

const listened = ['console', 'dialog', 'domcontentloaded', 'pageerror', 'request'] as const

function noteWear(tab: SharedTab): void {
  const { context, page, undo } = tab
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...input) => {
    const script = await addInitScript(...input)
    undo.push(() => script.dispose())
    return script
  }
  const newCDPSession = context.newCDPSession.bind(context)
  context.newCDPSession = async (target) => {
    const session = await newCDPSession(target)
    // With it end its authenticators and all that it emulates.
    undo.push(() => session.detach())
    return session
  }
  const install = page.clock.install.bind(page.clock)
  page.clock.install = (options) => {
    tab.isSpent = true
    return install(options)
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
