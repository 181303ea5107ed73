import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { dayAfter } from '#shared/days.ts'
import { booking } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  bookAndConfirm,
  cancelBooking,
  emptyCalendar,
  emptyMonday,
  monday,
  nextDay,
  rowsOf,
  sendBooking,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { createdId } from '#tests/support/replies.ts'

const eid = { from: '2027-02-02', to: '2027-02-03', reason: 'Idd-ul-Fitr' }

emptyMonday()

const staffOf = async (role: 'advisor' | 'editor' | 'owner') =>
  signedInAs(await createUser({ role }))
const advisor = () => staffOf('advisor')

const close = (browser: Browser, fields: Record<string, unknown>, as: 'json' | 'page' = 'json') =>
  browser.send(routes.deskClosures.href(), fields, { as })
const remove = (browser: Browser, path: string, as: 'json' | 'page' | 'inertia' = 'json') =>
  browser.send(path, {}, { as, method: as === 'page' ? 'POST' : 'DELETE' })

async function closedDays(browser: Browser, fields: Record<string, unknown> = eid) {
  return createdId(await close(browser, fields))
}

/** The target of these days in the log. */
const eidDays = `${eid.from} ${eid.to}`

/** Returns the logged actions for a target, oldest first; the log cannot be emptied. */
const loggedActions = async (target: string) =>
  (await rowsOf('desk_log')).filter((row) => row.target === target).map(({ action }) => action)

const calendar = (browser: Browser, query = '') =>
  browser.props('desk/calendar', routes.deskCalendar.href() + query)

describe('the calendar of the desk', () => {
  test('shows consultations with their visitors, including cancelled ones', async () => {
    const token = await bookAndConfirm({
      name: 'Amina Otieno',
      email: 'amina@example.com',
      company: 'Example Ltd',
      topic: 'Licences',
    })
    await cancelBooking(token)
    await bookAndConfirm({ minutes: 60 })
    await bookAndConfirm({ slot: '2027-02-08T07:00:00.000Z' })
    const { bookings } = await calendar(await advisor())
    const [thread] = await rowsOf('threads')
    expect(bookings).toHaveLength(2)
    expect(bookings[0]).toEqual({
      id: expect.any(String),
      thread: thread?.id,
      person: { name: 'Amina Otieno', email: 'amina@example.com' },
      company: 'Example Ltd',
      host: null,
      phone: '',
      topic: 'Licences',
      startsAt: nextDay,
      minutes: 30,
      cancelled: true,
      heldUntil: null,
    })
    expect(bookings[1]).toMatchObject({ minutes: 60, cancelled: false })
  })

  test.each(['2027-02-01', '2027-02-04', '2027-02-07'])(
    'shows the week, Monday to Sunday, of any day in it: %s',
    async (day) => {
      await bookAndConfirm({ slot: '2027-02-05T14:30:00.000Z' })
      const props = await calendar(await advisor(), `?week=${day}`)
      expect(props).toMatchObject({
        week: '2027-02-01',
        previous: '2027-01-25',
        next: '2027-02-08',
        seats: 1,
        now: monday,
      })
      expect(props.bookings).toHaveLength(1)
    },
  )

  test.each(['', 'soon', '2027-02-30', '0999-01-01', '1999-12-31', '%00', 'x'.repeat(3000)])(
    'shows this week for an odd one: %s',
    async (week) => {
      expect(await calendar(await advisor(), `?week=${week}`)).toMatchObject({ week: '2027-02-01' })
    },
  )

  test.each(['2000-01-01', '2999-12-31', '9999-12-31'])('accepts any year: %s', async (week) => {
    await calendar(await advisor(), `?week=${week}`)
  })

  test('shows holidays and closures of the week, and the closures to come', async () => {
    const browser = await advisor()
    const id = await closedDays(browser, { from: '2027-03-20', to: '2027-03-22', reason: 'Idd' })
    await closedDays(browser, { from: '2027-01-04', to: '2027-01-05', reason: 'Past' })
    const closure = { id, from: '2027-03-20', to: '2027-03-22', reason: 'Idd' }
    expect(await calendar(browser, '?week=2027-03-26')).toMatchObject({
      exceptions: [{ day: '2027-03-26', label: 'Good Friday', hours: null }],
      closures: [closure],
      comingClosures: [closure],
    })
    expect(await calendar(browser)).toMatchObject({ closures: [], comingClosures: [closure] })
  })
})

