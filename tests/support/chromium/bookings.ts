import { expect, type Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { linkInMail } from '#tests/support/chromium/accounts.ts'
import { post, propsOf } from '#tests/support/chromium/requests.ts'
import { officeDayAt } from '#tests/support/office.ts'

const dayMs = 24 * 60 * 60_000

/** The address of a week of the offer that begins so many days from now. */
export function offerIn(days: number, minutes = 30): string {
  const date = officeDayAt(new Date(Date.now() + days * dayMs))
  return `${routes.book.href()}?minutes=${minutes}&date=${date}`
}

/** The first visible free time at a time of day (UTC), in a week or on its day; each test has its own. */
export function slotAt(page: Page, time: string) {
  return page.locator(`input[name="slot"][value*="T${time}"]:visible`).first()
}

/** The input of a visitor, by the labels of the form. */
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

/**
 * Sends the form that is open, for a mailbox of its own unless told; gives the time that was chosen.
 * It is booked for who is signed in, and held for everybody else.
 */
export async function sendBooking(
  page: Page,
  time: string,
  fields: Partial<typeof booked> = {},
): Promise<{ slot: string; email: string }> {
  const email = fields.Email ?? `visitor-${crypto.randomUUID()}@example.com`
  const choice = slotAt(page, time)
  const slot = await choice.inputValue()
  await choice.check()
  await fillInBooking(page, { ...fields, Email: email })
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page).toHaveURL(/\/book\/[^?]+$/)
  return { slot, email }
}

/** Opens the link in the email to whoever booked, and presses the button there. */
export async function confirmBooking(page: Page, email: string) {
  await page.goto(await linkInMail(page.request, email, 'Confirm your consultation'))
  await page.getByRole('button', { name: 'Confirm consultation' }).click()
  await expect(page).toHaveURL(/\/book\/[\w-]+$/)
}

/** Holds a time of an offer by a request, for a mailbox of its own unless told. */
export async function holdTime(
  page: Page,
  { offer, time, name = booked.Name, email = `visitor-${crypto.randomUUID()}@example.com` }: Wish,
) {
  const { days, minutes } = await propsOf(page, offer, 'booking/choose')
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.includes(`T${time}`)) ?? ''
  const { Company: company, 'What should we prepare?': topic } = booked
  const fields = { slot, minutes: String(minutes), name, email, company, topic }
  const reply = await post(page, routes.book.href(), fields)
  const { token }: { token: string } = await reply.json()
  return { slot, email, path: routes.booking.href({ token }) }
}

/** The time and the person of a booking that is made without the form. */
interface Wish {
  offer: string
  time: string
  name?: string
  email?: string
}

/** Books a time of an offer by requests: holds it and confirms it. */
export async function bookTime(page: Page, wish: Wish) {
  const held = await holdTime(page, wish)
  await confirmTime(page, held.email)
  return held
}

/** Confirms by a request what the link in the email to whoever booked would confirm. */
export async function confirmTime(page: Page, email: string) {
  const link = await linkInMail(page.request, email, 'Confirm your consultation')
  await post(page, new URL(link).pathname, {})
}
