import { describe, expect, test } from 'vitest'
import { booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bookAndConfirm,
  cancelBooking,
  emptyMonday,
  moveBooking,
  nextDay,
  rowsOf,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const later = '2027-02-03T12:00:00.000Z'
const show = (token: string, query = '') =>
  newVisitor().props('booking/show', routes.booking.href({ token }) + query)

emptyMonday()

describe('the link of a consultation', () => {
  test('shows the time and the free times, including its own', async () => {
    const token = await bookAndConfirm({ topic: 'Licences', zone: 'Europe/London' })
    const props = await show(token)
    expect(props).toMatchObject({
      token,
      startsAt: nextDay,
      minutes: 30,
      topic: 'Licences',
      state: 'coming',
      zone: 'Europe/London',
      date: '2027-02-01',
      previous: null,
      next: '2027-02-08',
      status: null,
    })
    const slots = props.days.flatMap((day) => day.slots)
    expect(slots).toContain(nextDay)
  })

  test('shows its week, from Monday or from today', async () => {
    expect(await show(await bookAndConfirm({ slot: '2027-02-18T07:00:00.000Z' }))).toMatchObject({
      date: '2027-02-15',
      previous: '2027-02-08',
    })
    setClock('2027-02-03T04:00:00Z')
    const soon = await bookAndConfirm({ slot: '2027-02-04T07:00:00.000Z' })
    expect(await show(soon)).toMatchObject({ date: '2027-02-03', previous: null })
  })

  test('shows the requested week', async () => {
    expect(await show(await bookAndConfirm(), '?date=2027-02-10')).toMatchObject({
      date: '2027-02-10',
    })
  })

  test('is private: no index, no cache, no referrer to other sites', async () => {
    const path = routes.booking.href({ token: await bookAndConfirm() })
    const version = await newVisitor().version()
    const headers = { 'X-Inertia': 'true', 'X-Inertia-Version': version }
    const response = await newVisitor().visit(path, { headers })
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  })

  test.each(['x', 'a'.repeat(43), 'a'.repeat(5000), '%00', '..%2f', '%F0%9F%A6%81'])(
    'opens nothing when it is made up: %s',
    async (token) => {
      await bookAndConfirm()
      const visitor = newVisitor()
      for (const path of [`/book/${token}`, `/book/${token}.ics`]) {
        expect((await visitor.visit(path)).status).toBe(404)
      }
      for (const path of [`/book/${token}/move`, `/book/${token}/cancel`]) {
        const response = await visitor.send(path, { slot: later }, { as: 'json' })
        expect(response.status).toBe(404)
      }
      expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
    },
  )

  test('is not opened by the stored hash', async () => {
    await bookAndConfirm()
    const [row] = await rowsOf('bookings')
    const path = routes.booking.href({ token: String(row?.token_hash) })
    expect((await newVisitor().visit(path)).status).toBe(404)
  })
})

describe('moving a consultation', () => {
  test.each(['page', 'inertia'] as const)('redirects to its page, by %s', async (as) => {
    const token = await bookAndConfirm()
    const browser = newVisitor()
    const response = await moveBooking(token, later, as, browser)
    const location = response.headers.get('Location') ?? ''
    expect(location).toBe(routes.booking.href({ token }))
    expect((await browser.page(location)).props).toMatchObject({
      startsAt: later,
      status: messages.booking.moved,
    })
  })

  test('replies 204 to JSON, keeps the length and adds an entry to the thread', async () => {
    const token = await bookAndConfirm({ minutes: 60 })
    const response = await moveBooking(token, later)
    expect(response.status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([
      { starts_at: Date.parse(later), minutes: 60, sequence: 1 },
    ])
    expect(await rowsOf('booking_cells')).toHaveLength(2)
    const event = (await rowsOf('thread_entries')).find(({ kind }) => kind === 'event')
    expect(JSON.parse(String(event?.body))).toEqual({
      booking: 'moved',
      startsAt: later,
      from: nextDay,
      minutes: 60,
    })
    expect(event).toMatchObject({ author_id: null })
  })

  test('to its present time changes nothing and emails nobody', async () => {
    const token = await bookAndConfirm()
    const mails = (await rowsOf('outbox')).length
    expect((await moveBooking(token, nextDay)).status).toBe(204)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
    expect(await rowsOf('outbox')).toHaveLength(mails)
  })

  test.each([
    ['nothing', undefined, messages.required('slot')],
    ['a number', 7, messages.string('slot')],
    ['what is no time', 'soon', messages.in('slot')],
    ['what is not offered', '2027-02-06T07:00:00.000Z', messages.in('slot')],
    ['what is past', '2027-01-29T07:00:00.000Z', messages.in('slot')],
    ['what is too soon', '2027-02-01T08:30:00.000Z', messages.in('slot')],
  ])('is refused to %s', async (_, slot, message) => {
    const token = await bookAndConfirm()
    const response = await moveBooking(token, slot)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ message, errors: { slot: [message] } })
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: 0 }])
  })

  test('to an occupied time is refused on its own page', async () => {
    await bookAndConfirm({ slot: later })
    const token = await bookAndConfirm()
    const browser = newVisitor()
    const response = await moveBooking(token, later, 'page', browser)
    const location = response.headers.get('Location') ?? ''
    expect(location).toBe(routes.booking.href({ token }))
    expect((await browser.page(location)).props.errors).toEqual({ slot: messages.booking.taken })
  })

  test('is limited for each day', async () => {
    const token = await bookAndConfirm()
    for (let moves = 0; moves < limits.movesPerDay.hits; moves++) {
      expect((await moveBooking(token, moves % 2 === 0 ? later : nextDay)).status).toBe(204)
    }
    const refused = await moveBooking(token, later)
    expect(refused.status).toBe(429)
    expect(await rowsOf('bookings')).toMatchObject([{ sequence: limits.movesPerDay.hits }])
  })

  test('works until it begins, and not after that', async () => {
    const token = await bookAndConfirm()
    setClock('2027-02-02T06:59:59Z')
    expect((await moveBooking(token, later)).status).toBe(204)
    setClock(later)
    expect((await moveBooking(token, '2027-02-05T07:00:00.000Z')).status).toBe(404)
    expect((await cancelBooking(token)).status).toBe(404)
    expect(await show(token)).toMatchObject({ state: 'past', days: [], previous: null, next: null })
  })
})

describe('cancelling a consultation', () => {
  test('redirects to its page with a status', async () => {
    const token = await bookAndConfirm()
    const browser = newVisitor()
    const response = await cancelBooking(token, 'page', browser)
    const location = response.headers.get('Location') ?? ''
    expect(location).toBe(routes.booking.href({ token }))
    expect((await browser.page(location)).props).toMatchObject({
      state: 'cancelled',
      status: messages.booking.cancelled,
      days: [],
    })
  })

  test('replies 204 to JSON once; afterwards nothing can be changed', async () => {
    const token = await bookAndConfirm()
    expect((await cancelBooking(token)).status).toBe(204)
    expect((await cancelBooking(token)).status).toBe(404)
    expect((await cancelBooking(token, 'page')).status).toBe(404)
    expect((await moveBooking(token, later)).status).toBe(404)
    expect(await rowsOf('booking_cells')).toEqual([])
    const event = (await rowsOf('thread_entries')).find(({ kind }) => kind === 'event')
    expect(JSON.parse(String(event?.body))).toMatchObject({ booking: 'cancelled' })
  })
})
