import type { Page } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import {
  codeFor,
  logIn,
  openTwoFactor,
  signInAsMember,
  signOut,
} from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const shownCodes = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()

test('two-factor is set up, used, and ended', async ({ page }) => {
  test.slow()
  const person = await signInAsMember(page)
  await openTwoFactor(page, person)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Enable Two-Factor Authentication')).toBeVisible()
  const key = dialog.locator('p', { hasText: 'Setup key:' })
  await expect(key).toHaveText(/[A-Z2-7]{4}/)
  const secret = (await key.innerText()).replace('Setup key:', '').replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Verify Authentication Code')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(codeFor(secret))
  await confirm.click()
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible()
  await expect.poll(() => shownCodes(page).then((codes) => codes.length)).toBe(8)
  const before = await shownCodes(page)
  await page.getByRole('button', { name: 'Regenerate Codes' }).click()
  await dialog.getByRole('button', { name: 'Regenerate Codes' }).click()
  await expect.poll(() => shownCodes(page)).not.toEqual(before)
  await page.getByRole('button', { name: /Hide/ }).click()

  await signOut(page, person)
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Authentication Code' })).toBeVisible()
  await page.getByRole('textbox').fill(codeFor(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(routes.dashboard.href())

  await openTwoFactor(page, person)
  await page.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
})

test('a new password signs the other browser out at once', async ({ page, openBrowser }) => {
  const person = await signInAsMember(page)
  const other = await openBrowser()
  await logIn(other, person)
  await expect(other).toHaveURL(routes.dashboard.href())

  await open(page, routes.password.href())
  const fill = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(`${person.password}-new`)
    await page.getByLabel('Confirm password').fill(`${person.password}-new`)
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await fill('wrong')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await fill(person.password)
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByText('Saved')).toBeHidden()

  await other.goto(routes.dashboard.href())
  await expect(other).toHaveURL(routes.login.href())
})

test('an account is deleted by its password, and nothing of it comes back', async ({ page }) => {
  const person = await signInAsMember(page)
  await open(page, routes.profile.href())
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(routes.home.href())
  await expect(page.getByText(messages.account.deleted)).toBeInViewport()
  await page.goBack()
  await expect(page.getByText(person.email)).toHaveCount(0)
  await logIn(page, person)
  await expect(page).toHaveURL(routes.login.href())
})

test('every screen is accessible in both themes', async ({ page }) => {
  test.slow()
  await signInAsMember(page)
  const paths = [
    routes.dashboard.href(),
    routes.profile.href(),
    routes.password.href(),
    routes.appearance.href(),
    routes.sessions.href(),
  ]
  for (const path of paths) {
    await open(page, path)
    await expectAccessible(page, path)
  }
})
