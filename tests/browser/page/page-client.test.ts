import type { Request } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { contactMessage, fillInContactForm } from '#tests/support/chromium/contact-form.ts'
import { expect, hydrated, open, type Page, passTime, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const scriptBudget = 3 * 1024

/** Has the page client on its way until it is let through; what is routed is not taken from a cache. */
async function holdPageClient(page: Page) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/assets\/entry-.*\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Opens a page, and waits until its first script notices when somebody uses the page. */
async function openListening(page: Page, path: string) {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (...listener: Parameters<typeof listen>) => {
      if (listener[0] === 'pointerover') document.documentElement.dataset.listening = ''
      listen(...listener)
    }
  })
  await page.goto(path)
  await page.waitForFunction(() => 'listening' in document.documentElement.dataset)
}

const isHydrated = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset)

/** Notes the scripts that are asked for from now on; gives their bytes, once they have come. */
function scriptBytes(page: Page) {
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}

test.describe('who saves data', () => {
  // A script that is stored already is not loaded.
  test.use({ ownTab: true })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    }),
  )

  for (const path of [routes.home.href(), routes.markets.href(), routes.register.href()]) {
    test(`reads ${path} without the page client, however long`, async ({ page }) => {
      const bytes = scriptBytes(page)
      await page.clock.install()
      await openListening(page, path)
      await page.clock.runFor(4000)
      expect(await bytes()).toBeGreaterThan(0)
      expect(await bytes()).toBeLessThan(scriptBudget)
      expect(await isHydrated(page)).toBe(false)
    })
  }

  test('has it with the first key, and with a pointer over something that answers', async ({
    page,
  }) => {
    await page.clock.install()
    await openListening(page, routes.home.href())
    await page.mouse.move(2, 300)
    await page.clock.runFor(500)
    expect(await isHydrated(page)).toBe(false)
    await page.getByRole('link', { name: 'View All Services' }).hover()
    await hydrated(page)

    await openListening(page, routes.aboutUs.href())
    expect(await isHydrated(page)).toBe(false)
    await page.keyboard.press('Tab')
    await hydrated(page)
  })
})

test.describe('a first page', () => {
  test.use({ ownTab: true })

  test.beforeEach(({ page }) => withoutDeadline(page))

  test('is painted before scripts and fonts are loaded, which then come by themselves', async ({
    page,
  }) => {
    await page.goto(routes.home.href())
    await hydrated(page)
    const { paint, requests } = await paintAndRequests(page)
    expect(requests.filter(({ name }) => name.endsWith('.woff2'))).toHaveLength(2)
    expect(requests.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(2)
    expect(requests.filter(({ startTime }) => startTime < paint)).toEqual([])
  })

  test('is followed by pages whose fonts do not wait', async ({ page, baseURL }) => {
    await page.goto(routes.home.href(), { referer: `${baseURL}${routes.aboutUs.href()}` })
    await hydrated(page)
    expect(await typesBeforePaint(page)).toEqual(['woff2', 'woff2'])
  })

  test('of somebody who was here before does not wait for fonts either', async ({
    page,
    baseURL: url = '',
  }) => {
    const cookie = { name: 'stylesheet', value: 'of-an-earlier-build', url }
    await page.context().addCookies([cookie])
    await page.goto(routes.home.href())
    await hydrated(page)
    expect(await typesBeforePaint(page)).toEqual(['woff2', 'woff2'])
  })

  test('has its fonts although an extension put a style of its own before them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const mark = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')
        if (!mark) return
        observer.disconnect()
        const style = document.createElement('style')
        style.media = 'screen'
        // The policy of the page would refuse a style without it, but for an extension.
        style.nonce = mark.nonce ?? ''
        document.head.prepend(style)
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(routes.home.href())
    await hydrated(page)
    await expect(page.locator('head > :first-child')).toHaveAttribute('media', 'screen')
    const { requests } = await paintAndRequests(page)
    expect(requests.filter(({ name }) => name.endsWith('.woff2'))).toHaveLength(2)
  })
})

/** Has a page wait for its first paint, however long a busy machine takes for it. */
async function withoutDeadline(page: Page) {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    const setUnlessLong = (task: () => void, ms?: number) => (ms === 3000 ? 0 : set(task, ms))
    Object.assign(window, { setTimeout: setUnlessLong })
  })
}

/** When the page was painted first, and when its scripts, styles and fonts were requested. */
function paintAndRequests(page: Page) {
  return page.evaluate(async () => {
    // Only what has come is among the entries.
    await document.fonts.ready
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) throw new Error('Expected a first paint with content')
    const requests = performance.getEntriesByType('resource')
    return {
      paint: paint.startTime,
      requests: requests
        .map(({ name, startTime }) => ({ name, startTime }))
        .filter(({ name }) => /\.(js|css|woff2)$/.test(name)),
    }
  })
}

