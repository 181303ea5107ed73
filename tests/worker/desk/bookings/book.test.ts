import { describe, expect, test } from 'vitest'
import { hourlyCap, lengths, throttles } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  bookAndConfirm,
  bookingFields,
  confirmBooking,
  confirmSubject,
  emptyMonday,
  firstSlot,
  holdTime,
  nextDay,
  rowsOf,
  sendBooking,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { mailbox, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()

async function refusal(changes: Record<string, unknown>) {
  const response = await sendBooking(changes)
  expect(response.status).toBe(422)
  for (const table of ['bookings', 'booking_holds', 'threads']) {
    expect(await rowsOf(table)).toEqual([])
  }
  return errorsOf(response)
}

describe('a booking', () => {
  test('of a visitor redirects to its page, with the hold, its email address and its expiry', async () => {
    const browser = newVisitor()
    const fields = { email: 'amina@example.com' }
    const response = await sendBooking(fields, { browser, as: 'page' })
    const location = response.headers.get('Location') ?? ''
    expect([302, 303]).toContain(response.status)
    expect(location).toMatch(/^\/book\/[\w-]{43}$/)
    expect(await browser.page(location)).toMatchObject({
      component: 'booking/show',
      props: {
        startsAt: nextDay,
        minutes: 30,
        state: 'held',
        hold: { email: 'amina@example.com', until: '2027-02-01T04:30:00.000Z' },
        status: messages.booking.held,
        days: [],
      },
    })
  })

  test('of a member redirects to its page, where it is booked', async () => {
    const browser = await signedInAs(await createUser())
    const response = await sendBooking({}, { browser, as: 'page' })
    expect(await browser.page(response.headers.get('Location') ?? '')).toMatchObject({
      component: 'booking/show',
      props: {
        startsAt: nextDay,
        minutes: 30,
        state: 'coming',
        hold: null,
        status: messages.booking.booked,
      },
    })
  })

  test('answers JSON with the token, 201', async () => {
    const response = await sendBooking()
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('stores no token, only its hash', async () => {
    const { token, confirmToken } = await holdTime()
    const tables = [
      'bookings',
      'booking_holds',
      'threads',
      'thread_entries',
      'booking_cells',
      'outbox',
      'counters',
    ]
    const storedText = async () => JSON.stringify(await Promise.all(tables.map(rowsOf)))
    expect(await storedText()).not.toContain(token)
    expect(await storedText()).not.toContain(confirmToken)
    await confirmBooking(confirmToken)
    expect(await storedText()).not.toContain(token)
    expect(await storedText()).not.toContain(confirmToken)
  })

  test('opens a thread with the topic, due like a message', async () => {
    const fields = {
      name: ' Amina  Otieno ',
      email: ' AMINA@Example.com',
      company: 'Example Ltd',
      topic: 'Licences\r\nin Kenya',
    }
    await bookAndConfirm({ ...fields, market: 'kenya', service: 'investor-advisory' })
    expect(await rowsOf('threads')).toMatchObject([
      {
        email: 'amina@example.com',
        company: 'Example Ltd',
        service: 'Investor Advisory',
        market: 'kenya',
        status: 'waiting',
      },
    ])
    expect(await rowsOf('thread_entries')).toMatchObject([
      { kind: 'message', body: 'Licences\nin Kenya' },
    ])
    expect(await rowsOf('bookings')).toMatchObject([
      { topic: 'Licences\nin Kenya', minutes: 30, sequence: 0, zone: null },
    ])
  })

  test('has the time as its message without a topic', async () => {
    await bookAndConfirm()
    expect(await rowsOf('threads')).toMatchObject([{ service: 'Consultation', market: null }])
    expect(await rowsOf('thread_entries')).toMatchObject([
      { body: 'Consultation: Tuesday 2 February 2027, 10:00 to 10:30 (Nairobi)' },
    ])
  })

  test('occupies its half hours', async () => {
    await bookAndConfirm({ minutes: 60 })
    const cells = (await rowsOf('booking_cells')).map(({ starts_at, seat }) => [
      new Date(Number(starts_at)).toISOString(),
      seat,
    ])
    expect(cells).toEqual([
      [nextDay, 1],
      ['2027-02-02T07:30:00.000Z', 1],
    ])
  })

  test.each([
    ['Europe/London', 'Europe/London'],
    ['Mars/Olympus', null],
    [['UTC'], null],
    [42, null],
  ])('knows the zone %j as %j', async (zone, storedZone) => {
    await bookAndConfirm({ zone })
    expect(await rowsOf('bookings')).toMatchObject([{ zone: storedZone }])
  })

  test.each([
    { market: 'atlantis', service: 'fortune-telling' },
    { market: ['kenya'], service: { a: 1 } },
    { market: 1, service: null },
  ])('is accepted without unknown subjects: %j', async (about) => {
    await bookAndConfirm(about)
    expect(await rowsOf('threads')).toMatchObject([{ market: null, service: 'Consultation' }])
  })

  test('ignores ids and roles in its fields', async () => {
    await bookAndConfirm({ id: 'mine', sequence: 9, cancelledAt: 1, threadId: 'x', seat: 7 })
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0, cancelled_at: null }])
    expect((await rowsOf('bookings'))[0]?.id).not.toBe('mine')
  })
})

