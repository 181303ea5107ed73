import { expect, type Page } from '@playwright/test'
import { officeDayAt } from '#shared/office-days.ts'
import { routes } from '#shared/routes.ts'

const dayMs = 24 * 60 * 60_000

/** The address of a week of the offer that begins so many days from now. */
export function offerIn(days: number, minutes = 30): string {
  const date = officeDayAt(new Date(Date.now() + days * dayMs))
  return `${routes.book.href()}?minutes=${minutes}&date=${date}`
}

/** The first free time of the shown week at a time of day (UTC); each test has its own. */
export function slotAt(page: Page, time: string) {
  return page.locator(`input[name="slot"][value*="T${time}"]`).first()
}

/** What somebody types who books. */
export const booked = {
  Name: 'Amina Otieno',
  Email: 'amina@example.com',
  Company: 'Savanna Play',
  'What should we prepare?': 'Licensing a sportsbook in Kenya',
}

/** Fills in who comes and what about. */
export async function fillInBooking(page: Page, typed: Partial<typeof booked> = {}) {
  for (const [label, value] of Object.entries({ ...booked, ...typed })) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
}

/** Books a time by the form that is open; gives the time that was chosen. */
export async function bookAt(page: Page, time: string, typed: Partial<typeof booked> = {}) {
  const slot = slotAt(page, time)
  const chosen = await slot.inputValue()
  await slot.check()
  await fillInBooking(page, typed)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page).toHaveURL(/\/book\/[^?]+$/)
  return chosen
}
