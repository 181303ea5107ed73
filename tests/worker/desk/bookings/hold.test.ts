import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { firm as record } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  bookAndConfirm,
  cancelBooking,
  confirmBooking,
  confirmSubject,
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
import { mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { purge } from '#worker/jobs/purge.ts'

const firm = 'hello@kilima.example'
const later = '2027-02-03T12:00:00.000Z'

emptyMonday()

/** Sets the clock to some seconds after the bookings of a test. */
const wait = (seconds: number) =>
  setClock(new Date(Date.parse(monday) + seconds * 1000).toISOString())

const show = async (token: string) =>
  (await newVisitor().page(routes.booking.href({ token }))).props

describe('a time that a visitor books', () => {
  test('is held: nobody else can book it, and neither inbox nor firm is notified', async () => {
    const { token } = await holdTime({ email: 'amina@example.com', topic: 'Licences' })
    expect(await slotsFrom('?date=2027-02-02')).not.toContain(nextDay)
    const other = await sendBooking()
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ errors: { slot: [messages.booking.taken] } })
    for (const table of ['bookings', 'threads', 'thread_words', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
    expect(await mailbox(firm)).toEqual([])
    expect(await subjectsTo('amina@example.com')).toEqual([confirmSubject])
    expect((await newVisitor().visit(routes.bookingCalendar.href({ token }))).status).toBe(404)
  })

  test('is also unavailable to members and for moves', async () => {
    const token = await bookAndConfirm({ slot: later })
    await holdTime()
    const browser = await signedInAs(await createUser())
    expect((await sendBooking({}, { browser })).status).toBe(422)
    expect((await moveBooking(token, nextDay)).status).toBe(422)
  })

  test('is free again when it expires, without a cleanup', async () => {
    const { token } = await holdTime()
    wait(lifetimes.bookingHoldSeconds - 1)
    expect((await sendBooking()).status).toBe(422)
    wait(lifetimes.bookingHoldSeconds)
    expect(await show(token)).toMatchObject({ state: 'expired', hold: null })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
    expect(await bookAndConfirm()).toEqual(expect.any(String))
    expect(await rowsOf('booking_holds')).toHaveLength(1)
  })

  test('counts among the consultations on closed days', async () => {
    await holdTime()
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const days = { from: '2027-02-02', to: '2027-02-02', reason: 'Eid' }
    await advisor.send(routes.deskClosures.href(), days, { as: 'page' })
    const { props } = await advisor.page(routes.deskCalendar.href())
    expect(props.status).toBe(messages.booking.closed(1))
  })

  test('is held for an account with an unverified address too', async () => {
    const browser = await signedInAs(await createUser({ unverified: true }))
    expect((await sendBooking({}, { browser })).status).toBe(201)
    expect(await rowsOf('bookings')).toEqual([])
    expect(await rowsOf('booking_holds')).toHaveLength(1)
  })
})

describe('the email that asks to confirm', () => {
  test('has the time in both zones, the expiry and its own link', async () => {
    const email = 'amina@example.com'
    const { token, confirmToken } = await holdTime({
      email,
      zone: 'Europe/London',
      topic: 'evil.example',
    })
    const { text, html, replyTo, calendar } = await mailTo(email, confirmSubject)
    expect(text).toContain('Time: Tuesday 2 February 2027, 10:00 to 10:30 (Nairobi)')
    expect(text).toContain('Your time: Tuesday 2 February 2027, 07:00 to 07:30 (Europe/London)')
    expect(text).toContain('Held until: Monday 1 February 2027, 04:30 (Europe/London)')
    expect(text).toContain(`Confirm consultation: https://kilima.test/book/${confirmToken}/confirm`)
    expect(calendar).toBeUndefined()
    expect(replyTo).toBeUndefined()
    for (const part of [text, html]) {
      expect(part).not.toContain(token)
      expect(part).not.toContain('evil.example')
    }
  })

  test('uses Nairobi time if the zone is unknown', async () => {
    await holdTime({ email: 'amina@example.com' })
    const { text } = await mailTo('amina@example.com', confirmSubject)
    expect(text).toContain('Held until: Monday 1 February 2027, 07:30 (Nairobi)')
  })
})

describe('confirming', () => {
  test.each(['x', 'a'.repeat(43), '%00', '%F0%9F%A6%81'])(
    'begins with a button for any link, also one that confirms nothing: %s',
    async (token) => {
      const path = `/book/${token}/confirm`
      expect(await newVisitor().page(path)).toMatchObject({
        component: 'booking/confirm',
        props: { time: null },
      })
      const response = await newVisitor().send(path, {}, { as: 'json' })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        errors: { token: [messages.booking.invalidLink] },
      })
    },
  )

  test('is not done by opening the link, which says what it confirms', async () => {
    const { confirmToken } = await holdTime({ zone: 'Europe/London' })
    const path = routes.confirmBooking.href({ token: confirmToken })
    const { time } = await newVisitor().props('booking/confirm', path)
    expect(time).toEqual({ startsAt: nextDay, minutes: 30, zone: 'Europe/London' })
    const html = await newVisitor().visit(path, { headers: { Accept: 'text/html' } })
    expect(await html.text()).toContain('Tuesday 2 February 2027, 07:00 to 07:30 (London)')
    expect(await rowsOf('bookings')).toEqual([])
  })

  test('books the time: the thread, and the emails to both sides', async () => {
    const fields = { email: 'amina@example.com', company: 'Example Ltd', topic: 'Licences' }
    const about = { market: 'kenya', service: 'investor-advisory', zone: 'Europe/London' }
    const { token, confirmToken } = await holdTime({ ...fields, ...about, minutes: 60 })
    wait(60)
    expect((await confirmBooking(confirmToken)).status).toBe(204)
    expect(await rowsOf('threads')).toMatchObject([
      {
        email: 'amina@example.com',
        company: 'Example Ltd',
        service: 'Investor Advisory',
        market: 'kenya',
        status: 'waiting',
        created_at: Date.parse(monday) + 60_000,
      },
    ])
    expect(await rowsOf('thread_entries')).toMatchObject([{ kind: 'message', body: 'Licences' }])
    expect(await rowsOf('bookings')).toMatchObject([
      { topic: 'Licences', minutes: 60, zone: 'Europe/London', sequence: 0 },
    ])
    expect(await rowsOf('booking_cells')).toHaveLength(2)
    expect(await rowsOf('booking_holds')).toEqual([])
    expect(await subjectsTo(firm)).toEqual(['New consultation with Amina Otieno'])
    const { calendar, text } = await mailTo('amina@example.com', 'Your consultation is booked')
    expect(calendar).toMatchObject({ method: 'REQUEST' })
    expect(text).toContain(`Reschedule or cancel: https://kilima.test/book/${token}`)
    expect(await show(token)).toMatchObject({ state: 'coming', hold: null })
  })

  test.each(['page', 'inertia'] as const)(
    'leads to the page of the consultation, each time, by %s',
    async (as) => {
      const { token, confirmToken } = await holdTime()
      for (const press of [1, 2]) {
        const browser = newVisitor()
        const response = await confirmBooking(confirmToken, as, browser)
        const location = response.headers.get('Location') ?? ''
        expect(location, `press ${press}`).toBe(routes.booking.href({ token }))
        expect((await browser.page(location)).props).toMatchObject({
          state: 'coming',
          status: messages.booking.booked,
        })
      }
      expect(await rowsOf('bookings')).toHaveLength(1)
    },
  )

  test('accepts only the token of its email, not the page’s or the stored hash', async () => {
    const { token } = await holdTime()
    const [row] = await rowsOf('booking_holds')
    for (const other of [token, String(row?.token_hash), String(row?.id)]) {
      expect((await confirmBooking(other)).status).toBe(422)
    }
    expect(await rowsOf('bookings')).toEqual([])
  })

  test('is refused once the time has expired, was released, or the consultation is cancelled', async () => {
    const [expired, released] = [await holdTime(), await holdTime({ slot: later })]
    const cancelled = await holdTime({ slot: '2027-02-04T07:00:00.000Z' })
    await confirmBooking(cancelled.confirmToken)
    await cancelBooking(cancelled.token)
    await cancelBooking(released.token)
    wait(lifetimes.bookingHoldSeconds)
    for (const { confirmToken } of [expired, released, cancelled]) {
      const browser = newVisitor()
      const response = await confirmBooking(confirmToken, 'page', browser)
      const location = response.headers.get('Location') ?? ''
      expect(location).toBe(routes.confirmBooking.href({ token: confirmToken }))
      expect((await browser.page(location)).props.errors).toEqual({
        token: messages.booking.invalidLink,
      })
    }
  })
})

