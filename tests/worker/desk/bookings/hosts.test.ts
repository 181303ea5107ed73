import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import {
  bookAndConfirm,
  bookPage,
  cancelBooking,
  confirmBooking,
  emptyMonday,
  holdTime,
  moveBooking,
  nextDay,
  rowsOf,
  sendBooking,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { createHost, saveHours, weekdayHours, withoutHosts } from '#tests/support/desk/hosts.ts'
import { setRole, signInAtDesk } from '#tests/support/desk/people.ts'
import { mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'

emptyMonday()
beforeEach(withoutHosts)

const hostsOf = async (table: 'bookings' | 'booking_holds' = 'bookings') =>
  (await rowsOf(table)).map(({ host_id }) => host_id)

async function statuses(replies: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Returns browsers of one member, each with another IP address. */
async function memberBrowsers() {
  const { cookies } = await signedInAs(await createUser())
  return () => {
    const browser = newVisitor()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return { browser }
  }
}

describe('the hours of a host', () => {
  test('are saved and shown to the host and to owners', async () => {
    const link = 'https://meet.example/{reference}'
    const { id, account, browser } = await createHost({ meetingLink: link })
    const { browser: owner } = await signInAtDesk('owner')
    for (const [viewer, isOwn] of [
      [browser, true],
      [owner, false],
    ] as const) {
      const { host, ...props } = await viewer.props('desk/host', routes.deskHost.href({ id }))
      expect(host).toMatchObject({ id, name: account.name, meetingLink: link })
      expect(host.hours).toEqual(weekdayHours('08:00', '18:00'))
      expect(props).toMatchObject({ isOwn })
    }
  })

  test('say before they are saved that they alone would be offered', async () => {
    const { account, browser } = await signInAtDesk('advisor')
    const path = routes.deskHost.href({ id: account.id })
    expect((await browser.props('desk/host', path)).isAlone).toBe(true)
    await createHost()
    expect((await browser.props('desk/host', path)).isAlone).toBe(false)
  })

  test('of others are nobody’s but an owner’s', async () => {
    const { id } = await createHost()
    const { browser: advisor } = await signInAtDesk('editor')
    expect((await advisor.visit(routes.deskHost.href({ id }))).status).toBe(404)
    expect((await saveHours(advisor, id)).status).toBe(404)
    const { browser: owner } = await signInAtDesk('owner')
    expect((await saveHours(owner, id, { hours: [] })).status).toBe(204)
    const member = await createUser()
    expect((await saveHours(owner, member.id)).status).toBe(404)
  })

  test.each([
    [{ zone: 'Mars/Olympus' }, { zone: [messages.in('zone')] }],
    [{ zone: '' }, { zone: [messages.required('zone')] }],
    [{ hours: 'always' }, { hours: [messages.booking.hours] }],
    [
      { hours: [{ weekday: 7, opens: '08:00', closes: '09:00' }] },
      { hours: [messages.booking.hours] },
    ],
    [{ hours: [{ weekday: 1, opens: '8', closes: '09:00' }] }, { hours: [messages.booking.hours] }],
    [{ hours: [{ weekday: 1, opens: '08:00', closes: '' }] }, { hours: [messages.booking.hours] }],
    [{ meetingLink: 'http://meet.example' }, { meetingLink: [messages.booking.meetingLink] }],
    [{ meetingLink: 'javascript:alert(1)' }, { meetingLink: [messages.booking.meetingLink] }],
  ])('are refused: %j', async (fields, errors) => {
    const { account, browser } = await signInAtDesk('advisor')
    const response = await saveHours(browser, account.id, fields)
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toEqual(errors)
  })

  test('are saved by a plain form, whose empty days are left out', async () => {
    const { account, browser } = await signInAtDesk('advisor')
    const id = account.id
    const fields = {
      zone: 'africa/lagos',
      meetingLink: '',
      'hours[0][weekday]': '1',
      'hours[0][opens]': '',
      'hours[0][closes]': '',
      'hours[1][weekday]': '2',
      'hours[1][opens]': '09:00',
      'hours[1][closes]': '12:00',
    }
    await browser.send(`${routes.deskHost.href({ id })}?_method=PUT`, fields, { as: 'page' })
    const { host } = await browser.props('desk/host', routes.deskHost.href({ id }))
    expect(host).toMatchObject({
      zone: 'Africa/Lagos',
      hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
    })
  })
})

describe('the offer with hosts', () => {
  test('is theirs, by the clock of their zone, also at night in Nairobi', async () => {
    const { id, account } = await createHost({
      zone: 'America/New_York',
      hours: weekdayHours('15:00', '18:00'),
    })
    const slots = await slotsFrom()
    expect(slots.slice(0, 3)).toEqual([
      '2027-02-01T20:00:00.000Z',
      '2027-02-01T20:30:00.000Z',
      '2027-02-01T21:00:00.000Z',
    ])
    // Friday evening in New York is Saturday in Nairobi.
    expect(slots).toContain('2027-02-05T22:30:00.000Z')
    expect(slots).not.toContain('2027-02-05T23:00:00.000Z')
    expect(await bookPage()).toMatchObject({ hosts: [{ id, name: account.name }], host: '' })
    await bookAndConfirm({ slot: '2027-02-05T22:30:00.000Z' })
    expect(await hostsOf()).toEqual([id])
  })

  test('can be narrowed to one; an unknown one is ignored', async () => {
    await createHost({ hours: weekdayHours('08:00', '12:00') })
    const { id } = await createHost({ hours: weekdayHours('15:00', '16:00') })
    const all = await slotsFrom('?date=2027-02-02')
    const own = await slotsFrom(`?date=2027-02-02&host=${id}`)
    expect(own).toContain('2027-02-02T12:00:00.000Z')
    expect(own).not.toContain(nextDay)
    expect(all).toContain(nextDay)
    expect(await slotsFrom('?date=2027-02-02&host=nobody')).toEqual(all)
  })

  test('is that of the office again once nobody has hours or a role', async () => {
    const { id, browser } = await createHost({ hours: weekdayHours('15:00', '16:00') })
    expect(await slotsFrom('?date=2027-02-02')).not.toContain(nextDay)
    await saveHours(browser, id, { hours: [] })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
    await saveHours(browser, id, { hours: weekdayHours('15:00', '16:00') })
    const { browser: owner } = await signInAtDesk('owner')
    await setRole(owner, { id })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
  })

  test('leaves out the office’s holidays and closures', async () => {
    await createHost({ zone: 'UTC', hours: weekdayHours('00:00', '00:00') })
    const days = (await bookPage('?date=2027-02-06')).days
    expect(days.map(({ slots }) => slots.length)).toEqual([6, 0, 42, 48, 48, 48, 48])
  })
})

describe('a booking with hosts', () => {
  test('is with the first who is free, or with whom the visitor chose', async () => {
    const [first, second] = [await createHost(), await createHost()]
    await bookAndConfirm({ host: second.id })
    await bookAndConfirm()
    await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z' })
    expect(await hostsOf()).toEqual([second.id, first.id, first.id])
    expect(await errorsOf(await sendBooking())).toEqual({ slot: [messages.booking.taken] })
  })

  test('of one host and time, 50 at once: one is booked', async () => {
    const { id } = await createHost()
    await createHost()
    const by = await memberBrowsers()
    const replies = Array.from({ length: 50 }, () => sendBooking({ host: id }, by()))
    const counts = await statuses(replies)
    expect(counts[201]).toBe(1)
    expect(counts[500]).toBeUndefined()
    expect(await hostsOf()).toEqual([id])
  })

  test('of one time, many at once: each host gets one', async () => {
    const hosts = [await createHost(), await createHost(), await createHost()].map(({ id }) => id)
    const by = await memberBrowsers()
    const replies = Array.from({ length: 16 }, (_, index) =>
      sendBooking({}, index % 2 === 0 ? by() : {}),
    )
    expect(await statuses(replies)).toEqual({ 201: hosts.length, 422: 16 - hosts.length })
    const booked = [...(await hostsOf()), ...(await hostsOf('booking_holds'))]
    expect(booked.toSorted()).toEqual(hosts.toSorted())
  })

  test('of overlapping hours and half hours: nobody has two at once', async () => {
    await createHost()
    await createHost()
    const by = await memberBrowsers()
    const times = ['06:30', '07:00', '07:30', '08:00']
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        sendBooking(
          { slot: `2027-02-02T${times[index % 4]}:00.000Z`, minutes: index % 3 ? 60 : 30 },
          by(),
        ),
      ),
    )
    const cells = new Map<string, number>()
    for (const { host_id, starts_at, minutes } of await rowsOf('bookings')) {
      for (let passed = 0; passed < Number(minutes); passed += 30) {
        const cell = `${host_id} ${Number(starts_at) + passed * 60_000}`
        cells.set(cell, (cells.get(cell) ?? 0) + 1)
      }
    }
    expect(cells.size).toBeGreaterThan(4)
    expect(Math.max(...cells.values())).toBe(1)
  })

  test('is held for its host until it is confirmed', async () => {
    const { id } = await createHost()
    const { confirmToken } = await holdTime()
    expect(await hostsOf('booking_holds')).toEqual([id])
    expect((await sendBooking()).status).toBe(422)
    expect((await confirmBooking(confirmToken)).status).toBe(204)
    expect(await hostsOf()).toEqual([id])
  })

  test('is confirmed also when its host’s account was deleted meanwhile', async () => {
    const { id } = await createHost()
    const { confirmToken } = await holdTime()
    await db.delete(users).where(eq(users.id, id))
    expect((await confirmBooking(confirmToken)).status).toBe(204)
  })

  test('stays with its host when it moves, and frees their time', async () => {
    const [first, second] = [await createHost(), await createHost()]
    const token = await bookAndConfirm({ host: second.id })
    await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z', host: second.id })
    const taken = await moveBooking(token, '2027-02-03T07:00:00.000Z')
    expect(await errorsOf(taken)).toEqual({ slot: [messages.booking.taken] })
    expect((await moveBooking(token, '2027-02-03T08:00:00.000Z')).status).toBe(204)
    expect((await hostsOf()).toSorted()).toEqual([second.id, second.id].toSorted())
    await bookAndConfirm({ host: second.id })
    expect(await hostsOf()).not.toContain(first.id)
    await cancelBooking(token)
  })

  test('names its host and meeting in all emails and on its page', async () => {
    const link = 'https://meet.example/{reference}'
    const { account } = await createHost({ meetingLink: link })
    const token = await bookAndConfirm({ email: 'amina@example.com', name: 'Amina' })
    const { host, meeting } = await newVisitor().props(
      'booking/show',
      routes.booking.href({ token }),
    )
    expect(host).toBe(account.name)
    expect(meeting).toMatch(/^https:\/\/meet\.example\/[\dA-F]{4}-[\dA-F]{4}$/)
    const visitorMail = await mailTo('amina@example.com', 'Your consultation is booked')
    expect(visitorMail.text).toContain(account.name)
    expect(visitorMail.text).toContain(meeting)
    expect(visitorMail.calendar?.text.replaceAll('\r\n ', '')).toContain(`LOCATION:${meeting}`)
    const subject = 'New consultation with Amina'
    for (const address of [account.email, 'hello@kilima.example']) {
      expect((await mailTo(address, subject)).text).toContain(meeting)
    }
    await cancelBooking(token)
    expect(await subjectsTo(account.email)).toContain('Consultation with Amina is cancelled')
  })
})
