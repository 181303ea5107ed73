import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

test.use({ viewport: { width: 360, height: 780 } })

function menuOf(page: Page) {
  const banner = page.getByRole('banner')
  const toggle = banner.getByRole('button', { name: 'Menu' })
  return { toggle, links: banner.getByRole('navigation', { name: 'Main' }) }
}

test('the mobile menu closes with a link, also with that to the page shown', async ({ page }) => {
  await open(page, routes.aboutUs.href())
  const { toggle, links } = menuOf(page)
  for (const name of ['about-us', 'services'] as const) {
    const { label, href } = publicPages.find((one) => one.name === name) ?? publicPages[0]
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await links.getByRole('link', { name: label, exact: true }).click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(links).toBeHidden()
    await expect(page).toHaveURL(href)
  }
})

test('the mobile menu closes when the keyboard leaves it, and holds the page meanwhile', async ({
  page,
}) => {
  await open(page, routes.home.href())
  const { toggle, links } = menuOf(page)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link').first()).toBeFocused()
  for (let steps = await links.getByRole('link').count(); steps > 0; steps--) {
    await expect(links).toBeVisible()
    await page.keyboard.press('Tab')
  }
  await expect(links).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the mobile menu that was opened before the script came stays open', async ({ page }) => {
  let load = () => {}
  const opened = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(routes.home.href(), { waitUntil: 'commit' })
  await page.locator('summary', { hasText: 'Menu' }).click()
  load()
  const { toggle, links } = menuOf(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(links).toBeVisible()
})
