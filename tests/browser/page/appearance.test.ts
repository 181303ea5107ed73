import type { Page } from '@playwright/test'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, reload, test } from '#tests/support/chromium/test.ts'

const path = routes.appearance.href()
const light = 'rgb(250, 247, 240)'
const dark = 'rgb(13, 22, 19)'

const choice = (page: Page, name: string) => page.getByRole('radio', { name })
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
const groundOf = (page: Page, selector = 'body') =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

async function openChoice(page: Page) {
  await signInAsMember(page)
  await open(page, path)
}

test('the system decides until somebody chooses, and is followed as it changes', async ({
  page,
}) => {
  await openChoice(page)
  await expect(choice(page, 'System')).toBeChecked()
  for (const [colorScheme, ground] of [
    ['dark', dark],
    ['light', light],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => groundOf(page)).toBe(ground)
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark' : '')
  }
})

test('a choice is kept in the cookie for a year and in local storage, whatever the system says', async ({
  page,
  context,
}) => {
  await openChoice(page)
  for (const { name, value, against, ground } of [
    { name: 'Dark', value: 'dark', against: 'light', ground: dark },
    { name: 'Light', value: 'light', against: 'dark', ground: light },
  ] as const) {
    await choose(page, name)
    await page.emulateMedia({ colorScheme: against })
    await expect.poll(() => groundOf(page)).toBe(ground)
    await expect(page.locator('html')).toHaveClass(value === 'dark' ? 'dark' : '')
    const cookie = (await context.cookies()).find((one) => one.name === 'appearance')
    expect(cookie?.value).toBe(value)
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(seconds - lifetimes.appearanceSeconds)).toBeLessThan(60)
    expect(await page.evaluate(() => localStorage.getItem('appearance'))).toBe(value)
    await reload(page)
    await expect(choice(page, name)).toBeChecked()
    expect(await groundOf(page)).toBe(ground)
  }
})

test('dark is dark in the HTML itself, and in the first frame for a dark system', async ({
  page,
}) => {
  await openChoice(page)
  await choose(page, 'Dark')
  const html = await (await page.request.get(path)).text()
  expect(html).toMatch(/<html[^>]* class="dark"/)
  await choose(page, 'System')
  expect(await (await page.request.get(path)).text()).not.toMatch(/<html[^>]* class="dark"/)

  await page.emulateMedia({ colorScheme: 'dark' })
  // Without the client's scripts nothing but the document and its style can have made it dark.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path)
  expect(await groundOf(page)).toBe(dark)
  await expect(page.locator('html')).toHaveClass('dark')
})

/** The sample beside a choice, or its second half; a build has other names for its classes. */
const sample = (label: string, half = 1) =>
  `label:has-text("${label}") span[aria-hidden] > span:nth-child(${half})`

test('the choice is made by the arrow keys, another tab follows, and each sample shows its own', async ({
  page,
  context,
}) => {
  await openChoice(page)
  await test.step('each sample shows its own appearance, in either theme', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await groundOf(page, sample('Light'))).toBe(light)
      expect(await groundOf(page, sample('Dark'))).toBe(dark)
      expect(await groundOf(page, sample('System'))).toBe(light)
      expect(await groundOf(page, sample('System', 2))).toBe(dark)
    }
  })
  await test.step('by the arrow keys', async () => {
    await choice(page, 'System').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(choice(page, 'Dark')).toBeChecked()
    await expect.poll(() => groundOf(page)).toBe(dark)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => groundOf(page)).toBe(light)
  })
  await test.step('another tab follows', async () => {
    const other = await context.newPage()
    await open(other, routes.aboutUs.href())
    await choose(page, 'Dark')
    await expect.poll(() => groundOf(other)).toBe(dark)
  })
})
