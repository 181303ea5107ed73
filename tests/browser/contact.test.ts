import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/browser-test.ts'
import { contactMessage, fillInContactForm } from '#tests/support/contact-message.ts'

const { failed, unreachable } = messages.contact

// The browser reports every refused or aborted request, and the test's own look into the frame
// that shows a mail, by itself.
test.use({ expectedNoise: /Failed to load resource|about:srcdoc/ })

test('sends a message that the firm can read, and empties the form', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

  await page.goto(routes.devMailbox.href())
  await page.getByRole('link', { name: 'New contact message from Amina Otieno' }).first().click()
  await expect(page.locator('pre')).toContainText(contactMessage.Message.split('\n')[0] ?? '')
})

test('what came of it is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(messages.contact.sent)).toBeInViewport({ ratio: 1 })
})

test('shows that it is sending, and cannot be sent twice meanwhile', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  let sent = 0
  const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${routes.sendContactForm.href()}`, async (route) => {
    sent += 1
    await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  const sending = page.getByRole('button', { name: 'Sending' })
  await expect(sending).toBeDisabled()
  letGo()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
  expect(sent).toBe(1)
})

test('keeps everything that was typed when the network fails', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.route(`**${routes.sendContactForm.href()}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(unreachable)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
  await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')
})

test('says what is wrong under the field, and puts the focus there', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page, { Email: 'not an address', Message: 'short' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(messages.email)
  await expect(email).toHaveValue('not an address')
})

test('keeps what was typed when the server fails', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.route(`**${routes.sendContactForm.href()}`, (route) =>
    route.fulfill({ status: 503, json: { message: messages.contact.notStored } }),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Amina')
})

test('sends although the page was open for so long that its token is void', async ({
  page,
  context,
}) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
})
