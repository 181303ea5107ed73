import type { Page } from '@playwright/test'
import { progressBar } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { tabTitle } from '#shared/titles.ts'
import { holdAnswers } from '#tests/support/chromium/hold-answers.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const name = firm.name
const addresses = 'link[rel=canonical], link[hreflang], meta[property="og:url"]'
const listOfScreens = /assets\/all-screens-.*\.js/

/** Marks the document, so that a document load is noticed. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
}

/** Holds back page visits, as a slow network would, until they are let go. */
async function holdVisits(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().headers()['x-inertia']) await promise
    await route.continue()
  })
  return letGo
}

/** Notes in the page itself when the bar appears: a look from outside comes late on a busy machine. */
async function timeBar(page: Page, bar: string) {
  await page.evaluate((bar) => {
    let clickedAt = 0
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true)
    new MutationObserver((_, observer) => {
      if (!document.querySelector(bar)) return
      observer.disconnect()
      Object.assign(window, { barAfterMs: performance.now() - clickedAt })
    }).observe(document, { childList: true, subtree: true })
  }, bar)
  return () => page.evaluate(() => (window as { barAfterMs?: number }).barAfterMs)
}

test('visits every page without loading a document, with its title and place in the navigation', async ({
  page,
}) => {
  await open(page, routes.home.href())
  await mark(page)
  const ownAddress = page.locator(addresses)
  await expect(ownAddress).not.toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const { label, href } of [...publicPages.slice(1), publicPages[0]]) {
    await navigation.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
    await expect(page).toHaveTitle(tabTitle(label === 'Home' ? '' : label, name))
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(label)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Browsers share a canonical address instead of the current one.
    await expect(ownAddress).toHaveCount(0)
  }
  await expectSameDocument(page)
})

test('goes back and forward with the scroll position kept', async ({ page }) => {
  await open(page, routes.services.href())
  await mark(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.waitForFunction(() => history.state?.documentScrollPosition?.top === 900)
  // A click by pointer may scroll the page to reach the link; this is about the page's own place.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Markets' })
    .dispatchEvent('click')
  await expect(page).toHaveURL(routes.markets.href())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(routes.services.href())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goForward()
  await expect(page).toHaveURL(routes.markets.href())
  await expectSameDocument(page)
})

test('goes back to a page that was left before the list of all screens had come', async ({
  page,
}) => {
  const letGo = await holdAnswers(page, listOfScreens)
  await open(page, routes.services.href())
  const heading = page.getByRole('heading', { level: 1 })
  const text = await heading.innerText()
  const answer = page.waitForResponse((response) => 'x-inertia' in response.headers())
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Markets' })
    .click()
  await answer
  letGo()
  await expect(page).toHaveURL(routes.markets.href())
  // The address changes before the transition between the pages, and the page within it.
  await expect(heading).not.toHaveText(text)
  await page.goBack()
  await expect(page).toHaveURL(routes.services.href())
  await expect(heading).toHaveText(text)
})

test('drops the addresses of its first page also without the list of all screens', async ({
  page,
}) => {
  const letGo = await holdAnswers(page, listOfScreens)
  await open(page, routes.market.href({ slug: 'kenya' }))
  const ownAddress = page.locator(addresses)
  await expect(ownAddress).not.toHaveCount(0)
  const ghana = routes.market.href({ slug: 'ghana' })
  await page.locator(`a[href="${ghana}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(ghana)
  letGo()
  await expect(ownAddress).toHaveCount(0)
})

test('shows a thin grey bar for a visit that takes long, and none before that', async ({
  page,
}) => {
  await open(page, routes.home.href())
  const letGo = await holdVisits(page)
  const bar = page.locator('#nprogress .bar')
  const barAfterMs = await timeBar(page, '#nprogress .bar')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click()
  await expect(bar).toBeVisible()
  expect(await barAfterMs()).toBeGreaterThanOrEqual(progressBar.delayMs)
  await expect(bar).toHaveCSS('background-color', 'rgb(75, 85, 99)')
  letGo()
  await expect(page).toHaveURL(routes.contact.href())
  await expect(bar).toHaveCount(0)
})

test('prefetches page and chunk of a link that is hovered, not of one that is passed', async ({
  page,
}) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.headers().purpose === 'prefetch') visits.push(new URL(request.url()).pathname)
  })
  await page.clock.install()
  await open(page, routes.home.href())
  const navigation = page.getByRole('navigation', { name: 'Main' })
  // In the page, or a busy machine would let the pointer stay for longer.
  await navigation.getByRole('link', { name: 'Services' }).evaluate((link) => {
    link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    setTimeout(() => link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true })), 40)
  })
  await page.clock.runFor(240)
  expect(visits).toEqual([])
  const chunk = page.waitForResponse(/assets\/markets-.*\.js/)
  await navigation.getByRole('link', { name: 'Markets' }).hover()
  await chunk
  expect(visits).toEqual([routes.markets.href()])
})

test('announces the page to screen readers and starts the keyboard at the skip link', async ({
  page,
}) => {
  await open(page, routes.home.href())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Insights' })
    .click()
  await expect(page.getByRole('status')).toHaveText(tabTitle('Insights', name))
})

test('has a menu on a phone, with Get Consultation, that closes by Escape and by a visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.home.href())
  const toggle = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(menu.getByRole('link', { name: 'Get Consultation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await menu.getByRole('link', { name: 'Get Consultation' }).click()
  await expect(page).toHaveURL(routes.contact.href())
  await expect(menu).toBeHidden()
})

test('has all its links in one line where it has room for them', async ({ page }) => {
  await open(page, routes.services.href())
  const header = page.getByRole('banner')
  // Above it are the login page and the languages.
  const links = header.locator(':scope > div').last().getByRole('link')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(links).toHaveCount(publicPages.length + 3)
    for (const name of ['Log in', 'Get Consultation']) {
      await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    const middles = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    )
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(2)
    const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight))
    expect(Math.max(...heights)).toBeLessThan(56)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBe(0)
  }
})
