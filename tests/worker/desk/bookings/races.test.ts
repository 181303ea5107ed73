import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  bookAndConfirm,
  cancelBooking,
  confirmBooking,
  confirmSubject,
  confirmTokenIn,
  emptyMonday,
  holdTime,
  monday,
  moveBooking,
  nextDay,
  rowsOf,
  sendBooking,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()

const half = '2027-02-02T07:30:00.000Z'
const later = '2027-02-02T09:00:00.000Z'

const many = 16

/** Counts the replies by status. */
async function statuses(replies: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The confirmation email, and those to both sides. */
const mailsPerBooking = 3

const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Returns the largest number of simultaneous consultations and holds, by their own rows. */
async function mostAtOnce(): Promise<number> {
  const cells = new Map<number, number>()
  const liveHolds = (await rowsOf('booking_holds')).filter(
    (row) => Number(row.expires_at) > Date.now(),
  )
  for (const { starts_at, minutes, cancelled_at } of [
    ...(await rowsOf('bookings')),
    ...liveHolds,
  ]) {
    if (cancelled_at !== null) continue
    for (let index = 0; index < Number(minutes); index += 30) {
      const cell = Number(starts_at) + index * 60_000
      cells.set(cell, (cells.get(cell) ?? 0) + 1)
    }
  }
  return Math.max(0, ...cells.values())
}

/** Expects cells that match the bookings, and a thread for each. */
async function expectWhole() {
  const live = (await rowsOf('bookings')).filter(({ cancelled_at }) => cancelled_at === null)
  const expected = live.flatMap(({ id, starts_at, minutes }) =>
    repeat(Number(minutes) / 30, (index) => `${Number(starts_at) + index * 1_800_000} ${id}`),
  )
  const cells = (await rowsOf('booking_cells')).map(
    (cell) => `${cell.starts_at} ${cell.booking_id}`,
  )
  expect(cells.sort()).toEqual(expected.sort())
  expect(await rowsOf('threads')).toHaveLength((await rowsOf('bookings')).length)
}

/** Returns a browser whose requests run an action between reading and writing. */
function interruptedBrowser(
  action: () => Promise<unknown>,
  settings: Record<string, unknown> = {},
) {
  let batches = 0
  const DB = databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      batches += 1
      if (batches === 2) await action()
      return env.DB.batch(statements)
    },
  })
  return newVisitor({ DB, ...settings })
}

/** Returns browsers of one member, each with another IP address. */
async function memberBrowsers(settings: Record<string, unknown> = {}) {
  const { cookies } = await signedInAs(await createUser())
  return () => {
    const browser = newVisitor(settings)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return { browser }
  }
}

