import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  bookAndConfirm,
  emptyMonday,
  holdTime,
  monday,
  nextDay,
  rowsOf,
  sendBooking,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { createHost, withoutHosts } from '#tests/support/desk/hosts.ts'
import { mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()
beforeEach(withoutHosts)

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))
const person = { name: 'Amina Otieno', email: 'amina@example.com' }
const book = (browser: Browser, fields: Record<string, unknown> = {}) =>
  browser.send(routes.deskBookings.href(), { slot: nextDay, ...person, ...fields }, { as: 'json' })
const change = (browser: Browser, id: string, fields: Record<string, unknown>) =>
  browser.send(routes.deskBooking.href({ id }), fields, { as: 'json', method: 'PATCH' })
const close = (browser: Browser, fields: Record<string, unknown>) =>
  browser.send(routes.deskClosures.href(), { reason: 'Audit', ...fields }, { as: 'json' })

describe('a booking by staff', () => {
  test('is confirmed at once: enquiry, half hours and both invitations', async () => {
    const fields = { minutes: 60, company: 'Example Ltd', topic: 'Licences', phone: '+254 711 222' }
    const id = await createdId(await book(await advisor(), fields))
    expect(await rowsOf('bookings')).toMatchObject([
      { id, phone: '+254 711 222', topic: 'Licences' },
    ])
    expect(await rowsOf('booking_cells')).toHaveLength(2)
    expect(await rowsOf('threads')).toMatchObject([{ ...person, company: 'Example Ltd' }])
    const { text } = await mailTo(person.email, 'Your consultation is booked')
    expect(text).toContain('/book/')
    await mailTo('hello@kilima.example', 'New consultation with Amina Otieno')
  })

  test.each([
    ['within the next hours', '2027-02-01T05:30:00.000Z'],
    ['at night', '2027-02-02T20:00:00.000Z'],
    ['on a Sunday', '2027-02-07T07:00:00.000Z'],
    ['in months', '2027-09-01T07:00:00.000Z'],
    ['by the office’s clock', '2027-02-02T10:00'],
  ])('may be %s', async (_, slot) => {
    expect((await book(await advisor(), { slot })).status).toBe(201)
  })

  test.each([
    ['past', '2027-02-01T03:30:00.000Z'],
    ['not on a half hour', '2027-02-02T07:10:00.000Z'],
    ['on a holiday', '2027-03-26T07:00:00.000Z'],
    ['in two years', '2029-02-02T07:00:00.000Z'],
    ['not a time', 'soon'],
  ])('is refused if it is %s', async (_, slot) => {
    const response = await book(await advisor(), { slot })
    expect(await errorsOf(response)).toEqual({ slot: [messages.in('slot')] })
    expect(await rowsOf('bookings')).toEqual([])
  })

  test('is refused at a time that is held, booked or closed', async () => {
    const browser = await advisor()
    await holdTime()
    expect(await errorsOf(await book(browser))).toEqual({ slot: [messages.booking.taken] })
    await close(browser, { from: '2027-02-03', to: '2027-02-03' })
    const closed = await book(browser, { slot: '2027-02-03T07:00:00.000Z' })
    expect(await errorsOf(closed)).toEqual({ slot: [messages.in('slot')] })
  })

  test('with an unknown host is refused, with a known one it is theirs', async () => {
    const { id, browser } = await createHost()
    const refused = await book(browser, { host: 'nobody' })
    expect(await errorsOf(refused)).toEqual({ host: [messages.in('host')] })
    expect((await book(browser, { host: id, slot: '2027-02-02T20:00:00.000Z' })).status).toBe(201)
    expect(await rowsOf('bookings')).toMatchObject([{ host_id: id }])
  })

  test('of one time, many at once: one is booked', async () => {
    const browser = await advisor()
    const replies = await Promise.all(Array.from({ length: 10 }, () => book(browser)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
    expect(await rowsOf('booking_cells')).toHaveLength(1)
  })
})

describe('a change by staff', () => {
  async function oneBooking(fields: Record<string, unknown> = {}) {
    await bookAndConfirm({ email: person.email, ...fields })
    return String((await rowsOf('bookings'))[0]?.id)
  }

  test('moves a consultation and emails both sides', async () => {
    const id = await oneBooking()
    const slot = '2027-02-03T07:00:00.000Z'
    expect((await change(await advisor(), id, { slot })).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ starts_at: Date.parse(slot), sequence: 1 }])
    const mail = await mailTo(person.email, 'Your consultation has a new time')
    expect(mail.calendar?.method).toBe('REQUEST')
    const link = present(/https:[^ ]*(\/book\/\S+)/.exec(mail.text))[1]
    expect(await newVisitor().props('booking/show', present(link))).toMatchObject({
      startsAt: slot,
    })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
  })

  test('gives it to another host at the same time', async () => {
    const [first, second] = [await createHost(), await createHost()]
    const id = await oneBooking({ host: first.id })
    expect((await change(first.browser, id, { host: second.id })).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ host_id: second.id, sequence: 1 }])
    const { text } = await mailTo(person.email, 'Your consultation has a new host')
    expect(text).toContain(second.account.name)
    expect((await sendBooking({ host: first.id })).status).toBe(201)
  })

  test('names a host for a consultation that was booked before there were hosts', async () => {
    const id = await oneBooking()
    const host = await createHost()
    expect((await change(host.browser, id, { host: host.id })).status).toBe(204)
    expect(await rowsOf('booking_cells')).toMatchObject([{ booking_id: id, seat: 101 }])
  })

  test('is refused where the time or host is not free', async () => {
    const [first, second] = [await createHost(), await createHost()]
    const id = await oneBooking({ host: first.id })
    await bookAndConfirm({ host: second.id })
    const response = await change(first.browser, id, { host: second.id })
    expect(await errorsOf(response)).toEqual({ slot: [messages.booking.taken] })
    expect(await errorsOf(await change(first.browser, id, { slot: 'soon' }))).toEqual({
      slot: [messages.in('slot')],
    })
    expect((await change(first.browser, 'unknown', {})).status).toBe(404)
  })

  test('of nothing, or of a past consultation, changes nothing', async () => {
    const id = await oneBooking()
    const browser = await advisor()
    expect((await change(browser, id, {})).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
    setClock('2027-02-02T08:00:00.000Z')
    const again = await advisor()
    expect((await change(again, id, { slot: '2027-02-03T07:00:00.000Z' })).status).toBe(404)
    setClock(monday)
  })

  test('cancels it with a reason', async () => {
    const id = await oneBooking()
    const reason = 'The adviser is ill.'
    const path = routes.deskBooking.href({ id })
    await (await advisor()).send(path, { reason }, { as: 'json', method: 'DELETE' })
    expect((await mailTo(person.email, 'Your consultation is cancelled')).text).toContain(reason)
  })
})

