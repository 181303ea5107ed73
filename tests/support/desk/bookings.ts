import { env } from 'cloudflare:workers'
import { beforeEach, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { normaliseEmail } from '#shared/text.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** A Monday on which the office opens in an hour: 07:00 in Nairobi, nothing closed for two weeks. */
export const monday = '2027-02-01T04:00:00.000Z'

/** The first time that is offered then: four business hours after 08:00. */
export const firstSlot = '2027-02-01T09:00:00.000Z'

/** A time of the next day. */
export const nextDay = '2027-02-02T07:00:00.000Z'

/** Stops the clock at an instant. */
export function at(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(instant))
}

let people = 0

/** What a visitor sends to book a time; `changes` replace or, when undefined, remove. */
export function bookingOf(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1
  const email = `visitor-${people}@example.com`
  return { slot: nextDay, minutes: '30', name: 'Amina Otieno', email, ...changes }
}

/** Sends a booking, as a visitor of their own unless told. */
export function sendBooking(
  changes: Record<string, unknown> = {},
  { browser = newVisitor(), as = 'json' }: { browser?: Browser; as?: Sender } = {},
): Promise<Response> {
  return browser.send(routes.book.href(), bookingOf(changes), { as })
}

/** Holds a time as a visitor; returns the token of its link and that of the link in the email. */
export async function held(
  changes: Record<string, unknown> = {},
  browser?: Browser,
): Promise<{ token: string; confirmToken: string }> {
  const sent = bookingOf(changes)
  const response = await sendBooking(sent, { ...(browser && { browser }) })
  if (response.status !== 201) throw new Error(`Expected a booking: ${await response.text()}`)
  const { token } = await response.json<{ token: string }>()
  const address = normaliseEmail(String(sent.email).trim())
  return { token, confirmToken: confirmTokenIn(await mailTo(address, confirmSubject)) }
}

/** The subject of the email that asks to confirm. */
export const confirmSubject = 'Confirm your consultation'

/** The token in the link of such an email. */
export function confirmTokenIn(mail: { text: string }): string {
  const [, token] = /\/book\/([\w-]+)\/confirm/.exec(mail.text) ?? []
  if (!token) throw new Error(`Expected a link that confirms: ${mail.text}`)
  return token
}

/** Presses the button behind the link of that email. */
export function confirm(confirmToken: string, as: Sender = 'json', browser = newVisitor()) {
  return browser.send(routes.confirmBooking.href({ token: confirmToken }), {}, { as })
}

/** Books a time as a visitor who confirms it; returns the token of the link. */
export async function booked(
  changes: Record<string, unknown> = {},
  browser?: Browser,
): Promise<string> {
  const { token, confirmToken } = await held(changes, browser)
  const response = await confirm(confirmToken, 'json', browser)
  if (response.status !== 204) throw new Error(`Expected it confirmed: ${await response.text()}`)
  return token
}

/** Moves a booking by its link. */
export function move(token: string, slot: unknown, as: Sender = 'json', browser = newVisitor()) {
  return browser.send(routes.moveBooking.href({ token }), { slot }, { as })
}

/** Calls a booking off by its link. */
export function cancel(token: string, as: Sender = 'json', browser = newVisitor()) {
  return browser.send(routes.cancelBooking.href({ token }), {}, { as })
}

/** The props of the page on which times are chosen. */
export const offer = (query = '', browser = newVisitor()) =>
  browser.props('booking/choose', routes.book.href() + query)

/** All times that are offered on the seven days from one. */
export async function slotsFrom(query = ''): Promise<string[]> {
  return (await offer(query)).days.flatMap(({ slots }) => slots)
}

/** The rows of a table. */
export async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results
}

/** Begins each test of a file on that Monday, with an empty calendar. */
export function emptyMonday(): void {
  beforeEach(async () => {
    at(monday)
    await emptyCalendar()
    return () => vi.useRealTimers()
  })
}

/** Empties what bookings write, so that each test counts its own. */
export async function emptyCalendar(): Promise<void> {
  const tables = ['threads', 'bookings', 'booking_holds', 'closures', 'outbox', 'counters']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}