describe('a held time', () => {
  test('is released by its link without an email', async () => {
    const { token } = await holdTime({ email: 'amina@example.com' })
    const browser = newVisitor()
    const response = await cancelBooking(token, 'page', browser)
    expect((await browser.page(response.headers.get('Location') ?? '')).props).toMatchObject({
      state: 'cancelled',
      status: messages.booking.released,
    })
    expect(await rowsOf('outbox')).toEqual([])
    expect((await sendBooking()).status).toBe(201)
    expect((await cancelBooking(token)).status).toBe(404)
  })

  test('does not move before it is confirmed', async () => {
    const { token } = await holdTime()
    const response = await moveBooking(token, later)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { slot: [messages.booking.unconfirmed] },
    })
    expect(await rowsOf('booking_holds')).toMatchObject([{ starts_at: Date.parse(nextDay) }])
  })

  test('is deleted a day after its expiry, with its unsent email', async () => {
    await holdTime()
    wait(lifetimes.bookingHoldSeconds + lifetimes.endedHoldSeconds - 1)
    await purge({ db, settings })
    expect(await rowsOf('booking_holds')).toHaveLength(1)
    wait(lifetimes.bookingHoldSeconds + lifetimes.endedHoldSeconds)
    await purge({ db, settings })
    expect(await rowsOf('booking_holds')).toEqual([])
    expect(await rowsOf('outbox')).toEqual([])
  })
})

