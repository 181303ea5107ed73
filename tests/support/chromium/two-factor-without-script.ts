import { expect, type Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import type { Person } from './accounts.ts'

/** Begins a set-up by the forms of the page alone, and gives the key it shows. */
export async function beginSetup(page: Page, { password }: Person) {
  await page.goto(routes.twoFactor.href())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm password' }).click()
  await expect(page).toHaveURL(routes.twoFactor.href())
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  return keyInPage(page)
}

/** The key of the set-up that the page shows. */
export async function keyInPage(page: Page) {
  const key = page.locator('main').getByText(/^[A-Z2-7]{32}$/)
  await expect(key).toBeVisible()
  return (await key.textContent()) ?? ''
}

/** Ends a set-up with a code. */
export async function confirmSetup(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Authentication code' }).fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
}
