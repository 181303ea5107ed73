import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { contactMessage, fillInContactForm } from '#tests/support/chromium/contact-form.ts'
import { expect, test } from '#tests/support/chromium/test.ts'

test.use({ javaScriptEnabled: false })

test('every page can be read and left through the navigation', async ({ page }) => {
  await page.goto(routes.privacy.href())
  const fonts = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
  expect(fonts).toContain('Fraunces Variable')
  for (const { label, href } of publicPages) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(routes.terms.href())
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('link', { name: 'Get Consultation' }).click()
  await expect(page).toHaveURL(routes.contact.href())
})

test('the insights are filtered', async ({ page }) => {
  await page.goto(routes.insights.href())
  const all = await page.locator('article').count()
  await page.getByRole('link', { name: /^Compliance/ }).click()
  await expect(page).toHaveURL(`${routes.insights.href()}?category=compliance`)
  expect(await page.locator('article').count()).toBeLessThan(all)
})

test('a message is sent', async ({ page }) => {
  await page.goto(routes.contact.href())
  await fillInContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(messages.contact.sent)).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe(routes.contact.href())
})

test('a refused message comes back with everything that was typed', async ({ page }) => {
  await page.goto(routes.contact.href())
  await fillInContactForm(page, { 'First name': '   ' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  const firstName = page.getByRole('textbox', { name: 'First name' })
  await expect(firstName).toHaveAccessibleDescription(messages.required('first name'))
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(contactMessage.Email)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
  await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')
})

test('the log in offers no passkey, and a refused one keeps the address only', async ({ page }) => {
  await page.goto(routes.login.href())
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  const email = page.getByLabel('Email address')
  await expect(email).toHaveAccessibleDescription(messages.auth.failed)
  await expect(email).toHaveValue('nobody@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})