describe('the limits of holds', () => {
  const dayMs = 86_400_000
  const free = async (count: number) => (await slotsFrom('?date=2027-02-02')).slice(0, count)

  async function expectCapped(response: Response) {
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: {
        form: ['We cannot take bookings here right now. Please write to hello@kilima.example.'],
      },
    })
  }

  /** Books all times at once; returns the statuses. */
  async function sendAll(
    slots: string[],
    send: (slot: string, index: number) => Promise<Response>,
  ) {
    const replies = await Promise.all(slots.map(send))
    return replies.map(({ status }) => status).sort()
  }

  const expected = (heldCount: number, refused: number) => [
    ...Array.from({ length: heldCount }, () => 201),
    ...Array.from({ length: refused }, () => 422),
  ]

  test('are three a day for a mailbox in any spelling, also at once', async () => {
    const spell = (index: number) => `${index % 2 === 0 ? 'Amina' : 'amina'}+${index}@Example.com`
    const statuses = await sendAll(await free(10), (slot, index) =>
      sendBooking({ slot, email: spell(index) }),
    )
    expect(statuses).toEqual(
      expected(limits.holdsPerMailbox.hits, 10 - limits.holdsPerMailbox.hits),
    )
    await expectCapped(await sendBooking({ email: 'amina@example.com', slot: later }))
    // Expiry does not restore the limit; the next day does.
    wait(24 * 60 * 60)
    expect((await sendBooking({ email: 'amina@example.com', slot: later })).status).toBe(201)
  })

  test.each([
    ['/24', (index: number) => `192.0.2.${index}`, '192.0.3.1'],
    ['/48', (index: number) => `2001:db8:7:${index.toString(16)}::1`, '2001:db8:8::1'],
  ])('are six a day for a network (%s), also at once', async (_, address, elsewhere) => {
    const from = (clientAddress: string) => newVisitor({ address: clientAddress })
    const statuses = await sendAll(await free(12), (slot, index) =>
      sendBooking({ slot }, { browser: from(address(index + 1)) }),
    )
    expect(statuses).toEqual(
      expected(limits.holdsPerNetwork.hits, 12 - limits.holdsPerNetwork.hits),
    )
    await expectCapped(await sendBooking({ slot: later }, { browser: from(address(200)) }))
    expect((await sendBooking({ slot: later }, { browser: from(elsewhere) })).status).toBe(201)
  })

  test('are forty unconfirmed in all, also at once; a confirmation makes room', async () => {
    const { confirmToken } = await holdTime()
    const [row] = await rowsOf('booking_holds')
    const copies = Array.from({ length: limits.holdsAtOnce - 4 }, (_, index) => {
      const id = `copy-${index}`
      return {
        ...row,
        id,
        token_hash: id,
        starts_at: Number(row?.starts_at) + (index + 90) * dayMs,
      }
    })
    await insertRows('booking_holds', copies)
    const statuses = await sendAll(await free(10), (slot) => sendBooking({ slot }))
    expect(statuses).toEqual(expected(3, 7))
    const last = '2027-02-26T07:00:00.000Z'
    await expectCapped(await sendBooking({ slot: last }))
    const member = await signedInAs(await createUser())
    expect((await sendBooking({ slot: last }, { browser: member })).status).toBe(201)
    expect((await confirmBooking(confirmToken)).status).toBe(204)
    expect((await sendBooking({ slot: '2027-02-25T07:00:00.000Z' })).status).toBe(201)
  })

  test('do not count refusals, and keep the old input', async () => {
    const email = 'amina@example.com'
    await holdTime()
    const other = await free(limits.holdsPerMailbox.hits)
    for (const _ of other) expect((await sendBooking({ email })).status).toBe(422)
    for (const slot of other) await holdTime({ email, slot })
    const browser = newVisitor()
    const fields = { name: 'Amina Otieno', company: 'Example Ltd', topic: 'Licences' }
    const input = { ...fields, email, slot: '2027-02-04T07:00:00.000Z', minutes: '60' }
    const response = await sendBooking(input, { browser, as: 'page' })
    const { props } = await browser.page(response.headers.get('Location') ?? '')
    expect(props).toMatchObject({
      errors: { form: messages.booking.full(record.email) },
      values: input,
    })
  })

  test('are twenty a day for a member', async () => {
    const account = await createUser()
    const offers = await Promise.all(['02', '08'].map((day) => slotsFrom(`?date=2027-02-${day}`)))
    const slots = offers.flat().slice(0, limits.perAccount.hits + 5)
    const browsers = await Promise.all(slots.map(() => signedInAs(account)))
    const statuses = await sendAll(slots, (slot, index) =>
      sendBooking({ slot }, { browser: browsers[index] ?? newVisitor() }),
    )
    expect(statuses).toEqual(expected(limits.perAccount.hits, 5))
    await expectCapped(await sendBooking({ slot: later }, { browser: await signedInAs(account) }))
  })

  test('include the day’s emails to a mailbox: nobody could confirm the hold', async () => {
    const email = 'amina@example.com'
    const member = await createUser()
    for (const slot of await free(5)) {
      const browser = await signedInAs(member)
      expect((await sendBooking({ slot, email }, { browser })).status).toBe(201)
    }
    await expectCapped(await sendBooking({ email, slot: later }))
    expect(await rowsOf('booking_holds')).toEqual([])
  })
})
