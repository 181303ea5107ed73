import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import {
  at,
  booked,
  cancel,
  confirm,
  confirmSubject,
  emptyMonday,
  held,
  monday,
  move,
  nextDay,
  rowsOf,
  sendBooking,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { purge } from '#worker/jobs/purge.ts'

const firm = 'hello@kilima.example'
const later = '2027-02-03T12:00:00.000Z'
const said = messages.booking

emptyMonday()

/** Sets the clock to so many seconds after the bookings of a test. */
const wait = (seconds: number) => at(new Date(Date.parse(monday) + seconds * 1000).toISOString())

const show = async (token: string) =>
  (await newVisitor().page(routes.booking.href({ token }))).props

describe('a time that a visitor books', () => {
  test('is held: nobody else can have it, and neither inbox nor firm knows of it', async () => {
    const { token } = await held({ email: 'amina@example.com', topic: 'Licences' })
    expect(await slotsFrom('?date=2027-02-02')).not.toContain(nextDay)
    const other = await sendBooking()
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ errors: { slot: [said.taken] } })
    for (const table of ['bookings', 'threads', 'thread_words', 'booking_cells']) {
      expect(await rowsOf(table)).toEqual([])
    }
    expect(await mailbox(firm)).toEqual([])
    expect(await subjectsTo('amina@example.com')).toEqual([confirmSubject])
    expect((await newVisitor().visit(routes.bookingCalendar.href({ token }))).status).toBe(404)
  })

  test('stays held from members, and from consultations that move', async () => {
    const token = await booked({ slot: later })
    await held()
    const browser = await signedInAs(await createUser())
    expect((await sendBooking({}, { browser })).status).toBe(422)
    expect((await move(token, nextDay)).status).toBe(422)
  })

  test('is free again the moment it expires, without anybody tidying up', async () => {
    const { token } = await held()
    wait(lifetimes.bookingHoldSeconds - 1)
    expect((await sendBooking()).status).toBe(422)
    wait(lifetimes.bookingHoldSeconds)
    expect(await show(token)).toMatchObject({ state: 'expired', hold: null })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
    expect(await booked()).toEqual(expect.any(String))
    expect(await rowsOf('booking_holds')).toHaveLength(1)
  })

  test('counts among what stands on days that are closed', async () => {
    await held()
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const days = { from: '2027-02-02', to: '2027-02-02', reason: 'Eid' }
    await advisor.send(routes.deskClosures.href(), days, { as: 'page' })
    const { props } = await advisor.page(routes.deskCalendar.href())
    expect(props.status).toBe(said.closed(1))
  })

  test('is also what an account gets whose address nobody has verified', async () => {
    const browser = await signedInAs(await createUser({ unverified: true }))
    expect((await sendBooking({}, { browser })).status).toBe(201)
    expect(await rowsOf('bookings')).toEqual([])
    expect(await rowsOf('booking_holds')).toHaveLength(1)
  })
})