async function typesBeforePaint(page: Page) {
  const { paint, requests } = await paintAndRequests(page)
  const early = requests.filter(({ startTime }) => startTime < paint)
  return early.map(({ name }) => name.split('.').at(-1))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('what is typed before the page client comes stays, and so does the focus', async ({
    page,
  }) => {
    const arrive = await holdPageClient(page)
    await page.goto(routes.contact.href())
    await fillInContactForm(page)
    await page.getByLabel('Company').fill('Otieno Ltd')
    arrive()
    await hydrated(page)
    await expect(page.getByLabel('Company')).toBeFocused()
    await page.keyboard.type(' & Co')
    await expect(page.getByLabel('Company')).toHaveValue('Otieno Ltd & Co')
    for (const [label, value] of Object.entries(contactMessage)) {
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
    }
    await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')
  })

  test('the menu that was opened before stays open, with the focus on it', async ({ page }) => {
    const arrive = await holdPageClient(page)
    await page.goto(routes.home.href())
    await page.locator('summary').filter({ hasText: 'Menu' }).press('Enter')
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Markets' })
    await expect(link).toBeVisible()
    arrive()
    await hydrated(page)
    const toggle = page.getByRole('button', { name: 'Menu' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toBeFocused()
    await expect(link).toBeVisible()
  })

  test('a press during which the page client comes still opens the menu', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await openListening(page, routes.home.href())
    const box = await page.locator('summary').filter({ hasText: 'Menu' }).boundingBox()
    const entry = page.waitForResponse(/assets\/entry-.*\.js/)
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await entry
    await passTime(page, 400)
    await page.mouse.up()
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('a press that outlasts the start of the page client still opens the menu', async ({
    page,
  }) => {
    await page.clock.install()
    const arrive = await holdPageClient(page)
    await openListening(page, routes.home.href())
    const box = await page.locator('summary').filter({ hasText: 'Menu' }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    arrive()
    await page.clock.runFor(2500)
    await hydrated(page)
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('a link that is followed before leads where it says, once', async ({ page }) => {
    const arrive = await holdPageClient(page)
    await page.goto(routes.insights.href())
    const visits: string[] = []
    page.on('domcontentloaded', () => visits.push(new URL(page.url()).search))
    await page.getByRole('link', { name: 'Compliance' }).first().click()
    await expect(page).toHaveURL(`${routes.insights.href()}?category=compliance`)
    arrive()
    await hydrated(page)
    expect(visits).toEqual(['?category=compliance'])
  })

  test('a form that is sent before is sent once', async ({ page }) => {
    const arrive = await holdPageClient(page)
    await page.goto(routes.contact.href())
    await fillInContactForm(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1
    })
    await page.getByRole('button', { name: 'Send Message' }).click()
    arrive()
    await expect(page.getByRole('alert')).toContainText('Message sent successfully!')
    await hydrated(page)
    await expect(page.getByRole('alert')).toContainText('Message sent successfully!')
    expect(sent).toBe(1)
  })

  test('a form that is sent just before waits for it, and says what is wrong in its words', async ({
    page,
  }) => {
    const arrive = await holdPageClient(page)
    await page.clock.install()
    await openListening(page, routes.contact.href())
    // On a slow machine the page client would come after the form has stopped waiting.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    arrive()
    await hydrated(page)
    await page.clock.resume()
    const name = page.getByLabel('First name')
    await expect(name).toHaveAccessibleDescription(messages.required('first name'))
    await expect(name).toBeFocused()
  })

  test('a signed-out page has no button that would need the page client', async ({ page }) => {
    await holdPageClient(page)
    for (const path of [routes.home.href(), routes.contact.href(), routes.register.href()]) {
      await page.goto(path)
      await expect(
        page.locator('button:not([type="submit"])').filter({ visible: true }),
      ).toHaveCount(0)
    }
  })
})

test.describe('a chunk that never comes', () => {
  test.use({ expectedNoise: /./ })

  test('has the page loaded anew once, which is then read as it came', async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.route(/assets\/rules-.*\.js/, (route) => route.fulfill({ status: 500 }))
    await page.clock.install()
    await page.goto(routes.rules.href())
    await expect.poll(() => loads).toBe(2)
    await page.clock.runFor(3000)
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger of Rules')
  })

  test('leaves what was typed where it is when nothing can be reached', async ({ page }) => {
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    const entry = /assets\/entry-.*\.js/
    const unreachable = page.waitForEvent('requestfailed', (request) => entry.test(request.url()))
    await page.route(entry, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    // What offers a passkey among what the browser fills in.
    await page.route(/assets\/esm-.*\.js/, (route) => route.abort())
    await page.clock.install()
    await page.goto(routes.login.href())
    const email = page.getByLabel('Email address')
    await email.fill('amina@example.com')
    await unreachable
    await page.clock.runFor(500)
    expect(loads).toBe(1)
    await expect(email).toHaveValue('amina@example.com')
  })

  test('of a page that is opened is said as a failed connection', async ({ page }) => {
    await open(page, routes.services.href())
    await page.route(/assets\/(entry|about-us)-.*\.js/, (route) => route.abort('timedout'))
    await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
    await expect(page).toHaveURL(routes.services.href())
  })

  test('once opens its page as a document the next time', async ({ page }) => {
    await open(page, routes.services.href())
    let asked = 0
    await page.route(/assets\/about-us-.*\.js/, (route) => {
      asked += 1
      return asked === 1 ? route.abort('timedout') : route.continue()
    })
    await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
    await expect(page).toHaveURL(routes.aboutUs.href())
    await hydrated(page)
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Services' }).first(),
    ).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  test('because its build is gone has the page loaded anew', async ({ page }) => {
    await open(page, routes.services.href())
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await page.route(/assets\/(entry|about-us)-.*\.js/, (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
    await expect.poll(() => loads).toBe(1)
    await hydrated(page)
  })
})

test('a tab has one title while the page client starts', async ({ page }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>()
    const note = () => void titles.add(document.title)
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    Object.assign(window, { titles })
  })
  await open(page, routes.services.href())
  await hydrated(page)
  const titles = await page.evaluate(() => [...((window as { titles?: Set<string> }).titles ?? [])])
  expect(titles.filter(Boolean)).toEqual([await page.title()])
})
