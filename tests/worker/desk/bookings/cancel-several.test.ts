import { describe, expect, test } from 'vitest'
import { lengths, throttles } from '#shared/constants.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import {
  bookAndConfirm,
  cancelBooking,
  emptyMonday,
  holdTime,
  nextDay,
  rowsOf,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { threadPage } from '#tests/support/desk/inbox.ts'
import { mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'

const reason = 'Our advisors travel that week.\nPlease choose another time.'

emptyMonday()

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))

const cancelAll = (browser: Browser, fields: Record<string, unknown>, as: Sender = 'json') =>
  browser.send(routes.cancelBookings.href(), fields, { as })

const idsOf = async (table: string) => (await rowsOf(table)).map(({ id }) => String(id))

/** Books several times, each for another mailbox. */
async function bookSeveral(count: number): Promise<string[]> {
  const slots = (await slotsFrom('?date=2027-02-08')).slice(0, count)
  for (const [number, slot] of slots.entries()) {
    await bookAndConfirm({ slot, email: `several-${number}@example.com` })
  }
  return idsOf('bookings')
}

describe('cancelling several consultations at the desk', () => {
  test('cancels each of them: emails the reason, frees the times and logs it', async () => {
    const account = await createUser({ role: 'advisor' })
    const ids = await bookSeveral(3)
    const before = (await rowsOf('desk_log')).length
    const response = await cancelAll(await signedInAs(account), { ids, reason })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ cancelled: 3 })
    for (const number of [0, 1, 2]) {
      const mail = await mailTo(`several-${number}@example.com`, 'Your consultation is cancelled')
      expect(mail.text).toContain(reason)
      expect(mail.calendar).toMatchObject({ method: 'CANCEL' })
    }
    expect(await rowsOf('booking_cells')).toEqual([])
    const logged = (await rowsOf('desk_log')).slice(before)
    expect(logged.map(({ action, target }) => [action, target]).sort()).toEqual(
      ids.map((id) => ['booking.cancelled', id]).sort(),
    )
    expect(logged).toMatchObject([1, 2, 3].map(() => ({ actor_id: account.id })))
  })

  test('shows the reason in the enquiry', async () => {
    await bookAndConfirm()
    const browser = await advisor()
    await cancelAll(browser, { ids: await idsOf('bookings'), reason: 'We are away' })
    const [id = ''] = await idsOf('threads')
    const [, event] = (await threadPage(browser, id)).entries
    expect(event?.body).toMatch(/cancelled the consultation of .* \(Nairobi\): We are away$/)
  })

  test('releases holds without notifying anybody', async () => {
    await holdTime({ email: 'unconfirmed@example.com' })
    const [id = ''] = await idsOf('booking_holds')
    const response = await cancelAll(await advisor(), { ids: [id], reason })
    expect(await response.json()).toEqual({ cancelled: 1 })
    expect(await mailbox('unconfirmed@example.com')).toEqual([])
    expect(await slotsFrom()).toContain(nextDay)
    expect((await rowsOf('desk_log')).at(-1)).toMatchObject({
      action: 'time.released',
      target: nextDay,
    })
  })

  test('skips cancelled, past and unknown ids', async () => {
    const [pastId = '', comingId = ''] = [
      await bookAndConfirm(),
      await bookAndConfirm({ slot: '2027-02-04T07:00:00.000Z' }),
    ]
    expect(comingId).not.toBe('')
    await cancelBooking(pastId)
    const past = await bookAndConfirm({
      slot: '2027-02-03T07:00:00.000Z',
      email: 'past@example.com',
    })
    expect(past).not.toBe('')
    setClock('2027-02-03T08:00:00Z')
    const ids = [...(await idsOf('bookings')), 'unknown', '']
    const browser = await advisor()
    expect(await (await cancelAll(browser, { ids, reason })).json()).toEqual({ cancelled: 1 })
    expect(await (await cancelAll(browser, { ids, reason })).json()).toEqual({ cancelled: 0 })
    expect(await subjectsTo('past@example.com')).not.toContain('Your consultation is cancelled')
  })

  test('accepts a hundred at once, and counts repeated ids once', async () => {
    const ids = await bookSeveral(2)
    const unknown = Array.from({ length: limits.bulkCancel - 3 }, (_, at) => `unknown-${at}`)
    const fields = { ids: [...unknown, ...ids, ids[0]], reason }
    expect(await (await cancelAll(await advisor(), fields)).json()).toEqual({ cancelled: 2 })
  })

  test('twice at the same time cancels each once', async () => {
    const ids = await bookSeveral(4)
    const [first, second] = [await advisor(), await advisor()]
    const replies = await Promise.all([first, second].map((by) => cancelAll(by, { ids, reason })))
    const counts = await Promise.all(replies.map((first) => first.json<{ cancelled: number }>()))
    const sum = counts.reduce((all, { cancelled }) => all + cancelled, 0)
    expect(sum).toBe(4)
    for (const number of [0, 1, 2, 3]) {
      const subjects = await subjectsTo(`several-${number}@example.com`)
      expect(subjects.filter((first) => first === 'Your consultation is cancelled')).toHaveLength(1)
    }
  })

  test('is a plain form of the calendar', async () => {
    const ids = await bookSeveral(2)
    const browser = await advisor()
    const fields = [...ids.map((id) => ['ids[]', id]), ['reason', reason]]
    const response = await browser.send(routes.cancelBookings.href(), fields)
    expect(response.headers.get('Location')).toBe(routes.deskCalendar.href())
    const { props } = await browser.page(routes.deskCalendar.href())
    expect(props.status).toBe(messages.booking.cancelledMany(2))
  })

  test.each([
    [{ ids: [] }, { ids: [messages.booking.noneChosen] }],
    [{ ids: undefined }, { ids: [messages.booking.noneChosen] }],
    [{ ids: 'one' }, { ids: [messages.in('ids')] }],
    [{ ids: [1, 2] }, { ids: [messages.in('ids')] }],
    [{ ids: { a: 'x' } }, { ids: [messages.in('ids')] }],
    [
      { ids: Array.from({ length: limits.bulkCancel + 1 }, (_, at) => `${at}`) },
      { ids: [messages.booking.tooMany] },
    ],
    [{ reason: ' ' }, { reason: [messages.required('reason')] }],
    [
      { reason: 'x'.repeat(lengths.cancelReason + 1) },
      { reason: [messages.max('reason', lengths.cancelReason)] },
    ],
  ])('is refused: %j', async (changes, errors) => {
    await bookAndConfirm()
    const fields = { ids: await idsOf('bookings'), reason, ...changes }
    const response = await cancelAll(await advisor(), fields)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors })
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: null }])
  })

  test('shows its errors and old input in its own form', async () => {
    const browser = await advisor()
    await cancelAll(browser, { reason }, 'page')
    expect((await browser.page(routes.deskCalendar.href())).props).toMatchObject({
      errors: { bulk: { ids: messages.booking.noneChosen } },
      values: { cancelReason: reason },
    })
  })

  test('is limited by account', async () => {
    const browser = await advisor()
    const [{ hits }] = throttles.cancelBookings
    for (let fields = 0; fields < hits; fields++) await cancelAll(browser, {})
    expect((await cancelAll(browser, {})).status).toBe(429)
  })
})

