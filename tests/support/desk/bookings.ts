import { env } from 'cloudflare:workers'
import { beforeEach, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { normaliseEmail } from '#shared/text.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import type { Row } from '#tests/support/db/rows.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/**
 * A Monday at 07:00 in Nairobi, an hour before the office opens, without closed days for two weeks.
 */
export const monday = '2027-02-01T04:00:00.000Z'

/** The first offered time on that Monday: four business hours after 08:00. */
export const firstSlot = '2027-02-01T09:00:00.000Z'

/** A time on the next day. */
export const nextDay = '2027-02-02T07:00:00.000Z'

/** Stops the clock at an instant. */
export function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(instant))
}

let people = 0

/** Returns the fields of a booking; `changes` replace fields or remove them (undefined). */
export function bookingFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1
  const email = `visitor-${people}@example.com`
  return { slot: nextDay, minutes: '30', name: 'Amina Otieno', email, ...changes }
}

/** Sends a booking, by default as a new visitor. */
export function sendBooking(
  changes: Record<string, unknown> = {},
  { browser = newVisitor(), as = 'json' }: { browser?: Browser; as?: Sender } = {},
): Promise<Response> {
  return browser.send(routes.book.href(), bookingFields(changes), { as })
}

/** Holds a time as a visitor; returns the tokens of its link and of its confirmation email. */
export async function holdTime(
  changes: Record<string, unknown> = {},
  browser?: Browser,
): Promise<{ token: string; confirmToken: string }> {
  const fields = bookingFields(changes)
  const response = await sendBooking(fields, { ...(browser && { browser }) })
  if (response.status !== 201) throw new Error(`Expected a booking: ${await response.text()}`)
  const { token } = await response.json<{ token: string }>()
  const address = normaliseEmail(String(fields.email).trim())
  return { token, confirmToken: confirmTokenIn(await mailTo(address, confirmSubject)) }
}

/** The subject of the confirmation email. */
export const confirmSubject = 'Confirm your consultation'

/** Returns the token in the link of a confirmation email. */
export function confirmTokenIn(mail: { text: string }): string {
  const [, token] = /\/book\/([\w-]+)\/confirm/.exec(mail.text) ?? []
  if (!token) throw new Error(`Expected a link that confirms: ${mail.text}`)
  return token
}

/** Confirms a hold by the token of its email. */
export function confirmBooking(confirmToken: string, as: Sender = 'json', browser = newVisitor()) {
  return browser.send(routes.confirmBooking.href({ token: confirmToken }), {}, { as })
}

/** Books and confirms a time as a visitor; returns the token of its link. */
export async function bookAndConfirm(
  changes: Record<string, unknown> = {},
  browser?: Browser,
): Promise<string> {
  const { token, confirmToken } = await holdTime(changes, browser)
  const response = await confirmBooking(confirmToken, 'json', browser)
  if (response.status !== 204) throw new Error(`Expected it confirmed: ${await response.text()}`)
  return token
}

export function moveBooking(
  token: string,
  slot: unknown,
  as: Sender = 'json',
  browser = newVisitor(),
) {
  return browser.send(routes.moveBooking.href({ token }), { slot }, { as })
}

export function cancelBooking(token: string, as: Sender = 'json', browser = newVisitor()) {
  return browser.send(routes.cancelBooking.href({ token }), {}, { as })
}

/** Returns the props of the booking page. */
export const bookPage = (query = '', browser = newVisitor()) =>
  browser.props('booking/choose', routes.book.href() + query)

/** Returns all offered times of a booking page. */
export async function slotsFrom(query = ''): Promise<string[]> {
  return (await bookPage(query)).days.flatMap(({ slots }) => slots)
}

export async function rowsOf(table: string): Promise<Row[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all<Row>()).results
}

/** Begins each test of a file on that Monday with an empty calendar. */
export function emptyMonday(): void {
  beforeEach(async () => {
    setClock(monday)
    await emptyCalendar()
    return () => vi.useRealTimers()
  })
}

/** Deletes the rows that bookings write, so that each test counts its own. */
export async function emptyCalendar(): Promise<void> {
  const tables = [
    'threads',
    'bookings',
    'booking_holds',
    'closures',
    'hours_exceptions',
    'outbox',
    'counters',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}