describe('closing days', () => {
  test('removes their times, replies 201 and logs it', async () => {
    const browser = await advisor()
    await closedDays(browser)
    expect((await sendBooking()).status).toBe(422)
    expect((await sendBooking({ slot: '2027-02-04T05:00:00.000Z' })).status).toBe(201)
    expect((await loggedActions(eidDays)).at(-1)).toBe('closure.added')
  })

  test('counts the consultations on them', async () => {
    const browser = await advisor()
    await bookAndConfirm()
    await bookAndConfirm({ slot: '2027-02-03T14:30:00.000Z' })
    await bookAndConfirm({ slot: '2027-02-04T05:00:00.000Z' })
    await cancelBooking(await bookAndConfirm({ slot: '2027-02-03T07:00:00.000Z' }))
    const response = await close(browser, eid, 'page')
    expect(response.headers.get('Location')).toBe(routes.deskCalendar.href())
    expect(await calendar(browser)).toMatchObject({ status: messages.booking.closed(2) })
    expect(await rowsOf('bookings')).toHaveLength(4)
  })

  test.each([
    [{ from: '' }, { from: [messages.required('from')] }],
    [{ to: null }, { to: [messages.required('to')] }],
    [{ reason: ' ' }, { reason: [messages.required('reason')] }],
    [{ from: '2027-02-30' }, { from: [messages.in('from')] }],
    [{ to: '03/02/2027' }, { to: [messages.in('to')] }],
    [{ from: 20270202 }, { from: [messages.string('from')] }],
    // Whoever closes the office for one host must not close it for all.
    [{ host: ['a'] }, { host: [messages.string('host')] }],
    [{ from: '2027-02-04' }, { to: [messages.booking.closureEnd] }],
    [{ to: dayAfter(eid.from, booking.closureDays) }, { to: [messages.booking.closureTooLong] }],
    [
      { reason: 'x'.repeat(lengths.closureReason + 1) },
      { reason: [messages.max('reason', lengths.closureReason)] },
    ],
  ])('is refused: %j', async (changes, errors) => {
    const browser = await advisor()
    const response = await close(browser, { ...eid, ...changes })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors })
    expect(await rowsOf('closures')).toEqual([])
  })

  test('shows its old input', async () => {
    const browser = await advisor()
    await close(browser, { ...eid, to: 'soon' }, 'page')
    expect(await calendar(browser)).toMatchObject({
      errors: { to: messages.in('to') },
      values: { ...eid, to: 'soon' },
    })
  })

  test.each([
    ['a single day', eid.from],
    ['as many days as one closure can have', dayAfter(eid.from, booking.closureDays - 1)],
  ])('accepts %s', async (_, to) => {
    await closedDays(await advisor(), { ...eid, to })
  })

  test('is undone once, and logged', async () => {
    const browser = await advisor()
    const id = await closedDays(browser)
    const path = routes.deskClosure.href({ id })
    expect((await remove(browser, path)).status).toBe(204)
    expect((await remove(browser, path)).status).toBe(404)
    expect((await loggedActions(eidDays)).slice(-2)).toEqual(['closure.added', 'closure.removed'])
    expect((await sendBooking()).status).toBe(201)
  })

  test('is undone by a plain form', async () => {
    const browser = await advisor()
    const id = await closedDays(browser)
    const path = `${routes.deskClosure.href({ id })}?_method=DELETE`
    const response = await remove(browser, path, 'page')
    expect(response.headers.get('Location')).toBe(routes.deskCalendar.href())
    expect(await rowsOf('closures')).toEqual([])
  })
})

describe('cancelling at the desk', () => {
  async function oneBooking(changes: Record<string, unknown> = {}) {
    await bookAndConfirm(changes)
    const [row] = await rowsOf('bookings')
    return routes.deskBooking.href({ id: String(row?.id) })
  }

  test('emails the visitor, frees the time and logs the actor', async () => {
    const account = await createUser({ role: 'advisor' })
    const path = await oneBooking({ email: 'called-off@example.com' })
    const response = await remove(await signedInAs(account), path)
    expect(response.status).toBe(204)
    const subjects = (await mailbox('called-off@example.com')).map(({ subject }) => subject)
    expect(subjects).toContain('Your consultation is cancelled')
    const event = (await rowsOf('thread_entries')).find(({ kind }) => kind === 'event')
    expect(event).toMatchObject({ author_id: account.id })
    expect(await loggedActions(path.slice('/desk/bookings/'.length))).toEqual(['booking.cancelled'])
    expect((await sendBooking()).status).toBe(201)
  })

  test('redirects to the calendar', async () => {
    const browser = await advisor()
    const response = await remove(browser, await oneBooking(), 'inertia')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(routes.deskCalendar.href())
    expect(await calendar(browser)).toMatchObject({ status: messages.booking.cancelledAtDesk })
  })

  test('works once, and not for past or unknown ids', async () => {
    const browser = await advisor()
    const path = await oneBooking()
    expect((await remove(browser, path)).status).toBe(204)
    expect((await remove(browser, path)).status).toBe(404)
    expect((await remove(browser, '/desk/bookings/unknown')).status).toBe(404)
    await emptyCalendar()
    const past = await oneBooking()
    setClock(nextDay)
    expect((await remove(await advisor(), past)).status).toBe(404)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: null }])
  })
})