describe('a field', () => {
  test.each(['slot', 'name', 'email'])('%s is required', async (field) => {
    for (const missing of [undefined, null, '', ' \t']) {
      expect(await refusal({ [field]: missing })).toEqual({ [field]: [messages.required(field)] })
    }
  })

  test.each([
    ['name', lengths.personName],
    ['company', lengths.company],
    ['topic', lengths.topicMax],
  ] as const)('%s has at most its length in code points', async (field, max) => {
    expect(await refusal({ [field]: '🦁'.repeat(max + 1) })).toEqual({
      [field]: [messages.max(field, max)],
    })
    expect((await sendBooking({ [field]: '🦁'.repeat(max) })).status).toBe(201)
  })

  test.each(['slot', 'name', 'email', 'company', 'topic'])('%s must be text', async (field) => {
    for (const odd of [1, true, [], {}, ['x']]) {
      expect(await refusal({ [field]: odd })).toEqual({ [field]: [messages.string(field)] })
    }
  })

  test.each([45, '45', 0, -30, 30.5, '3e', true, [30], {}, 'NaN', '30,60'])(
    'minutes may not be %j',
    async (minutes) => {
      expect(await refusal({ minutes })).toEqual({ minutes: [messages.in('minutes')] })
    },
  )

  test.each([30, '30', ' 30 ', undefined, null, ''])(
    'minutes may be %j: half an hour',
    async (minutes) => {
      await bookAndConfirm({ minutes })
      expect(await rowsOf('bookings')).toMatchObject([{ minutes: 30 }])
    },
  )

  test('email must be an address', async () => {
    expect(await refusal({ email: 'a b@example.com' })).toEqual({ email: [messages.email] })
  })
})

describe('a time that is not offered', () => {
  test.each([
    ['no time', 'soon'],
    ['a day', '2027-02-02'],
    ['no day of the calendar', '2027-02-30T07:00:00.000Z'],
    ['too soon', '2027-02-01T08:30:00.000Z'],
    ['past', '2027-01-29T07:00:00.000Z'],
    ['too far', '2027-03-04T07:00:00.000Z'],
    ['of years ahead', '9999-12-31T23:30:00.000Z'],
    ['between two cells', '2027-02-02T07:15:00.000Z'],
    ['a second off', '2027-02-02T07:00:01.000Z'],
    ['before the office opens', '2027-02-02T04:30:00.000Z'],
    ['when it closes', '2027-02-02T15:00:00.000Z'],
    ['at night', '2027-02-02T23:00:00.000Z'],
    ['on a Saturday', '2027-02-06T07:00:00.000Z'],
    ['on a Sunday', '2027-02-07T07:00:00.000Z'],
    ['with another offset', '2027-02-02T10:00:00+03:00'],
    ['with an injected line', `${nextDay}\r\nBCC: x@example.com`],
  ])('is refused: %s', async (_, slot) => {
    expect(await refusal({ slot })).toEqual({ slot: [messages.in('slot')] })
  })

  test('is the last half hour, for an hour', async () => {
    expect(await refusal({ slot: '2027-02-02T14:30:00.000Z', minutes: 60 })).toEqual({
      slot: [messages.in('slot')],
    })
    expect((await sendBooking({ slot: '2027-02-02T14:30:00.000Z' })).status).toBe(201)
  })

  test('is a holiday', async () => {
    setClock('2027-03-22T04:00:00Z')
    expect(await refusal({ slot: '2027-03-26T07:00:00.000Z' })).toEqual({
      slot: [messages.in('slot')],
    })
  })

  test('is a day that staff have closed', async () => {
    await insertRows('closures', [
      { id: 'one', first_day: '2027-02-02', last_day: '2027-02-03', reason: 'Eid', created_at: 0 },
    ])
    expect(await refusal({ slot: nextDay })).toEqual({ slot: [messages.in('slot')] })
    expect((await sendBooking({ slot: '2027-02-04T05:00:00.000Z' })).status).toBe(201)
  })

  test('is offered from four business hours ahead, and may be written without milliseconds', async () => {
    expect((await sendBooking({ slot: firstSlot.replace('.000', '') })).status).toBe(201)
  })
})

