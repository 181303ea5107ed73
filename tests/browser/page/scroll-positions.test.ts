import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { expect, open, passTime, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const placeMs = 300

const markets = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' })

/** Scrolls the page, and leaves it in the same moment for one that is there already. */
async function scrollAndLeave(page: Page, top: number) {
  const chunk = page.waitForResponse(/assets\/markets-.*\.js/)
  await markets(page).hover()
  await chunk
  await markets(page).evaluate((link, top) => {
    scrollTo(0, top)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, top)
  await expect(page).toHaveURL(routes.markets.href())
  await expectPlace(page, 0)
}

/** Whether the page stays at this height, past all that notes positions late. */
async function expectPlace(page: Page, top: number) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await passTime(page, placeMs)
  expect(await page.evaluate(() => scrollY)).toBe(top)
}

/** Makes the next step through the history meet whatever was noted late meanwhile. */
async function slowSteps(page: Page) {
  await page.evaluate((ms) => {
    addEventListener('popstate', () => {
      const until = performance.now() + ms
      while (performance.now() < until);
    })
  }, placeMs)
}

test('a page that is left right after it was scrolled is found there again', async ({ page }) => {
  await open(page, routes.services.href())
  await scrollAndLeave(page, 900)
  await page.goBack()
  await expectPlace(page, 900)
})

test('stepping back and forth at once finds each page where it was', async ({ page }) => {
  await open(page, routes.services.href())
  await scrollAndLeave(page, 900)
  await slowSteps(page)
  await page.evaluate(() => {
    scrollTo(0, 500)
    history.back()
  })
  await expect(page).toHaveURL(routes.services.href())
  await expectPlace(page, 900)
  await page.evaluate(() => {
    scrollTo(0, 700)
    history.forward()
  })
  await expect(page).toHaveURL(routes.markets.href())
  await expectPlace(page, 0)
})