describe('the calendar of the desk', () => {
  test('shows live holds with their expiry and visitor', async () => {
    await holdTime({
      name: 'Amina Otieno',
      email: 'amina@example.com',
      minutes: 60,
      topic: 'Licences',
    })
    const browser = await advisor()
    const calendarBookings = async () =>
      (await browser.page(routes.deskCalendar.href())).props.bookings
    expect(await calendarBookings()).toEqual([
      {
        id: expect.any(String),
        thread: null,
        person: { name: 'Amina Otieno', email: 'amina@example.com' },
        company: '',
        host: null,
        phone: '',
        topic: 'Licences',
        startsAt: nextDay,
        minutes: 60,
        cancelled: false,
        heldUntil: '2027-02-01T04:30:00.000Z',
      },
    ])
    setClock('2027-02-01T04:30:00Z')
    expect(await calendarBookings()).toEqual([])
  })

  test('releases a hold by its own button', async () => {
    await holdTime()
    const [id = ''] = await idsOf('booking_holds')
    const browser = await advisor()
    const path = `${routes.deskBooking.href({ id })}?_method=DELETE`
    await browser.send(path, {}, { as: 'page' })
    const { props } = await browser.page(routes.deskCalendar.href())
    expect(props).toMatchObject({ status: messages.booking.releasedAtDesk, bookings: [] })
  })
})