describe('an occupied time', () => {
  test('is refused with its own message', async () => {
    await bookAndConfirm()
    const response = await sendBooking()
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { slot: [messages.booking.taken] } })
  })

  test('is refused for an hour that overlaps it, not for one next to it', async () => {
    await bookAndConfirm()
    expect((await sendBooking({ slot: '2027-02-02T06:30:00.000Z', minutes: 60 })).status).toBe(422)
    expect((await sendBooking({ slot: '2027-02-02T06:00:00.000Z', minutes: 60 })).status).toBe(201)
    expect((await sendBooking({ slot: '2027-02-02T07:30:00.000Z', minutes: 60 })).status).toBe(201)
  })

  test('can be booked again after its cancellation', async () => {
    const token = await bookAndConfirm()
    await newVisitor().send(routes.cancelBooking.href({ token }), {}, { as: 'json' })
    expect((await sendBooking()).status).toBe(201)
  })
})

describe('a flood of bookings', () => {
  test('is throttled by client address, under the email field', async () => {
    const browser = newVisitor()
    const [{ hits }] = throttles.book
    for (let sent = 0; sent < hits; sent++) await browser.send('/book', {}, { as: 'json' })
    const refused = await browser.send('/book', bookingFields(), { as: 'json' })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ retryAfter: expect.any(Number) })
    const page = await browser.send('/book', bookingFields())
    const { props } = await browser.page(page.headers.get('Location') ?? '')
    expect(Object.keys(props.errors)).toEqual(['email'])
  })

  test('is limited for each hour over all visitors', async () => {
    const endsAt = (Math.floor(Date.now() / 3_600_000) + 1) * 3_600_000
    await insertRows('counters', [{ key: 'hour:booking', count: hourlyCap.hits, ends_at: endsAt }])
    const response = await sendBooking()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: messages.booking.full(firm.email) })
    expect(await rowsOf('booking_holds')).toEqual([])
  })

  test('has separate limits for visitors and members, and refusals do not count', async () => {
    const endsAt = (Math.floor(Date.now() / 3_600_000) + 1) * 3_600_000
    await insertRows('counters', [{ key: 'hour:booking', count: hourlyCap.hits, ends_at: endsAt }])
    const browser = await signedInAs(await createUser())
    expect((await sendBooking({}, { browser })).status).toBe(201)
    expect((await sendBooking({ slot: 'never' })).status).toBe(422)
    const counters = await rowsOf('counters')
    const of = (key: string) => counters.find((row) => row.key === key)?.count
    expect([of('hour:booking'), of('hour:booking:members')]).toEqual([hourlyCap.hits, 1])
  })

  test('does not flood a stranger’s mailbox, also by members', async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `stranger+${index}@example.com`)
    const slots = await slotsFrom()
    const account = await createUser()
    for (const [index, email] of addresses.entries()) {
      const browser = await signedInAs(account)
      expect((await sendBooking({ email, slot: slots[index] }, { browser })).status).toBe(201)
    }
    const mails = await Promise.all(addresses.map(mailbox))
    expect(mails.flat()).toHaveLength(5)
  })
})

describe('a filled honeypot', () => {
  test('gets the reply of a booking, and nothing is stored', async () => {
    const response = await sendBooking({ website: 'https://spam.example' })
    expect(response.status).toBe(201)
    const { token } = await response.json<{ token: string }>()
    expect(token).toMatch(/^[\w-]{43}$/)
    const page = await sendBooking({ website: 'x' }, { as: 'page' })
    expect(page.headers.get('Location')).toMatch(/^\/book\/[\w-]{43}$/)
    for (const table of ['bookings', 'booking_holds', 'threads', 'outbox']) {
      expect(await rowsOf(table)).toEqual([])
    }
    expect((await newVisitor().visit(routes.booking.href({ token }))).status).toBe(404)
  })

  test('may be sent empty by a browser', async () => {
    expect((await sendBooking({ website: ' ' })).status).toBe(201)
  })
})

describe('the mails of a booking', () => {
  test('go to both sides, or to none if the time is occupied', async () => {
    await bookAndConfirm({ email: 'first@example.com' })
    await sendBooking({ email: 'second@example.com' })
    expect(await subjectsTo('first@example.com')).toEqual([
      confirmSubject,
      'Your consultation is booked',
    ])
    expect(await subjectsTo('second@example.com')).toEqual([])
    expect(await rowsOf('outbox')).toHaveLength(3)
  })
})
