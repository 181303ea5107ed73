import { routes } from '#shared/routes.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

test('the tabs of the settings stand in one line and show the current one', async ({ page }) => {
  await signInAsMember(page)
  await page.setViewportSize({ width: 360, height: 780 })
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  const shown = (name: string) => tabs.filter({ hasText: name })
  await open(page, routes.sessions.href())
  await expect(shown('Sessions')).toBeInViewport({ ratio: 1 })
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const heights = await tabs.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(60)
  // By the keyboard, from the last to the first, each comes into view.
  await shown('Sessions').focus()
  for (const name of [
    'Appearance',
    'Alerts',
    'Passkeys',
    'Two-Factor Auth',
    'Password',
    'Profile',
  ]) {
    await page.keyboard.press('Shift+Tab')
    await expect(shown(name)).toBeFocused()
    await expect(shown(name)).toBeInViewport({ ratio: 0.99 })
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.profile.href())
  await shown('Appearance').click()
  await expect(page).toHaveURL(routes.appearance.href())
  await expect(shown('Appearance')).toBeInViewport({ ratio: 1 })
})

/** Returns the characters in a line of the paragraph that has the most. */
const longestLine = (page: Page) =>
  page.locator('main p').evaluateAll((paragraphs) => {
    const perLine = paragraphs.map((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return (paragraph.textContent?.length ?? 0) / Math.max(1, lines)
    })
    return Math.max(...perLine)
  })

// Of characters, in which running text is still read with ease.
const lineMax = 70

test('the dashboard fills a wide screen, and no line of it is longer than it is read', async ({
  page,
}) => {
  await signInAsMember(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await open(page, routes.dashboard.href())
  // It is loaded after the page.
  await expect(page.getByText('This device')).toBeVisible()
  for (const width of [1440, 2200]) {
    await page.setViewportSize({ width, height: 1000 })
    const main = await page.getByRole('main').boundingBox()
    const large = await page
      .getByText('Reach us')
      .locator('xpath=ancestor::section/..')
      .boundingBox()
    const edge = (box: typeof main) => (box ? box.x + box.width : 0)
    expect(edge(main)).toBe(width)
    expect(edge(main) - edge(large)).toBeLessThan(60)
  }
  expect(await longestLine(page)).toBeLessThanOrEqual(lineMax)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no line of running text in the settings is longer than it is read', async ({ page }) => {
    await signInAsMember(page)
    await page.setViewportSize({ width: 2200, height: 1000 })
    for (const path of [
      routes.profile.href(),
      routes.password.href(),
      routes.appearance.href(),
      routes.sessions.href(),
    ]) {
      await page.goto(path)
      expect(await longestLine(page), path).toBeLessThanOrEqual(lineMax)
    }
  })
})
