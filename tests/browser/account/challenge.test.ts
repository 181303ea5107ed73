import type { Page } from '@playwright/test'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { logIn, takeMember } from '#tests/support/chromium/accounts.ts'
import { expect, hydrated, test } from '#tests/support/chromium/test.ts'

async function openChallenge(page: Page) {
  await logIn(page, takeMember('twoFactor'))
  await expect(page).toHaveURL(routes.twoFactorChallenge.href())
}

test('both ways report what is missing, and what to do without phone and codes', async ({
  page,
}) => {
  await openChallenge(page)
  // The browser itself refuses a missing code until then.
  await hydrated(page)
  await test.step('a missing code is refused at its field', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    const field = page.getByLabel('Authentication code')
    await expect(field).toHaveAccessibleDescription(messages.twoFactor.invalidCode)
    await expect(field).toBeFocused()
  })
  const lost = page.getByText('Lost your phone and your codes?')
  const mail = page.getByRole('link', { name: firm.email })
  await expect(mail).toBeHidden()
  await lost.focus()
  await page.keyboard.press('Enter')
  await expect(mail).toHaveAttribute('href', `mailto:${firm.email}`)
  await expect(mail).toBeVisible()
  await page.getByText('login using a recovery code').click()
  await expect(page.getByRole('heading', { name: 'Recovery Code' })).toBeVisible()
  await expect(mail).toBeVisible()
  await expectAccessible(page)
  await test.step('a missing recovery code is refused at its field', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    const field = page.getByLabel('Recovery code')
    await expect(field).toHaveAccessibleDescription(messages.required('recovery code'))
    await expect(field).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a blank recovery code returns to its own form with an error', async ({ page }) => {
    await openChallenge(page)
    await page.getByRole('link', { name: 'login using a recovery code' }).click()
    await page.getByLabel('Recovery code').fill('   ')
    await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { name: 'Recovery Code' })).toBeVisible()
    await expect(page.getByText(messages.required('recovery code'))).toBeVisible()
    await page.getByText('Lost your phone and your codes?').click()
    await expect(page.getByRole('link', { name: firm.email })).toBeVisible()
  })
})
