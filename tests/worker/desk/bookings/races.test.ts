import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  at,
  booked,
  cancel,
  confirm,
  confirmSubject,
  confirmTokenIn,
  emptyMonday,
  held,
  monday,
  move,
  nextDay,
  rowsOf,
  sendBooking,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()

const half = '2027-02-02T07:30:00.000Z'
const later = '2027-02-02T09:00:00.000Z'

/** How many replies there were of each status. */
async function statuses(replies: Promise<Response>[]): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (const { status } of await Promise.all(replies)) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

/** One that asks a visitor to confirm, and those to both sides. */
const mailsOfOne = 3

const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

/** The most consultations that take place or are held at once, by what their own rows say. */
async function mostAtOnce(): Promise<number> {
  const cells = new Map<number, number>()
  const held = (await rowsOf('booking_holds')).filter((row) => Number(row.expires_at) > Date.now())
  for (const { starts_at, minutes, cancelled_at } of [...(await rowsOf('bookings')), ...held]) {
    if (cancelled_at !== null) continue
    for (let at = 0; at < Number(minutes); at += 30) {
      const cell = Number(starts_at) + at * 60_000
      cells.set(cell, (cells.get(cell) ?? 0) + 1)
    }
  }
  return Math.max(0, ...cells.values())
}

/** The cells say what the bookings say, and every thread has one. */
async function expectWhole() {
  const live = (await rowsOf('bookings')).filter(({ cancelled_at }) => cancelled_at === null)
  const expected = live.flatMap(({ id, starts_at, minutes }) =>
    many(Number(minutes) / 30, (at) => `${Number(starts_at) + at * 1_800_000} ${id}`),
  )
  const cells = (await rowsOf('booking_cells')).map(
    (cell) => `${cell.starts_at} ${cell.booking_id}`,
  )
  expect(cells.sort()).toEqual(expected.sort())
  expect(await rowsOf('threads')).toHaveLength((await rowsOf('bookings')).length)
}

/** A browser in whose requests something happens between reading and writing. */
function interrupted(meanwhile: () => Promise<unknown>, settings: Record<string, unknown> = {}) {
  let batches = 0
  const DB = databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      batches += 1
      if (batches === 2) await meanwhile()
      return env.DB.batch(statements)
    },
  })
  return newVisitor({ DB, ...settings })
}

/** Browsers of one member, each from an address of its own. */
async function ofMember(settings: Record<string, unknown> = {}) {
  const { cookies } = await signedInAs(await createUser())
  return () => {
    const browser = newVisitor(settings)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return { browser }
  }
}