describe('many bookings of members at once', () => {
  test('of one time with one seat: one is booked', async () => {
    const by = await memberBrowsers()
    const counts = await statuses(repeat(many, () => sendBooking({}, by())))
    expect(counts).toEqual({ 201: 1, 422: many - 1 })
    expect(await rowsOf('bookings')).toHaveLength(1)
    expect(await rowsOf('outbox')).toHaveLength(2)
    await expectWhole()
  })

  test('of one time with two seats: two are booked', async () => {
    const by = await memberBrowsers({ BOOKING_SEATS: '2' })
    const counts = await statuses(repeat(many, () => sendBooking({}, by())))
    expect(counts).toEqual({ 201: 2, 422: many - 2 })
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat).sort()).toEqual([1, 2])
    await expectWhole()
  })

  test('of overlapping hours and half hours: no two overlap', async () => {
    const slots = ['06:30', '07:00', '07:30', '08:00'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await memberBrowsers()
    const counts = await statuses(
      repeat(many, (index) =>
        sendBooking({ slot: slots[index % 4], minutes: index % 3 === 0 ? 30 : 60 }, by()),
      ),
    )
    expect(counts[201]).toBeGreaterThan(0)
    expect((counts[201] ?? 0) + (counts[422] ?? 0)).toBe(many)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('the same with three seats: never more than three', async () => {
    const slots = ['06:30', '07:00', '07:30'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await memberBrowsers({ BOOKING_SEATS: '3' })
    await statuses(
      repeat(many, (index) => sendBooking({ slot: slots[index % 3], minutes: 60 }, by())),
    )
    expect(await mostAtOnce()).toBe(3)
    await expectWhole()
  })
})

describe('many bookings of visitors and members at once', () => {
  test('of overlapping hours and half hours: no two are held or booked', async () => {
    const slots = ['06:30', '07:00', '07:30', '08:00'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await memberBrowsers()
    const counts = await statuses(
      repeat(many, (index) =>
        sendBooking(
          { slot: slots[index % 4], minutes: index % 3 === 0 ? 30 : 60 },
          index % 2 === 0 ? by() : {},
        ),
      ),
    )
    expect(counts[201]).toBeGreaterThan(0)
    expect((counts[201] ?? 0) + (counts[422] ?? 0)).toBe(many)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('of one time with two seats: two get it, and both can be confirmed', async () => {
    const twoSeats = () => newVisitor({ BOOKING_SEATS: '2' })
    const counts = await statuses(repeat(many, () => sendBooking({}, { browser: twoSeats() })))
    expect(counts).toEqual({ 201: 2, 422: many - 2 })
    const mails = (await rowsOf('booking_holds')).map(({ email }) =>
      mailTo(String(email), confirmSubject),
    )
    for (const mail of await Promise.all(mails)) {
      expect((await confirmBooking(confirmTokenIn(mail), 'json', twoSeats())).status).toBe(204)
    }
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat).sort()).toEqual([1, 2])
    await expectWhole()
  })
})

const halfAnHour = lifetimes.bookingHoldSeconds * 1000
const afterExpiry = () => setClock(new Date(Date.parse(monday) + halfAnHour).toISOString())

describe('confirming at once', () => {
  test('many times: it is booked once, and all get that reply', async () => {
    const { confirmToken } = await holdTime()
    expect(await statuses(repeat(10, () => confirmBooking(confirmToken)))).toEqual({ 204: 10 })
    expect(await rowsOf('bookings')).toHaveLength(1)
    expect(await rowsOf('outbox')).toHaveLength(mailsPerBooking)
    expect(await rowsOf('booking_holds')).toEqual([])
    await expectWhole()
  })

  test('and releasing: one of both wins', async () => {
    const { token, confirmToken } = await holdTime()
    const browser = racedBrowser(() => cancelBooking(token))
    expect((await confirmBooking(confirmToken, 'json', browser)).status).toBe(422)
    for (const table of ['bookings', 'threads', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
  })

  test('and cancelling: a confirmed booking is cancelled', async () => {
    const { token, confirmToken } = await holdTime()
    expect(
      (
        await cancelBooking(
          token,
          'json',
          racedBrowser(() => confirmBooking(confirmToken)),
        )
      ).status,
    ).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: expect.any(Number) }])
    expect(await rowsOf('booking_cells')).toEqual([])
  })

  test('while the desk cancels: a confirmed booking is cancelled', async () => {
    const { confirmToken } = await holdTime()
    const [hold] = await rowsOf('booking_holds')
    const account = await createUser({ role: 'advisor' })
    const { cookies } = await signedInAs(account)
    const browser = racedBrowser(() => confirmBooking(confirmToken))
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const path = routes.deskBooking.href({ id: String(hold?.id) })
    expect((await browser.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: expect.any(Number) }])
  })

  test('at expiry, with another booking: one of them gets the time', async () => {
    const { confirmToken } = await holdTime()
    const late = racedBrowser(async () => {
      afterExpiry()
      await bookAndConfirm()
    })
    const response = await confirmBooking(confirmToken, 'json', late)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { token: [messages.booking.taken] } })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('at expiry, with another hold: one of them gets the time', async () => {
    const { confirmToken } = await holdTime()
    const other = { confirmToken: '' }
    const late = racedBrowser(async () => {
      afterExpiry()
      other.confirmToken = (await holdTime()).confirmToken
    })
    expect((await confirmBooking(confirmToken, 'json', late)).status).toBe(422)
    expect((await confirmBooking(other.confirmToken)).status).toBe(204)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('with moves and bookings of the same time: nobody gets a held time', async () => {
    const token = await bookAndConfirm({ slot: later })
    const { confirmToken } = await holdTime()
    const by = await memberBrowsers()
    const counts = await statuses([
      ...repeat(5, () => sendBooking({}, by())),
      ...repeat(5, () => sendBooking()),
      moveBooking(token, nextDay),
      confirmBooking(confirmToken),
    ])
    expect(counts).toEqual({ 204: 1, 422: 11 })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })
})

describe('seats', () => {
  test('after a reduction do not allow more bookings', async () => {
    const twoSeats = () => newVisitor({ BOOKING_SEATS: '2' })
    const token = await bookAndConfirm({}, twoSeats())
    await bookAndConfirm({}, twoSeats())
    await cancelBooking(token)
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat)).toEqual([2])
    expect((await sendBooking()).status).toBe(422)
  })

  test('are refused by the table itself after a concurrent booking', async () => {
    const browser = interruptedBrowser(() => bookAndConfirm())
    const response = await sendBooking({}, { browser })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('This time has just been taken.')
    await expectWhole()
  })
})

describe('a day that is closed between reading and writing', () => {
  const close = () =>
    insertRows('closures', [
      { id: 'one', first_day: '2027-02-02', last_day: '2027-02-02', reason: 'Eid', created_at: 0 },
    ])

  test('accepts no booking', async () => {
    const response = await sendBooking({}, { browser: interruptedBrowser(close) })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('The selected slot is invalid.')
    for (const table of ['bookings', 'threads', 'thread_words', 'outbox', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
  })

  test('accepts no move', async () => {
    const token = await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z' })
    const response = await moveBooking(token, nextDay, 'json', interruptedBrowser(close))
    expect(response.status).toBe(422)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
    await expectWhole()
  })
})

describe('moves at once', () => {
  test('to different times: one wins each time, and no sequence comes twice', async () => {
    const token = await bookAndConfirm()
    const slots = (await slotsFrom('?date=2027-02-03')).slice(0, 10)
    const counts = await statuses(slots.map((slot) => moveBooking(token, slot)))
    const [row] = await rowsOf('bookings')
    expect(row?.sequence).toBe(counts[204])
    expect((counts[204] ?? 0) + (counts[422] ?? 0)).toBe(10)
    const events = (await rowsOf('thread_entries')).filter(({ kind }) => kind === 'event')
    expect(events).toHaveLength(counts[204] ?? 0)
    await expectWhole()
  })

  test('to the same time: the second one is outdated', async () => {
    const token = await bookAndConfirm()
    const browser = interruptedBrowser(() => moveBooking(token, later))
    expect((await moveBooking(token, later, 'json', browser)).status).toBe(422)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 1 }])
    expect(await rowsOf('outbox')).toHaveLength(mailsPerBooking + 2)
    await expectWhole()
  })

  test('of many consultations to one time: one gets it, all others stay', async () => {
    const slots = (await slotsFrom('?date=2027-02-03')).slice(0, 8)
    const tokens = await Promise.all(slots.map((slot) => bookAndConfirm({ slot })))
    const counts = await statuses(tokens.map((token) => moveBooking(token, nextDay)))
    expect(counts).toEqual({ 204: 1, 422: 7 })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('of two that swap times: neither loses its time', async () => {
    const [first, second] = [await bookAndConfirm(), await bookAndConfirm({ slot: later })]
    await statuses([moveBooking(first, later), moveBooking(second, nextDay)])
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })
})

describe('a move and bookings at once', () => {
  test('of one time: one of them gets it', async () => {
    const token = await bookAndConfirm({ slot: later })
    const counts = await statuses([
      ...repeat(10, () => sendBooking()),
      moveBooking(token, nextDay),
      ...repeat(10, () => sendBooking({ slot: '2027-02-02T06:30:00.000Z', minutes: 60 })),
    ])
    expect(counts[500]).toBeUndefined()
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('leave the old time to one booking', async () => {
    const token = await bookAndConfirm()
    expect((await moveBooking(token, later)).status).toBe(204)
    expect(await statuses(repeat(10, () => sendBooking()))).toEqual({ 201: 1, 422: 9 })
    await expectWhole()
  })
})

describe('a move over its own time', () => {
  test('may overlap it', async () => {
    const token = await bookAndConfirm({ minutes: 60 })
    expect((await moveBooking(token, half)).status).toBe(204)
    await expectWhole()
    expect((await moveBooking(token, nextDay)).status).toBe(204)
    await expectWhole()
  })
})

describe('cancelling at once', () => {
  test('by the link, many times: it is cancelled once', async () => {
    const token = await bookAndConfirm()
    expect(await statuses(repeat(10, () => cancelBooking(token)))).toEqual({ 204: 1, 404: 9 })
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 1 }])
    expect(await rowsOf('outbox')).toHaveLength(mailsPerBooking + 2)
    await expectWhole()
  })

  test('during a move: it is cancelled at either time', async () => {
    const token = await bookAndConfirm()
    const response = await cancelBooking(
      token,
      'json',
      racedBrowser(() => moveBooking(token, later)),
    )
    expect(response.status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([
      { sequence: 2, cancelled_at: expect.any(Number) },
    ])
    expect(await rowsOf('booking_cells')).toEqual([])
  })

  test('with a cancellation at the desk: one of them succeeds', async () => {
    const token = await bookAndConfirm()
    const [row] = await rowsOf('bookings')
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const path = routes.deskBooking.href({ id: String(row?.id) })
    const counts = await statuses([
      ...repeat(5, () => cancelBooking(token)),
      ...repeat(5, () => advisor.send(path, {}, { as: 'json', method: 'DELETE' })),
    ])
    expect(counts).toEqual({ 204: 1, 404: 9 })
    expect(await rowsOf('outbox')).toHaveLength(mailsPerBooking + 2)
  })

  test('a later move finds nothing', async () => {
    const token = await bookAndConfirm()
    const browser = interruptedBrowser(() => cancelBooking(token))
    expect((await moveBooking(token, later, 'json', browser)).status).toBe(422)
    expect((await moveBooking(token, later)).status).toBe(404)
    expect(await rowsOf('booking_cells')).toEqual([])
  })
})

/** Like `interruptedBrowser`, for requests that write in their first batch. */
function racedBrowser(action: () => Promise<unknown>) {
  let done = false
  const DB = databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      if (!done) {
        done = true
        await action()
      }
      return env.DB.batch(statements)
    },
  })
  return newVisitor({ DB })
}
