import { lengths } from '#shared/constants.ts'
import { reportAbout } from '#shared/content/reports.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { receiptHeaders } from '#shared/site/contact/receipt.ts'
import { contactPath } from '#shared/site/routes.ts'
import { contactMessage, fillInContactForm } from '#tests/support/chromium/contact-form.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'
import { answerDueText } from '#tests/support/office.ts'

const { failed, unreachable } = messages.contact
const about = { market: 'kenya', product: 'sportsbook' } as const

// The browser logs refused and aborted requests, and the access of the test to the frame of a mail.
test.use({ expectedNoise: /Failed to load resource|about:srcdoc/ })

test('sends a message to the firm and shows the result on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  const answered = page.waitForResponse(`**${routes.sendContactForm.href()}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const headers = await (await answered).allHeaders()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(messages.contact.sent)
  await expect(page.getByText(messages.contact.sent)).toBeInViewport({ ratio: 1 })
  await test.step('the form is empty', async () => {
    await expect(page.getByLabel('First name')).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })
  await test.step('when the answer is due, the reference, and what to read meanwhile', async () => {
    const header = (name: string) => headers[name.toLowerCase()] ?? ''
    await expect(alert).toContainText(header(receiptHeaders.reference))
    await expect(alert).toContainText(answerDueText(new Date(header(receiptHeaders.dueAt))))
    const { title, slug } = reportAbout('market-entry-strategy')
    const report = page.locator('#message').getByRole('link', { name: title })
    await expect(report).toHaveAttribute('href', routes.report.href({ slug }))
  })
  await page.goto(routes.devMailbox.href())
  await page.getByRole('link', { name: 'New contact message from Amina Otieno' }).first().click()
  await expect(page.locator('pre')).toContainText(contactMessage.Message.split('\n')[0] ?? '')
})

test('shows that it is sending and cannot be sent twice', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  let sentCount = 0
  const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${routes.sendContactForm.href()}`, async (route) => {
    sentCount += 1
    await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  const sending = page.getByRole('button', { name: 'Sending' })
  await expect(sending).toBeDisabled()
  letGo()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
  expect(sentCount).toBe(1)
})

test('shows the error of each field before sending', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page, { Email: 'not an address', Message: 'short' })
  let sentCount = 0
  await page.route(`**${routes.sendContactForm.href()}`, (route) => {
    sentCount += 1
    return route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(messages.email)
  await expect(email).toHaveValue('not an address')
  await expect(message).toHaveAccessibleDescription(
    new RegExp(messages.min('message', lengths.messageMin)),
  )
  await expect(page.getByText(failed)).toHaveCount(0)

  await email.fill(contactMessage.Email)
  await expect(email).toHaveAccessibleDescription('')
  await message.fill('a'.repeat(lengths.messageMax + 1))
  await expect(message).toHaveAccessibleDescription(
    new RegExp(messages.max('message', lengths.messageMax)),
  )
  expect(sentCount).toBe(0)
})

test('shows the error of a field on moving to the next', async ({ page }) => {
  await open(page, routes.contact.href())
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('not an address')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAccessibleDescription(messages.email)
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeFocused()
})

test('does not move the button away from under the pointer', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page, { Message: 'short' })
  await page.getByRole('textbox', { name: 'Message' }).focus()
  const button = page.getByRole('button', { name: 'Send Message' })
  // It stands below the screen: pointing at it scrolls the page, and only then may nothing move.
  await button.hover()
  const before = await button.boundingBox()
  await page.mouse.down()
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
})

test('keeps a draft while the visitor looks at other pages', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Markets' }).first().click()
  await expect(page).toHaveURL(routes.markets.href())
  await open(page, routes.contact.href())
  for (const [label, value] of Object.entries(contactMessage)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  }
  await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')

  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
  await open(page, routes.contact.href())
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a link about a service selects it, whatever was selected before', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await open(page, `${routes.contact.href()}?service=custom-research`)
  await expect(page.getByLabel('Service')).toHaveValue('Custom Research')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
})

test('the market of a link is shown above the form, sent and then cleared', async ({ page }) => {
  await open(page, contactPath('market-entry-strategy', about))
  await expect(page.getByText('About: Kenya, Sportsbook')).toBeVisible()
  await fillInContactForm(page)
  const request = page.waitForRequest(`**${routes.sendContactForm.href()}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await request).postDataJSON()).toMatchObject(about)
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
  await expect(page.getByText('About:')).toHaveCount(0)
})

test('the subject of a message can be removed without losing input', async ({ page }) => {
  await open(page, contactPath('custom-research', about))
  await fillInContactForm(page)
  await page.getByRole('link', { name: 'Remove what the message is about' }).click()
  await expect(page).toHaveURL(contactPath('custom-research'))
  await expect(page.getByText('About:')).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
  await open(page, routes.contact.href())
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
  await expect(page.getByText('About:')).toHaveCount(0)
})

test('a draft keeps its subject until a link has another', async ({ page }) => {
  await open(page, contactPath('custom-research', about))
  await fillInContactForm(page)
  await open(page, routes.contact.href())
  await expect(page.getByText('About: Kenya, Sportsbook')).toBeVisible()
  await open(page, contactPath('custom-research', { market: 'ghana' }))
  await expect(page.getByText('About: Ghana', { exact: true })).toBeVisible()
})

test('shows the fields before the cards on a phone', async ({ page }) => {
  const topOf = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? 0
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.contact.href())
  expect(await topOf('First name')).toBeLessThan(await topOf('Live Chat'))
})

test('says offline that the text is kept, and sends it when back online', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline.')
  await page.context().setOffline(false)
  await expect(page.getByText(messages.contact.sent)).toBeVisible()
})

test('keeps the input after every kind of failure', async ({ page }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  const path = `**${routes.sendContactForm.href()}`
  const send = page.getByRole('button', { name: 'Send Message' })
  const alert = page.getByRole('alert')
  const expectKept = async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Amina')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contactMessage.Message)
    await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')
  }
  await test.step('the network', async () => {
    await page.route(path, (route) => route.abort())
    await send.click()
    await expect(alert).toContainText(unreachable)
    await expectKept()
  })
  await test.step('the server', async () => {
    await page.route(path, (route) =>
      route.fulfill({ status: 503, json: { message: messages.contact.notStored } }),
    )
    await send.click()
    await expect(alert).toContainText(failed)
    const mail = alert.getByRole('link', { name: firm.email })
    await expect(mail).toHaveAttribute('href', `mailto:${firm.email}`)
    await expectKept()
  })
  await test.step('what only the server refuses', async () => {
    await page.route(path, (route) =>
      route.fulfill({ status: 422, json: { message: 'No.', errors: { company: ['No.'] } } }),
    )
    await send.click()
    const company = page.getByRole('textbox', { name: 'Company' })
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription('No.')
    await expect(page.getByText(failed)).toBeVisible()
  })
})

test('sends although the token of the page has expired', async ({ page, context }) => {
  await open(page, routes.contact.href())
  await fillInContactForm(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.contact.sent)
})