describe('the email that asks to confirm', () => {
  test('says the time in both zones and until when it is held, and has a link of its own', async () => {
    const email = 'amina@example.com'
    const { token, confirmToken } = await held({
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

  test('says it by the clock in Nairobi to whom no zone is known of', async () => {
    await held({ email: 'amina@example.com' })
    const { text } = await mailTo('amina@example.com', confirmSubject)
    expect(text).toContain('Held until: Monday 1 February 2027, 07:30 (Nairobi)')
  })
})

describe('confirming', () => {
  test.each(['x', 'a'.repeat(43), '%00', '%F0%9F%A6%81'])(
    'begins with a button for any link, which is not looked up: %s',
    async (token) => {
      const path = `/book/${token}/confirm`
      expect(await newVisitor().page(path)).toMatchObject({ component: 'booking/confirm' })
      const response = await newVisitor().send(path, {}, { as: 'json' })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { token: [said.invalidLink] } })
    },
  )

  test('is not done by opening the link', async () => {
    const { confirmToken } = await held()
    await newVisitor().page(routes.confirmBooking.href({ token: confirmToken }))
    expect(await rowsOf('bookings')).toEqual([])
  })

  test('books the time: the thread, and the emails to both sides', async () => {
    const fields = { email: 'amina@example.com', company: 'Example Ltd', topic: 'Licences' }
    const about = { market: 'kenya', service: 'investor-advisory', zone: 'Europe/London' }
    const { token, confirmToken } = await held({ ...fields, ...about, minutes: 60 })
    wait(60)
    expect((await confirm(confirmToken)).status).toBe(204)
    expect(await rowsOf('threads')).toMatchObject([
      {
        email: 'amina@example.com',
        company: 'Example Ltd',
        service: 'Investor Advisory',
        market: 'kenya',
        status: 'open',
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
    expect(text).toContain(`Move or cancel: https://kilima.test/book/${token}`)
    expect(await show(token)).toMatchObject({ state: 'coming', hold: null })
  })

  test.each(['page', 'inertia'] as const)(
    'leads to the page of the consultation, each time, by %s',
    async (as) => {
      const { token, confirmToken } = await held()
      for (const press of [1, 2]) {
        const browser = newVisitor()
        const response = await confirm(confirmToken, as, browser)
        const location = response.headers.get('Location') ?? ''
        expect(location, `press ${press}`).toBe(routes.booking.href({ token }))
        expect((await browser.page(location)).props).toMatchObject({
          state: 'coming',
          status: said.booked,
        })
      }
      expect(await rowsOf('bookings')).toHaveLength(1)
    },
  )

  test('takes the token of its email only, not that of the page nor what is stored', async () => {
    const { token } = await held()
    const [row] = await rowsOf('booking_holds')
    for (const other of [token, String(row?.token_hash), String(row?.id)]) {
      expect((await confirm(other)).status).toBe(422)
    }
    expect(await rowsOf('bookings')).toEqual([])
  })

  test('is refused once the time has expired, was released, or the consultation is cancelled', async () => {
    const [expired, released] = [await held(), await held({ slot: later })]
    const cancelled = await held({ slot: '2027-02-04T07:00:00.000Z' })
    await confirm(cancelled.confirmToken)
    await cancel(cancelled.token)
    await cancel(released.token)
    wait(lifetimes.bookingHoldSeconds)
    for (const { confirmToken } of [expired, released, cancelled]) {
      const browser = newVisitor()
      const response = await confirm(confirmToken, 'page', browser)
      const location = response.headers.get('Location') ?? ''
      expect(location).toBe(routes.confirmBooking.href({ token: confirmToken }))
      expect((await browser.page(location)).props.errors).toEqual({ token: said.invalidLink })
    }
  })

  test('needs our own page (cross-site request forgery)', async () => {
    const { confirmToken } = await held()
    const path = routes.confirmBooking.href({ token: confirmToken })
    expect((await newVisitor().send(path, {}, { as: 'json', token: null })).status).toBe(419)
    expect(await rowsOf('bookings')).toEqual([])
  })
})

describe('a time that is held', () => {
  test('is released by its link: at once, without any email', async () => {
    const { token } = await held({ email: 'amina@example.com' })
    const browser = newVisitor()
    const response = await cancel(token, 'page', browser)
    expect((await browser.page(response.headers.get('Location') ?? '')).props).toMatchObject({
      state: 'cancelled',
      status: said.released,
    })
    expect(await rowsOf('outbox')).toEqual([])
    expect((await sendBooking()).status).toBe(201)
    expect((await cancel(token)).status).toBe(404)
  })

  test('does not move before it is confirmed', async () => {
    const { token } = await held()
    const response = await move(token, later)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { slot: [said.unconfirmed] } })
    expect(await rowsOf('booking_holds')).toMatchObject([{ starts_at: Date.parse(nextDay) }])
  })

  test('is deleted a day after it expired, with the email that did not go', async () => {
    await held()
    wait(lifetimes.bookingHoldSeconds + lifetimes.endedHoldSeconds - 1)
    await purge({ db, settings })
    expect(await rowsOf('booking_holds')).toHaveLength(1)
    wait(lifetimes.bookingHoldSeconds + lifetimes.endedHoldSeconds)
    await purge({ db, settings })
    expect(await rowsOf('booking_holds')).toEqual([])
    expect(await rowsOf('outbox')).toEqual([])
  })
})

describe('the caps on what is held', () => {
  const free = async (count: number) => (await slotsFrom('?date=2027-02-02')).slice(0, count)

  async function expectCapped(response: Response) {
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: {
        form: ['We cannot take bookings here right now. Please write to hello@kilima.example.'],
      },
    })
  }

  /** The statuses of a booking of each time, all sent at once. */
  async function sendAll(slots: string[], send: (slot: string, at: number) => Promise<Response>) {
    const replies = await Promise.all(slots.map(send))
    return replies.map(({ status }) => status).sort()
  }

  const expected = (held: number, refused: number) => [
    ...Array.from({ length: held }, () => 201),
    ...Array.from({ length: refused }, () => 422),
  ]

  test('are three a day for a mailbox however it is spelt, also at once', async () => {
    const spell = (at: number) => `${at % 2 === 0 ? 'Amina' : 'amina'}+${at}@Example.com`
    const statuses = await sendAll(await free(10), (slot, at) =>
      sendBooking({ slot, email: spell(at) }),
    )
    expect(statuses).toEqual(
      expected(limits.holdsPerMailbox.hits, 10 - limits.holdsPerMailbox.hits),
    )
    await expectCapped(await sendBooking({ email: 'amina@example.com', slot: later }))
    // Expiry gives none of them back; the next day does.
    wait(24 * 60 * 60)
    expect((await sendBooking({ email: 'amina@example.com', slot: later })).status).toBe(201)
  })

  test.each([
    ['/24', (at: number) => `192.0.2.${at}`, '192.0.3.1'],
    ['/48', (at: number) => `2001:db8:7:${at.toString(16)}::1`, '2001:db8:8::1'],
  ])('are six a day for a network (%s), also at once', async (_, address, elsewhere) => {
    const from = (one: string) => newVisitor({ address: one })
    const statuses = await sendAll(await free(12), (slot, at) =>
      sendBooking({ slot }, { browser: from(address(at + 1)) }),
    )
    expect(statuses).toEqual(
      expected(limits.holdsPerNetwork.hits, 12 - limits.holdsPerNetwork.hits),
    )
    await expectCapped(await sendBooking({ slot: later }, { browser: from(address(200)) }))
    expect((await sendBooking({ slot: later }, { browser: from(elsewhere) })).status).toBe(201)
  })

  test('are forty unconfirmed in all, also at once; whoever confirms makes room', async () => {
    const days = ['02', '03', '04', '05', '08']
    const offers = await Promise.all(days.map((day) => slotsFrom(`?date=2027-02-${day}`)))
    const slots = [...new Set(offers.flat())].slice(0, 50)
    const statuses = await sendAll(slots, (slot) => sendBooking({ slot }))
    expect(statuses).toEqual(expected(limits.holdsAtOnce, slots.length - limits.holdsAtOnce))
    const last = '2027-02-26T07:00:00.000Z'
    await expectCapped(await sendBooking({ slot: last }))
    const member = await signedInAs(await createUser())
    expect((await sendBooking({ slot: last }, { browser: member })).status).toBe(201)
    const [{ email = '' } = {}] = await rowsOf('booking_holds')
    const { text } = await mailTo(String(email), confirmSubject)
    expect((await confirm(/book\/([\w-]+)\/confirm/.exec(text)?.[1] ?? '')).status).toBe(204)
    expect((await sendBooking({ slot: '2027-02-25T07:00:00.000Z' })).status).toBe(201)
  })

  test('are not spent by what was refused, and keep what was filled in', async () => {
    const email = 'amina@example.com'
    await held()
    const other = await free(limits.holdsPerMailbox.hits)
    for (const _ of other) expect((await sendBooking({ email })).status).toBe(422)
    for (const slot of other) await held({ email, slot })
    const browser = newVisitor()
    const fields = { name: 'Amina Otieno', company: 'Example Ltd', topic: 'Licences' }
    const sent = { ...fields, email, slot: '2027-02-04T07:00:00.000Z', minutes: '60' }
    const response = await sendBooking(sent, { browser, as: 'page' })
    const { props } = await browser.page(response.headers.get('Location') ?? '')
    expect(props).toMatchObject({ errors: { form: said.full }, values: sent })
  })

  test('are twenty a day for a member', async () => {
    const account = await createUser()
    const offers = await Promise.all(['02', '08'].map((day) => slotsFrom(`?date=2027-02-${day}`)))
    const slots = offers.flat().slice(0, limits.perAccount.hits + 5)
    const browsers = await Promise.all(slots.map(() => signedInAs(account)))
    const statuses = await sendAll(slots, (slot, at) =>
      sendBooking({ slot }, { browser: browsers[at] ?? newVisitor() }),
    )
    expect(statuses).toEqual(expected(limits.perAccount.hits, 5))
    await expectCapped(await sendBooking({ slot: later }, { browser: await signedInAs(account) }))
  })

  test('hold nothing for a mailbox that gets no more email today: nobody could confirm it', async () => {
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
