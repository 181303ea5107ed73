import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/accounts.ts'
import {
  at,
  booked,
  cancel,
  emptyCalendar,
  monday,
  move,
  nextDay,
  rowsOf,
  sendBooking,
  slotsFrom,
} from '#tests/support/bookings.ts'
import { newVisitor } from '#tests/support/contact.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { insertRows } from '#tests/support/rows.ts'

beforeEach(async () => {
  at(monday)
  await emptyCalendar()
  return () => vi.useRealTimers()
})

const half = '2027-02-02T07:30:00.000Z'
const later = '2027-02-02T09:00:00.000Z'

/** How many replies there were of each status. */
async function statuses(replies: Promise<Response>[]): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (const { status } of await Promise.all(replies)) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

/** The most consultations that take place at once, by what the bookings themselves say. */
async function mostAtOnce(): Promise<number> {
  const cells = new Map<number, number>()
  for (const { starts_at, minutes, cancelled_at } of await rowsOf('bookings')) {
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

describe('fifty bookings at once', () => {
  test('of one time with one seat: one is booked', async () => {
    const counted = await statuses(many(50, () => sendBooking()))
    expect(counted).toEqual({ 201: 1, 422: 49 })
    expect(await rowsOf('bookings')).toHaveLength(1)
    expect(await rowsOf('outbox')).toHaveLength(2)
    await expectWhole()
  })

  test('of one time with two seats: two are booked', async () => {
    const counted = await statuses(
      many(50, () => sendBooking({}, { browser: newVisitor({ BOOKING_SEATS: '2' }) })),
    )
    expect(counted).toEqual({ 201: 2, 422: 48 })
    expect((await rowsOf('booking_cells')).map(({ seat }) => seat).sort()).toEqual([1, 2])
    await expectWhole()
  })

  test('of hours and half hours that overlap: none takes place beside another', async () => {
    const slots = ['06:30', '07:00', '07:30', '08:00'].map((time) => `2027-02-02T${time}:00.000Z`)
    const counted = await statuses(
      many(50, (at) => sendBooking({ slot: slots[at % 4], minutes: at % 3 === 0 ? 30 : 60 })),
    )
    expect(counted[201]).toBeGreaterThan(0)
    expect((counted[201] ?? 0) + (counted[422] ?? 0)).toBe(50)
    expect(await mostAtOnce()).toBe(1)
    await expectWhole()
  })

  test('the same with three seats: never more than three', async () => {
    const slots = ['06:30', '07:00', '07:30'].map((time) => `2027-02-02T${time}:00.000Z`)
    const browser = () => newVisitor({ BOOKING_SEATS: '3' })
    await statuses(
      many(50, (at) => sendBooking({ slot: slots[at % 3], minutes: 60 }, { browser: browser() })),
    )
    expect(await mostAtOnce()).toBe(3)
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
    expect(await rowsOf('outbox')).toHaveLength(4)
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
    expect(await rowsOf('outbox')).toHaveLength(4)
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
    expect(await rowsOf('outbox')).toHaveLength(4)
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
