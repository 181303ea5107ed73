import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

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
  await expect(page).toHaveURL(routes.login.href())
  await expect(page.getByText(person.email)).toHaveCount(0)
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
