import type { Locator, Page } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { openTwoFactor, signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens by the keyboard and closes by Escape, by the cross and by `cancel`: focus comes back. */
async function expectFocusBack(page: Page, opener: Locator, cancel?: string) {
  const ways = ['Escape', 'Close dialog', ...(cancel ? [cancel] : [])]
  for (const way of ways) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await dialogOf(page).getByRole('button', { name: way }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(opener, way).toBeFocused()
  }
}

/** Walks through everything that takes the focus, and stays inside. */
async function expectFocusKept(page: Page) {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
  }
}

for (const { title, path, name } of [
  { title: 'to delete the account', path: routes.profile.href(), name: 'Delete account' },
  { title: 'to end sessions', path: routes.sessions.href(), name: 'End all other sessions' },
]) {
  test(`the dialog ${title} is accessible, keeps the focus and gives it back, and forgets its error`, async ({
    page,
  }) => {
    await signInAsMember(page)
    await open(page, path)
    const opener = page.getByRole('button', { name })
    await expectFocusBack(page, opener, 'Cancel')
    await opener.click()
    await expectAccessible(page)
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expectErrorForgotten(page, opener)
  })
}

/** Gives a wrong password and leaves the dialog, in which nothing is said of it the next time. */
async function expectErrorForgotten(page: Page, opener: Locator) {
  await test.step('it forgets its error when it is cancelled', async () => {
    const password = dialogOf(page).getByLabel('Password', { exact: true })
    for (const way of ['Cancel', 'Close dialog']) {
      await opener.click()
      await password.fill('wrong')
      await page.keyboard.press('Enter')
      await expect(dialogOf(page).getByRole('alert')).toHaveText(messages.password.incorrect)
      await expect(password).toBeFocused()
      await expect(password).toHaveValue('')
      await dialogOf(page).getByRole('button', { name: way }).click()
      await opener.click()
      await expect(password).toBeVisible()
      await expect(dialogOf(page).getByRole('alert')).toHaveCount(0)
      await expect(password).not.toHaveAttribute('aria-invalid')
      await page.keyboard.press('Escape')
    }
  })
}

test('the set-up dialog is accessible at both steps, and gives the focus back', async ({
  page,
}) => {
  test.slow()
  const person = await signInAsMember(page)
  await openTwoFactor(page, person)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(dialogOf(page).locator('svg path').first()).toBeVisible()
  await expectAccessible(page)
  await expectFocusKept(page)
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialogOf(page).getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await expectFocusKept(page)
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialogOf(page).getByText('Enable Two-Factor Authentication')).toBeVisible()
  await page.keyboard.press('Escape')
  const again = page.getByRole('button', { name: 'Continue Setup' })
  await expect(again).toBeFocused()
  await expectFocusBack(page, again)
})