describe('fifty bookings of members at once', () => {
  test('of one time with one seat: one is booked', async () => {
    const by = await ofMember()
    const counted = await statuses(many(50, () => sendBooking({}, by())))
    expect(counted).toEqual({ 201: 1, 422: 49 })
    expect(await rowsOf('bookings')).toHaveLength(1)
    expect(await rowsOf('outbox')).toHaveLength(2)
    await expectWhole()
  })

  test('of one time with two seats: two are booked', async () => {
    const by = await ofMember({ BOOKING_SEATS: '2' })
    const counted = await statuses(many(50, () => sendBooking({}, by())))
    expect(counted).toEqual({ 201: 2, 422: 48 })
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat).sort()).toEqual([1, 2])
    await expectWhole()
  })

  test('of hours and half hours that overlap: none takes place beside another', async () => {
    const slots = ['06:30', '07:00', '07:30', '08:00'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await ofMember()
    const counted = await statuses(
      many(50, (at) => sendBooking({ slot: slots[at % 4], minutes: at % 3 === 0 ? 30 : 60 }, by())),
    )
    expect(counted[201]).toBeGreaterThan(0)
    expect((counted[201] ?? 0) + (counted[422] ?? 0)).toBe(50)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('the same with three seats: never more than three', async () => {
    const slots = ['06:30', '07:00', '07:30'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await ofMember({ BOOKING_SEATS: '3' })
    await statuses(many(50, (at) => sendBooking({ slot: slots[at % 3], minutes: 60 }, by())))
    expect(await mostAtOnce()).toBe(3)
    await expectWhole()
  })
})

describe('fifty bookings of visitors and members at once', () => {
  test('of hours and half hours that overlap: none is held or takes place beside another', async () => {
    const slots = ['06:30', '07:00', '07:30', '08:00'].map((time) => `2027-02-02T${time}:00.000Z`)
    const by = await ofMember()
    const counted = await statuses(
      many(50, (at) =>
        sendBooking(
          { slot: slots[at % 4], minutes: at % 3 === 0 ? 30 : 60 },
          at % 2 === 0 ? by() : {},
        ),
      ),
    )
    expect(counted[201]).toBeGreaterThan(0)
    expect((counted[201] ?? 0) + (counted[422] ?? 0)).toBe(50)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('of one time with two seats: two get it, and both can be confirmed', async () => {
    const two = () => newVisitor({ BOOKING_SEATS: '2' })
    const counted = await statuses(many(50, () => sendBooking({}, { browser: two() })))
    expect(counted).toEqual({ 201: 2, 422: 48 })
    const mails = (await rowsOf('booking_holds')).map(({ email }) =>
      mailTo(String(email), confirmSubject),
    )
    for (const mail of await Promise.all(mails)) {
      expect((await confirm(confirmTokenIn(mail), 'json', two())).status).toBe(204)
    }
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat).sort()).toEqual([1, 2])
    await expectWhole()
  })
})

const halfAnHour = lifetimes.bookingHoldSeconds * 1000
const afterExpiry = () => at(new Date(Date.parse(monday) + halfAnHour).toISOString())

describe('confirming at once', () => {
  test('many times: it is booked once, and all are told so', async () => {
    const { confirmToken } = await held()
    expect(await statuses(many(20, () => confirm(confirmToken)))).toEqual({ 204: 20 })
    expect(await rowsOf('bookings')).toHaveLength(1)
    expect(await rowsOf('outbox')).toHaveLength(mailsOfOne)
    expect(await rowsOf('booking_holds')).toEqual([])
    await expectWhole()
  })

  test('and being released: it is one of both', async () => {
    const { token, confirmToken } = await held()
    const browser = raced(() => cancel(token))
    expect((await confirm(confirmToken, 'json', browser)).status).toBe(422)
    for (const table of ['bookings', 'threads', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
  })

  test('and being cancelled: what was confirmed is cancelled', async () => {
    const { token, confirmToken } = await held()
    expect(
      (
        await cancel(
          token,
          'json',
          raced(() => confirm(confirmToken)),
        )
      ).status,
    ).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: expect.any(Number) }])
    expect(await rowsOf('booking_cells')).toEqual([])
  })

  test('while the desk cancels: what was confirmed is cancelled', async () => {
    const { confirmToken } = await held()
    const [hold] = await rowsOf('booking_holds')
    const account = await createUser({ role: 'advisor' })
    const { cookies } = await signedInAs(account)
    const browser = raced(() => confirm(confirmToken))
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const path = routes.deskBooking.href({ id: String(hold?.id) })
    expect((await browser.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: expect.any(Number) }])
  })

  test('as it expires, and somebody else books: one of them has the time', async () => {
    const { confirmToken } = await held()
    const late = raced(async () => {
      afterExpiry()
      await booked()
    })
    const response = await confirm(confirmToken, 'json', late)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { token: [messages.booking.taken] } })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('as it expires, and somebody else holds the time: one of them has it', async () => {
    const { confirmToken } = await held()
    const other = { confirmToken: '' }
    const late = raced(async () => {
      afterExpiry()
      other.confirmToken = (await held()).confirmToken
    })
    expect((await confirm(confirmToken, 'json', late)).status).toBe(422)
    expect((await confirm(other.confirmToken)).status).toBe(204)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('and moves and bookings of the same time: nobody gets what is held', async () => {
    const token = await booked({ slot: later })
    const { confirmToken } = await held()
    const by = await ofMember()
    const counted = await statuses([
      ...many(10, () => sendBooking({}, by())),
      ...many(10, () => sendBooking()),
      move(token, nextDay),
      confirm(confirmToken),
    ])
    expect(counted).toEqual({ 204: 1, 422: 21 })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })
})

describe('seats', () => {
  test('that were more once do not let more in now', async () => {
    const two = () => newVisitor({ BOOKING_SEATS: '2' })
    const token = await booked({}, two())
    await booked({}, two())
    await cancel(token)
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat)).toEqual([2])
    expect((await sendBooking()).status).toBe(422)
  })

  test('are refused by the table itself when somebody was quicker', async () => {
    const browser = interrupted(() => booked())
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

  test('takes no booking any more', async () => {
    const response = await sendBooking({}, { browser: interrupted(close) })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('The selected slot is invalid.')
    for (const table of ['bookings', 'threads', 'thread_words', 'outbox', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
  })

  test('takes no consultation that moves', async () => {
    const token = await booked({ slot: '2027-02-03T07:00:00.000Z' })
    const response = await move(token, nextDay, 'json', interrupted(close))
    expect(response.status).toBe(422)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
    await expectWhole()
  })
})

describe('moves at once', () => {
  test('to different times: one wins each time, and no sequence comes twice', async () => {
    const token = await booked()
    const slots = (await slotsFrom('?date=2027-02-03')).slice(0, 20)
    const counted = await statuses(slots.map((slot) => move(token, slot)))
    const [row] = await rowsOf('bookings')
    expect(row?.sequence).toBe(counted[204])
    expect((counted[204] ?? 0) + (counted[422] ?? 0)).toBe(20)
    const events = (await rowsOf('thread_entries')).filter(({ kind }) => kind === 'event')
    expect(events).toHaveLength(counted[204] ?? 0)
    await expectWhole()
  })

  test('to the same time: the second finds that it was changed', async () => {
    const token = await booked()
    const browser = interrupted(() => move(token, later))
    expect((await move(token, later, 'json', browser)).status).toBe(422)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 1 }])
    expect(await rowsOf('outbox')).toHaveLength(mailsOfOne + 2)
    await expectWhole()
  })

  test('of many consultations to one time: one gets it, all others stay', async () => {
    const slots = (await slotsFrom('?date=2027-02-03')).slice(0, 15)
    const tokens = await Promise.all(slots.map((slot) => booked({ slot })))
    const counted = await statuses(tokens.map((token) => move(token, nextDay)))
    expect(counted).toEqual({ 204: 1, 422: 14 })
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('of two that change places: neither ends without its time', async () => {
    const [one, two] = [await booked(), await booked({ slot: later })]
    await statuses([move(one, later), move(two, nextDay)])
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })
})

describe('a move and bookings at once', () => {
  test('of one time: one of them gets it', async () => {
    const token = await booked({ slot: later })
    const counted = await statuses([
      ...many(20, () => sendBooking()),
      move(token, nextDay),
      ...many(20, () => sendBooking({ slot: '2027-02-02T06:30:00.000Z', minutes: 60 })),
    ])
    expect(counted[500]).toBeUndefined()
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('leave the old time free for one', async () => {
    const token = await booked()
    expect((await move(token, later)).status).toBe(204)
    expect(await statuses(many(20, () => sendBooking()))).toEqual({ 201: 1, 422: 19 })
    await expectWhole()
  })
})

describe('a move over its own time', () => {
  test('may overlap it', async () => {
    const token = await booked({ minutes: 60 })
    expect((await move(token, half)).status).toBe(204)
    await expectWhole()
    expect((await move(token, nextDay)).status).toBe(204)
    await expectWhole()
  })
})

describe('cancelling at once', () => {
  test('by the link, many times: it is cancelled once', async () => {
    const token = await booked()
    expect(await statuses(many(20, () => cancel(token)))).toEqual({ 204: 1, 404: 19 })
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 1 }])
    expect(await rowsOf('outbox')).toHaveLength(mailsOfOne + 2)
    await expectWhole()
  })

  test('while it is moved: it is cancelled wherever it stands', async () => {
    const token = await booked()
    const response = await cancel(
      token,
      'json',
      raced(() => move(token, later)),
    )
    expect(response.status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([
      { sequence: 2, cancelled_at: expect.any(Number) },
    ])
    expect(await rowsOf('booking_cells')).toEqual([])
  })

  test('while it is cancelled at the desk: one of them does it', async () => {
    const token = await booked()
    const [row] = await rowsOf('bookings')
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const path = routes.deskBooking.href({ id: String(row?.id) })
    const counted = await statuses([
      ...many(5, () => cancel(token)),
      ...many(5, () => advisor.send(path, {}, { as: 'json', method: 'DELETE' })),
    ])
    expect(counted).toEqual({ 204: 1, 404: 9 })
    expect(await rowsOf('outbox')).toHaveLength(mailsOfOne + 2)
  })

  test('a move that comes after it finds nothing', async () => {
    const token = await booked()
    const browser = interrupted(() => cancel(token))
    expect((await move(token, later, 'json', browser)).status).toBe(422)
    expect((await move(token, later)).status).toBe(404)
    expect(await rowsOf('booking_cells')).toEqual([])
  })
})

/** The same as `interrupted`, for what writes in its first batch. */
function raced(meanwhile: () => Promise<unknown>) {
  let done = false
  const DB = databaseWith({
    async batch(statements: D1PreparedStatement[]) {
      if (!done) {
        done = true
        await meanwhile()
      }
      return env.DB.batch(statements)
    },
  })
  return newVisitor({ DB })
}
