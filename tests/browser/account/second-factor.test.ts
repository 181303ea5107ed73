import { routes } from '#shared/routes.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import {
  codeFor,
  loseSession,
  type Person,
  signInWithTwoFactor,
} from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const { twoFactor, confirmPassword } = routes

/** Logs in with a code on a remembered device, then loses the session. */
async function comeBack(page: Page, { email, password }: Person, code: string) {
  await page.context().clearCookies()
  await page.goto(routes.login.href())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(routes.twoFactorChallenge.href())
  await page.getByText('login using a recovery code').click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(routes.dashboard.href())
  await loseSession(page)
}

test('a remembered person confirms with password and code, or recovery code', async ({ page }) => {
  const { person, secretKey, codes } = await signInWithTwoFactor(page)
  await comeBack(page, person, codes[0] ?? '')
  await page.goto(twoFactor.href())
  await expect(page).toHaveURL(confirmPassword.href())
  await expectGoodLooks(page)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Authentication code')).toBeHidden()
  await page.getByLabel('Recovery code').fill('no code of theirs')
  await page.getByRole('button', { name: 'Confirm password' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByRole('button', { name: 'Use an authentication code' }).click()
  await page.getByLabel('Authentication code').fill(codeFor(secretKey))
  await page.getByRole('button', { name: 'Confirm password' }).click()
  await expect(page).toHaveURL(twoFactor.href())
  await page.getByRole('button', { name: 'View recovery codes' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toContainText('-')
})

test('requesting the codes with only the password leads to the second factor', async ({ page }) => {
  const { person, secretKey } = await signInWithTwoFactor(page, 'unproven')
  await page.goto(routes.profile.href())
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  const headers = { Accept: 'application/json', 'X-CSRF-TOKEN': token ?? '' }
  const { password } = person
  const confirmed = await page.request.post(confirmPassword.href(), { headers, data: { password } })
  expect(confirmed.status()).toBe(201)
  await open(page, twoFactor.href())
  await page.getByRole('button', { name: 'View recovery codes' }).click()
  await expect(page).toHaveURL(confirmPassword.href())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Authentication code').fill(codeFor(secretKey))
  await page.getByRole('button', { name: 'Confirm password' }).click()
  await expect(page).toHaveURL(twoFactor.href())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both codes have a field, and either one does', async ({ page }) => {
    const { person, codes } = await signInWithTwoFactor(page, 'unproven')
    await page.goto(twoFactor.href())
    await expect(page).toHaveURL(confirmPassword.href())
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await expect(page.getByLabel('Authentication code')).toBeVisible()
    await page.getByLabel('Recovery code').fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Confirm password' }).click()
    await expect(page).toHaveURL(twoFactor.href())
  })
})
