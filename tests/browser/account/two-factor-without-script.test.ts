import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectFits } from '#tests/support/chromium/accessible.ts'
import { codeFor, logIn, signInAsMember } from '#tests/support/chromium/accounts.ts'
import { recoveryCodes } from '#tests/support/chromium/recovery-codes.ts'
import { expect, test } from '#tests/support/chromium/test.ts'
import {
  beginSetup,
  confirmSetup,
  keyInPage,
} from '#tests/support/chromium/two-factor-without-script.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

test('two-factor is set up, its codes shown once, replaced and used', async ({ page }) => {
  test.slow()
  const person = await signInAsMember(page)
  const key = await beginSetup(page, person)
  await confirmSetup(page, '000000')
  await expect(page.locator('#field-code-error')).toHaveText(messages.twoFactor.invalidCode)
  expect(await keyInPage(page)).toBe(key)
  await expectFits(page)

  // A set-up that is resumed later has the same key.
  await page.goto(routes.twoFactor.href())
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue Setup' }).click()
  expect(await keyInPage(page)).toBe(key)
  await confirmSetup(page, codeFor(key))

  const items = recoveryCodes(page).getByRole('listitem')
  await expect(items.first()).toHaveText(/^\w{10}-\w{10}$/)
  const first = await items.allTextContents()
  await expect(page.getByText('Keep these codes now')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden()
  await expectFits(page)
  await page.reload()
  await expect(items).toHaveCount(0)

  // Not by its text: Playwright considers the content of a noscript invisible.
  await expect(page.locator('#content noscript p')).toContainText('stop working at once')
  await page.getByRole('button', { name: 'Regenerate Codes' }).click()
  await expect(items).toHaveCount(first.length)
  const second = await items.allTextContents()
  expect(second).not.toEqual(first)
  expect(page.url()).not.toContain(second[0])

  await page.context().clearCookies()
  await logIn(page, person)
  await page.getByRole('link', { name: 'login using a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(second[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(routes.dashboard.href())
})
