import { routes } from '#shared/routes.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expectSameStyles, forgetStylesheet } from '#tests/support/chromium/same-styles.ts'
import { expect, hydrated, type Page, test } from '#tests/support/chromium/test.ts'

const linked = /<link rel="stylesheet" href="([^"]+)"/
const carried = /<style[^>]*>.*?@layer base/s

/** The document that this browser is sent next. */
const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text()

test('a first page carries its rules, a later one links the style sheet that came meanwhile', async ({
  page,
}) => {
  await page.goto(routes.home.href())
  await hydrated(page)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
  const sheet = await page.locator('link[rel="stylesheet"]').getAttribute('href')
  const later = await documentOf(page, routes.services.href())
  expect(linked.exec(later)?.[1]).toBe(sheet)
  expect(later).not.toMatch(carried)

  await forgetStylesheet(page)
  const first = await documentOf(page, routes.services.href())
  expect(first).toMatch(carried)
  expect(first).not.toMatch(linked)
})

test('who has the style sheet of another build gets the rules of this one', async ({
  page,
  baseURL: url = '',
}) => {
  await page.context().addCookies([{ name: 'stylesheet', value: '/assets/entry-OLD.css', url }])
  expect(await documentOf(page, routes.home.href())).toMatch(carried)
})

test('a document for a member links the style sheet', async ({ page }) => {
  await signInAsMember(page)
  await forgetStylesheet(page)
  for (const path of [routes.home.href(), routes.dashboard.href()]) {
    expect(await documentOf(page, path)).toMatch(linked)
  }
})

test.describe('pages that no other walk sees', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('carry their rules as well, the error page too', async ({ page }) => {
    const rest = [routes.openData, routes.letters, routes.book].map((route) => route.href())
    const unsubscribe = routes.alertsUnsubscribe.href({ token: 'token' })
    for (const path of [...rest, unsubscribe, '/nothing-is-here']) {
      await forgetStylesheet(page)
      await page.goto(path)
      await hydrated(page)
      await expectSameStyles(page)
    }
  })
})
