import { readFileSync } from 'node:fs'
import { throttles } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { register, somebody } from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const manifest: Record<string, { name?: string; file: string }> = JSON.parse(
  readFileSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
)

/** What shows errors, in each language. */
const chunks = Object.values(manifest).flatMap(({ name, file }) =>
  name === 'show-error' ? `/${file}` : [],
)

/** Waits until errors can be shown: what shows them is loaded after the page. */
async function canShowErrors(page: Page) {
  await page.waitForFunction((files) => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
    return files.some((file) => loaded.includes(file))
  }, chunks)
}

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

for (const { path, link } of [
  { path: routes.services.href(), link: 'About Us' },
  { path: routes.login.href(), link: 'Sign up' },
]) {
  test(`a visit from ${path} that reaches nobody is said in a toast`, async ({ page, context }) => {
    // Where another test may have left it, it could lie on the link, which is then fetched ahead.
    await page.mouse.move(0, 0)
    await open(page, path)
    await canShowErrors(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
    await expect(page).toHaveURL(path)
  })
}

test('a failure before the place of toasts is there is said once it is', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(
    ({ pathname }) => chunks.includes(pathname),
    async (route) => {
      await held
      await route.continue()
    },
  )
  await open(page, routes.services.href())
  await page.route(routes.aboutUs.href(), (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
  await failed
  arrive()
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
})

test('a toast leaves the button that was pressed in view', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, routes.login.href())
  await canShowErrors(page)
  await page.getByLabel('Email').fill('amina@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('a password')
  const button = page.getByRole('button', { name: 'Log in' })
  await button.scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await button.click()
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]')
  await expect(toast).toHaveText(/The connection failed/)
  const edge = async (of: typeof toast) => {
    const box = await of.boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  await expect.poll(async () => (await edge(toast)).top).toBeGreaterThan(60)
  expect((await edge(toast)).bottom).toBeLessThan((await edge(button)).top)
})

test('several errors stand beside each other', async ({ page, context }) => {
  await register(page, somebody())
  await open(page, routes.profile.href())
  await canShowErrors(page)
  const resend = page.getByRole('button', { name: 'Resend the verification email' })
  const [{ hits }] = throttles.resendVerification
  const toasts = page.locator('[data-sonner-toast]')
  // A new minute may begin meanwhile, with hits of its own.
  for (let sent = 0; sent <= 2 * hits && (await toasts.count()) === 0; sent++) {
    const answered = page.waitForResponse(`**${routes.resendVerification.href()}`)
    await resend.click()
    await answered
    await expect(resend).toHaveAttribute('aria-disabled', 'false')
  }
  await expect(toasts).toHaveText([/Too many attempts/])
  await context.setOffline(true)
  await resend.click()
  await expect(toasts).toHaveText([/The connection failed/, /Too many attempts/])
  const topOf = async (at: number) => (await toasts.nth(at).boundingBox())?.y ?? 0
  const { height } = (await toasts.first().boundingBox()) ?? { height: 0 }
  await expect
    .poll(async () => Math.abs((await topOf(0)) - (await topOf(1))))
    .toBeGreaterThan(height)
})
