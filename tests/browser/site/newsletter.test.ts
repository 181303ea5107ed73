import type { Page } from '@playwright/test'
import { newsletter } from '#shared/content/insights.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectNoViolations } from '#tests/support/chromium/accessible.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

// The frame of a mail has no scripts, which the browser logs when a test accesses it.
test.use({ expectedNoise: /about:srcdoc/ })

const newAddress = () => `reader-${crypto.randomUUID().slice(0, 8)}@example.com`
const box = (page: Page) => page.locator('#newsletter')
const field = (page: Page) => box(page).getByLabel(newsletter.label)

async function ask(page: Page, email: string) {
  await field(page).fill(email)
  await box(page).getByRole('button', { name: newsletter.action }).click()
}

async function openMail(page: Page, email: string, subject: string) {
  await page.goto(routes.devMailbox.href())
  const listed = page.getByRole('listitem').filter({ hasText: email })
  await listed.getByRole('link', { name: subject }).first().click()
}

async function followLinkInMail(page: Page, email: string, subject: string) {
  await openMail(page, email, subject)
  await page.locator('pre').getByRole('link').click()
}

async function expectStatus(page: Page, status: string) {
  await expect(page).toHaveURL((url) => url.pathname === routes.insights.href())
  await expect(box(page).getByText(status)).toBeInViewport()
}

test('a reader subscribes, confirms and unsubscribes', async ({ page }) => {
  const email = newAddress()
  await open(page, routes.insights.href())
  await ask(page, email)
  await expectStatus(page, messages.newsletter.confirmationSent)
  await expect(field(page)).toHaveValue('')

  await followLinkInMail(page, email, 'Confirm your subscription')
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText(messages.newsletter.confirmed)).toBeInViewport()
  await expect(page).toHaveURL(routes.insights.href())

  await followLinkInMail(page, email, 'You are subscribed')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expectStatus(page, messages.newsletter.unsubscribed)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused address has its error under the field', async ({ page }) => {
    await page.goto(routes.insights.href())
    await ask(page, `${'x'.repeat(65)}@example.com`)
    await expect(field(page)).toHaveAccessibleDescription(messages.email)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toBeInViewport()
    await ask(page, newAddress())
    await expectStatus(page, messages.newsletter.confirmationSent)
  })
})

test('a refused address stays in its field until it is corrected', async ({ page }) => {
  const address = `${'x'.repeat(65)}@example.com`
  await open(page, routes.insights.href())
  await ask(page, address)
  await expect(field(page)).toHaveAccessibleDescription(messages.email)
  await expect(field(page)).toHaveValue(address)
  await expect(field(page)).toBeFocused()
  await ask(page, newAddress())
  await expectStatus(page, messages.newsletter.confirmationSent)
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('button', { name: newsletter.action })).toBeFocused()
})

test('the HTML part of a mail has a link that works', async ({ page, context }) => {
  const email = newAddress()
  await open(page, routes.insights.href())
  await ask(page, email)
  await expectStatus(page, messages.newsletter.confirmationSent)
  await openMail(page, email, 'Confirm your subscription')
  const mailPage = context.waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm subscription' }).click()
  const tab = await mailPage
  await expect(tab).toHaveURL(/\/newsletter\/confirm\/[\w-]+$/)
  await expect(tab.getByRole('button', { name: 'Confirm subscription' })).toBeVisible()
})

test('an invalid link says so on its page, which is accessible', async ({ page }) => {
  await open(page, routes.newsletterConfirm.href({ token: 'token' }))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText(messages.newsletter.invalidLink)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toBeEnabled()
  await expectNoViolations(page)
})
