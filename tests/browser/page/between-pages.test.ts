import { hero } from '#shared/content/markets.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, type Page, passTime, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

declare global {
  interface Window {
    transitions: number
  }
}

/** Counts the transitions that the page client begins. */
function countTransitions(page: Page) {
  return page.addInitScript(() => {
    window.transitions = 0
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      window.transitions += 1
      return begin(update)
    }
  })
}

const markets = (page: Page) => page.getByRole('link', { name: 'Markets' }).first()

/** The browser as it says of each page fetched ahead whether it was used; the page is no further on. */
async function fetchedAhead(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const statuses: string[] = []
  browser.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    statuses.push(`${new URL(key.url).pathname} ${status}`)
  })
  await browser.send('Preload.enable')
  return statuses
}

test.describe('where the page client has not come', () => {
  test.beforeEach(({ page }) =>
    page.route(/assets\/entry-.*\.js/, (route) => route.abort('timedout')),
  )
  test.use({ expectedNoise: /ERR_TIMED_OUT|dynamically imported module/ })

  test('the browser fetches a public page while the pointer rests on its link', async ({
    page,
  }) => {
    const statuses = await fetchedAhead(page)
    await page.goto(routes.home.href())
    await markets(page).hover()
    await expect.poll(() => statuses).toContain(`${routes.markets.href()} Ready`)
    await markets(page).click()
    await expect(page).toHaveURL(routes.markets.href())
    await expect.poll(() => statuses).toContain(`${routes.markets.href()} Success`)
  })

  test('it fetches no page of accounts', async ({ page }) => {
    const statuses = await fetchedAhead(page)
    await page.goto(routes.home.href())
    await page.getByRole('link', { name: 'Log in' }).first().hover()
    await passTime(page, 600)
    await markets(page).hover()
    await expect.poll(() => statuses).toContain(`${routes.markets.href()} Ready`)
    expect(statuses.filter((status) => status.includes(routes.login.href()))).toEqual([])
  })

  for (const [motion, revealed] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`the next page fades in unless motion is to be reduced: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.revealed = String(viewTransition !== null)
        })
      })
      await page.goto(routes.home.href())
      await markets(page).click()
      await expect(page).toHaveURL(routes.markets.href())
      await expect(page.locator('html')).toHaveAttribute('data-revealed', String(revealed))
    })
  }
})

test.describe('where the page client has come', () => {
  for (const [motion, transitions] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`it fades the next page in unless motion is to be reduced: ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await countTransitions(page)
      await open(page, routes.home.href())
      await markets(page).click()
      await expect(page).toHaveURL(routes.markets.href())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
      expect(await page.evaluate(() => window.transitions)).toBe(transitions)
    })
  }

  test('it alone fetches pages ahead', async ({ page }) => {
    const statuses = await fetchedAhead(page)
    await open(page, routes.home.href())
    const fetched = page.waitForRequest(
      (request) =>
        request.headers()['x-inertia'] !== undefined && request.url().endsWith('/markets'),
    )
    await markets(page).hover()
    await fetched
    await passTime(page, 600)
    expect(statuses.filter((status) => status.startsWith(routes.markets.href()))).toEqual([])
  })

  test('a form that is answered changes its page without a transition', async ({ page }) => {
    await countTransitions(page)
    await open(page, routes.login.href())
    await page.getByLabel('Email address').fill('somebody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/./)
    expect(await page.evaluate(() => window.transitions)).toBe(0)
  })
})
