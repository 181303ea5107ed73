import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test('the user menu of a member is accessible, and gives the focus back', async ({ page }) => {
  const person = await signInAsMember(page)
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, routes.dashboard.href())
    const trigger = page.getByRole('button', { name: person.name })
    await expect(page.getByRole('link', { name: 'Desk' })).toHaveCount(0)
    if (!(await trigger.isVisible())) await page.getByRole('button', { name: /sidebar/i }).click()
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toContainText(person.email)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(trigger).toBeFocused()
  }
})

test('the user menu finds its items by their letters, and forgets them after a second', async ({
  page,
}) => {
  const person = await signInAsMember(page)
  await page.clock.install()
  await open(page, routes.dashboard.href())
  await page.getByRole('button', { name: person.name }).focus()
  await page.keyboard.press('Enter')
  const settings = page.getByRole('menuitem', { name: 'Settings' })
  const logOut = page.getByRole('menuitem', { name: 'Log out' })
  await expect(settings).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.clock.runFor(1)
  }
  await press('l')
  await expect(logOut).toBeFocused()
  // Within a second of the first key it would search for "ls", which matches nothing.
  await press('s')
  await expect(logOut).toBeFocused()
  await page.clock.runFor(1000)
  await press('s')
  await expect(settings).toBeFocused()
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.profile.href())
})

test('the initials are those of the first and the last word', async ({ page }) => {
  await signInAsMember(page)
  await open(page, routes.profile.href())
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const [name, initials] of [
    ['Amina', 'A'],
    ['Amina Otieno', 'AO'],
    ['wanjiru  van der  kamau', 'WK'],
    ['Ömer 王', 'Ö王'],
    ['𝒜da 🦒', '𝒜🦒'],
  ] as const) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(sidebar.getByText(initials, { exact: true })).toBeVisible()
  }
})
