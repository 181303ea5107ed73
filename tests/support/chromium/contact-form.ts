import type { Page } from '@playwright/test'

/** A message that the contact form accepts. */
export const contactMessage = {
  'First name': 'Amina',
  'Last name': 'Otieno',
  Email: 'amina@example.com',
  Message: 'We would like to enter Kenya next year.\nWhich licence comes first?',
} as const

/** Fills in the contact form as a visitor would. */
export async function fillInContactForm(page: Page, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...contactMessage, ...changes })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await page.getByLabel('Service').selectOption('Market Entry Strategy')
}