describe('a closure of a part of a day', () => {
  const morning = { from: '2027-02-02T09:00', to: '2027-02-02T12:30' }

  test.each([
    ['by the office’s clock', morning],
    ['with an offset', { from: '2027-02-02T06:00:00Z', to: '2027-02-02T10:30:00+01:00' }],
    [
      'by the fields of a form',
      { from: '2027-02-02', fromTime: '09:00', to: '2027-02-02', toTime: '12:30' },
    ],
  ])('takes its times only: %s', async (_, fields) => {
    const browser = await advisor()
    await createdId(await close(browser, fields))
    const slots = await slotsFrom('?date=2027-02-02&minutes=60')
    expect(slots).toContain('2027-02-02T05:00:00.000Z')
    expect(slots).not.toContain('2027-02-02T05:30:00.000Z')
    expect(slots).not.toContain('2027-02-02T09:00:00.000Z')
    expect(slots).toContain('2027-02-02T09:30:00.000Z')
    const { closures } = await browser.props(
      'desk/calendar',
      `${routes.deskCalendar.href()}?week=2027-02-02`,
    )
    expect(closures).toMatchObject([{ ...morning, host: null }])
    expect((await sendBooking({ slot: '2027-02-02T06:00:00.000Z' })).status).toBe(422)
    expect((await sendBooking({ slot: '2027-02-02T09:30:00.000Z' })).status).toBe(201)
  })

  test.each([
    [{ from: '2027-02-02T12:00', to: '2027-02-02T12:00' }, { to: [messages.booking.closureEnd] }],
    [{ from: '2027-02-02T25:00', to: '2027-02-02' }, { from: [messages.in('from')] }],
    [{ from: '2027-02-02', to: '2027-02-02', toTime: 'noon' }, { to: [messages.in('to')] }],
    [
      { from: '2027-02-02', to: '2027-02-02', clashes: 'burn' },
      { clashes: [messages.in('clashes')] },
    ],
  ])('is refused: %j', async (fields, errors) => {
    expect(await errorsOf(await close(await advisor(), fields))).toEqual(errors)
  })

  test('of one host leaves the others free', async () => {
    const [first, second] = [await createHost(), await createHost()]
    await createdId(await close(first.browser, { ...morning, host: first.id }))
    await bookAndConfirm()
    expect(await rowsOf('bookings')).toMatchObject([{ host_id: second.id }])
    expect((await sendBooking()).status).toBe(422)
    expect((await close(first.browser, { ...morning, host: 'nobody' })).status).toBe(404)
  })
})

describe('a closure with consultations in it', () => {
  const day = { from: '2027-02-02', to: '2027-02-02' }

  test('closes nothing when it asks first, and shows them', async () => {
    await bookAndConfirm()
    await holdTime({ slot: '2027-02-02T08:00:00.000Z' })
    const browser = await advisor()
    const asked = await close(browser, { ...day, clashes: 'ask' })
    expect(await errorsOf(asked)).toEqual({ clashes: [messages.booking.clashes(2)] })
    expect(await rowsOf('closures')).toEqual([])
    const fields = { ...day, reason: 'Audit', clashes: 'ask' }
    await browser.send(routes.deskClosures.href(), fields, { as: 'page' })
    const props = await browser.props('desk/calendar', routes.deskCalendar.href())
    expect(props.clashes.map(({ startsAt }) => startsAt)).toEqual([
      nextDay,
      '2027-02-02T08:00:00.000Z',
    ])
    expect(props).toMatchObject({ values: { ...day, reason: 'Audit' } })
  })

  test('closes without asking where nothing is in the way', async () => {
    const browser = await advisor()
    await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z' })
    expect((await close(browser, { ...day, clashes: 'ask' })).status).toBe(201)
  })

  test('cancels them when it should, with its reason, and keeps others', async () => {
    await bookAndConfirm({ email: 'amina@example.com' })
    await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z', email: 'other@example.com' })
    const response = await close(await advisor(), { ...day, clashes: 'cancel' })
    expect(response.status).toBe(201)
    const { text } = await mailTo('amina@example.com', 'Your consultation is cancelled')
    expect(text).toContain('Audit')
    expect(await subjectsTo('other@example.com')).not.toContain('Your consultation is cancelled')
  })
})
