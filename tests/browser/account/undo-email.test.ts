import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { linkInMail, signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const subjects = { changed: 'Your email address was changed', reset: 'Reset Password Notification' }

test('the owner takes the address back by the mailed link, without a script', async ({
  page,
  openBrowser,
}) => {
  const person = await signInAsMember(page)
  await open(page, routes.profile.href())
  await page.getByLabel('Email').fill(`thief-${person.email}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/new verification link has been sent/i)).toBeVisible()

  const link = await linkInMail(page.request, person.email, subjects.changed)
  const elsewhere = await openBrowser({ javaScriptEnabled: false })
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Restore email address' }).click()
  await expect(elsewhere).toHaveURL(routes.login.href())
  await expect(elsewhere.getByText(messages.emailUndo.done)).toBeVisible()
  expect(await linkInMail(page.request, person.email, subjects.reset)).toContain(
    person.email.split('@')[0],
  )

  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Restore email address' }).click()
  await expect(elsewhere.getByText(messages.emailUndo.invalidLink)).toBeVisible()

  await page.goto(routes.dashboard.href())
  await expect(page).toHaveURL(routes.login.href())
})
