import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { codeFor, enableTwoFactor, signInConfirmed } from '#tests/support/chromium/accounts.ts'
import { openWithCodes, recoveryCodes } from '#tests/support/chromium/recovery-codes.ts'
import { expect, open, reload, test } from '#tests/support/chromium/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const key = (page: Page) => dialogOf(page).locator('p', { hasText: 'Setup key:' })

async function openOff(page: Page) {
  const person = await signInConfirmed(page)
  await open(page, routes.twoFactor.href())
  return person
}

const keyIn = async (page: Page) =>
  (await key(page).innerText()).replace('Setup key:', '').replace(/\s/g, '')

test('the key is copied without gaps, and the button says so', async ({ page, context }) => {
  await openOff(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const copy = page.getByRole('button', { name: 'Copy setup key' })
  await expect(copy).toBeEnabled()
  const icon = await copy.locator('svg').innerHTML()
  await copy.click()
  const copied = page.getByRole('button', { name: 'Setup key copied' })
  await expect(copied).toBeVisible()
  expect(await copied.locator('svg').innerHTML()).not.toBe(icon)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await keyIn(page))
})

test.describe('where copying fails', () => {
  test.use({ expectedNoise: /Copying to the clipboard failed/ })

  test('a warning goes to the console, and the person sees nothing', async ({ page }) => {
    await openOff(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not here'))
    })
    await page.getByRole('button', { name: 'Enable 2FA' }).click()
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.getByRole('button', { name: 'Copy setup key' }).click()
    await warning
    await expect(page.getByRole('button', { name: 'Copy setup key' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})

test('fetched data is deleted with the dialog, and the set-up can be resumed', async ({ page }) => {
  await openOff(page)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
  const first = await keyIn(page)
  await page.keyboard.press('Escape')
  for (const again of [false, true]) {
    if (again) await reload(page)
    const fetched = page.waitForRequest(`**${routes.twoFactorSecretKey.href()}`)
    await page.getByRole('button', { name: 'Continue Setup' }).click()
    await fetched
    await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
    expect(await keyIn(page)).toBe(first)
    await page.keyboard.press('Escape')
  }
})

test('the codes are shown as soon as two-factor is on, and have the focus', async ({ page }) => {
  await openOff(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
  const secret = await keyIn(page)
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialogOf(page).getByText('Verify Authentication Code')).toBeVisible()
  const confirm = dialogOf(page).getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await dialogOf(page).getByRole('textbox').fill(codeFor(secret))
  await confirm.click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible()
  await expect(recoveryCodes(page).getByRole('listitem').first()).toHaveText(/^\w{10}-\w{10}$/)
  await expect(recoveryCodes(page)).toBeInViewport()
  await expect(page.getByText('Keep these codes now')).toBeInViewport()
  await expect(page.locator('#recovery-codes')).toBeFocused()
  await expectAccessible(page)
  // On the next visit they are hidden again.
  await page.reload()
  await expect(page.getByRole('button', { name: 'View recovery codes' })).toBeVisible()
  await expect(recoveryCodes(page)).toHaveCount(0)
})

test('enabling it when another tab already has shows the key and a way out', async ({ page }) => {
  const person = await openOff(page)
  const { secretKey } = await enableTwoFactor(page, person)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(dialogOf(page).getByText('Two-Factor Authentication Enabled')).toBeVisible()
  await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
  expect(await keyIn(page)).toBe(secretKey)
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible()
})

test.describe('when something cannot be fetched', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('the dialog says what could not be fetched, also without a connection, and tries again', async ({
    page,
    context,
  }) => {
    await openOff(page)
    const qrCode = `**${routes.twoFactorQrCode.href()}`
    const secretKey = `**${routes.twoFactorSecretKey.href()}`
    for (const path of [qrCode, secretKey]) {
      await page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }))
    }
    await page.getByRole('button', { name: 'Enable 2FA' }).click()
    const alert = dialogOf(page).getByRole('alert')
    const tryAgain = alert.getByRole('button', { name: 'Try again' })
    const status = 'Failed to fetch: 500'
    await expect(alert).toContainText('Something went wrong.')
    await expect(alert.getByRole('listitem')).toHaveText([
      'Failed to fetch QR code',
      status,
      'Failed to fetch a setup key',
    ])
    await expectAccessible(page)
    await page.unroute(qrCode)
    await tryAgain.click()
    await expect(alert.getByRole('listitem')).toHaveText(['Failed to fetch a setup key', status])
    await page.unroute(secretKey)
    await page.route(qrCode, (route) => route.fulfill({ status: 500, body: '{}' }))
    await tryAgain.click()
    await expect(alert.getByRole('listitem')).toHaveText(['Failed to fetch QR code', status])
    await page.unroute(qrCode)
    await tryAgain.click()
    await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1)

    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Continue Setup' }).click()
    await expect(alert).toContainText('Something went wrong.')
    await context.setOffline(false)
    await tryAgain.click()
    await expect(key(page)).toHaveText(/[A-Z2-7]{4}/)
  })
})

test('a prefetched dashboard is not shown once two-factor is off', async ({ page }) => {
  await openWithCodes(page)
  const dashboard = page.getByRole('complementary').getByRole('link', { name: 'Dashboard' })
  const fetched = page.waitForResponse(
    (response) =>
      response.url().endsWith(routes.dashboard.href()) &&
      response.request().headers().purpose === 'prefetch',
  )
  await dashboard.hover()
  await fetched
  await page.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await dashboard.click()
  await expect(page.getByText('Two-factor off', { exact: true })).toBeVisible()
})
