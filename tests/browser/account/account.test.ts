import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  codeFor,
  linkInMail,
  logIn,
  register,
  somebody,
  takeMember,
} from '#tests/support/chromium/accounts.ts'
import { seededCodes, seededSecret } from '#tests/support/chromium/seeded.ts'
import { expect, test } from '#tests/support/chromium/test.ts'

test('a person resets a forgotten password and signs in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const person = takeMember()
  await page.goto(routes.login.href())
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The URL changes a moment before the page, and both pages have a field for the address.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Email password reset link' }).click()
  await expect(page.getByText(messages.reset.linkSent)).toBeVisible()

  await page.goto(await linkInMail(page.request, person.email, 'Reset Password Notification'))
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  const password = `${person.password}-new`
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(routes.login.href())
  await expect(page.getByText(messages.reset.done)).toBeVisible()

  await logIn(page, person)
  await expect(page.getByText(messages.auth.failed)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await logIn(page, { email: person.email, password })
  await expect(page).toHaveURL(routes.dashboard.href())
})

test('a person signs in with a code, or with a recovery code', async ({ page, context }) => {
  const person = takeMember('twoFactor')
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Authentication Code' })).toBeVisible()
  const entry = page.getByRole('textbox')
  await entry.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(messages.twoFactor.invalidCode)).toBeVisible()
  await expect(entry).toHaveValue('')
  await entry.fill(codeFor(seededSecret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(routes.dashboard.href())

  await context.clearCookies()
  await logIn(page, person)
  await page.getByText('login using a recovery code').click()
  await page.getByLabel('Recovery code').fill('no code of theirs')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(messages.twoFactor.invalidRecoveryCode)).toBeVisible()
  await page.getByLabel('Recovery code').fill(seededCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(routes.dashboard.href())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person registers, finds where to change the address, and logs in', async ({
    page,
    context,
  }) => {
    const person = somebody()
    await register(page, person)
    await expect(page.getByRole('main')).toContainText(`It went to ${person.email}.`)
    await page.getByRole('link', { name: 'Change it in your profile' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(person.email)
    await context.clearCookies()
    await logIn(page, { ...person, password: 'something else' })
    await expect(page.getByText(messages.auth.failed)).toBeVisible()
    await logIn(page, person)
    await expect(page).toHaveURL(routes.verifyNotice.href())
  })
})
