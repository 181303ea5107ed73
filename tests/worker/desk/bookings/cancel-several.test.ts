import { describe, expect, test } from 'vitest'
import { lengths, throttles } from '#shared/constants.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import {
  at,
  booked,
  cancel,
  emptyMonday,
  held,
  nextDay,
  rowsOf,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { threadPage } from '#tests/support/desk/inbox.ts'
import { mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { booking: said } = messages
const reason = 'Our advisors travel that week.\nPlease choose another time.'

emptyMonday()

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))

const cancelAll = (browser: Browser, fields: Record<string, unknown>, as: Sender = 'json') =>
  browser.send(routes.cancelBookings.href(), fields, { as })

const idsOf = async (table: string) => (await rowsOf(table)).map(({ id }) => String(id))

/** Books so many times, each for a mailbox of its own. */
async function bookSeveral(count: number): Promise<string[]> {
  const slots = (await slotsFrom('?date=2027-02-08')).slice(0, count)
  for (const [number, slot] of slots.entries()) {
    await booked({ slot, email: `several-${number}@example.com` })
  }
  return idsOf('bookings')
}

describe('cancelling several consultations at the desk', () => {
  test('cancels each of them: the visitors are told why, the times are free, the log knows', async () => {
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

  test('says the reason in the enquiry', async () => {
    await booked()
    const browser = await advisor()
    await cancelAll(browser, { ids: await idsOf('bookings'), reason: 'We are away' })
    const [id = ''] = await idsOf('threads')
    const [, event] = (await threadPage(browser, id)).entries
    expect(event?.body).toMatch(/cancelled the consultation of .* \(Nairobi\): We are away$/)
  })

  test('releases what is only held, without telling anybody', async () => {
    await held({ email: 'unconfirmed@example.com' })
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

  test('skips what is cancelled already, past or unknown', async () => {
    const [gone = '', coming = ''] = [
      await booked(),
      await booked({ slot: '2027-02-04T07:00:00.000Z' }),
    ]
    expect(coming).not.toBe('')
    await cancel(gone)
    const past = await booked({ slot: '2027-02-03T07:00:00.000Z', email: 'past@example.com' })
    expect(past).not.toBe('')
    at('2027-02-03T08:00:00Z')
    const ids = [...(await idsOf('bookings')), 'unknown', '']
    const browser = await advisor()
    expect(await (await cancelAll(browser, { ids, reason })).json()).toEqual({ cancelled: 1 })
    expect(await (await cancelAll(browser, { ids, reason })).json()).toEqual({ cancelled: 0 })
    expect(await subjectsTo('past@example.com')).not.toContain('Your consultation is cancelled')
  })

  test('takes a hundred at once, and one twice as one', async () => {
    const ids = await bookSeveral(2)
    const unknown = Array.from({ length: limits.bulkCancel - 3 }, (_, at) => `unknown-${at}`)
    const sent = { ids: [...unknown, ...ids, ids[0]], reason }
    expect(await (await cancelAll(await advisor(), sent)).json()).toEqual({ cancelled: 2 })
  })

  test('at once with others: each is cancelled once', async () => {
    const ids = await bookSeveral(4)
    const [one, other] = [await advisor(), await advisor()]
    const replies = await Promise.all([one, other].map((by) => cancelAll(by, { ids, reason })))
    const counts = await Promise.all(replies.map((one) => one.json<{ cancelled: number }>()))
    const sum = counts.reduce((all, { cancelled }) => all + cancelled, 0)
    expect(sum).toBe(4)
    for (const number of [0, 1, 2, 3]) {
      const subjects = await subjectsTo(`several-${number}@example.com`)
      expect(subjects.filter((one) => one === 'Your consultation is cancelled')).toHaveLength(1)
    }
  })

  test('is a plain form of the calendar', async () => {
    const ids = await bookSeveral(2)
    const browser = await advisor()
    const fields = [...ids.map((id) => ['ids[]', id]), ['reason', reason]]
    const response = await browser.send(routes.cancelBookings.href(), fields)
    expect(response.headers.get('Location')).toBe(routes.deskCalendar.href())
    const { props } = await browser.page(routes.deskCalendar.href())
    expect(props.status).toBe(said.cancelledMany(2))
  })

  test.each([
    [{ ids: [] }, { ids: [said.noneChosen] }],
    [{ ids: undefined }, { ids: [said.noneChosen] }],
    [{ ids: 'one' }, { ids: [messages.in('ids')] }],
    [{ ids: [1, 2] }, { ids: [messages.in('ids')] }],
    [{ ids: { a: 'x' } }, { ids: [messages.in('ids')] }],
    [
      { ids: Array.from({ length: limits.bulkCancel + 1 }, (_, at) => `${at}`) },
      { ids: [said.tooMany] },
    ],
    [{ reason: ' ' }, { reason: [messages.required('reason')] }],
    [
      { reason: 'x'.repeat(lengths.cancelReason + 1) },
      { reason: [messages.max('reason', lengths.cancelReason)] },
    ],
  ])('is refused: %j', async (changes, errors) => {
    await booked()
    const sent = { ids: await idsOf('bookings'), reason, ...changes }
    const response = await cancelAll(await advisor(), sent)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors })
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: null }])
  })

  test('shows what is wrong beside its own form, and the reason again', async () => {
    const browser = await advisor()
    await cancelAll(browser, { reason }, 'page')
    expect((await browser.page(routes.deskCalendar.href())).props).toMatchObject({
      errors: { bulk: { ids: said.noneChosen } },
      values: { cancelReason: reason },
    })
  })

  test('is limited by account', async () => {
    const browser = await advisor()
    const [{ hits }] = throttles.cancelBookings
    for (let sent = 0; sent < hits; sent++) await cancelAll(browser, {})
    expect((await cancelAll(browser, {})).status).toBe(429)
  })

  test('is for staff only, and from our own page', async () => {
    await booked()
    const sent = { ids: await idsOf('bookings'), reason }
    expect((await cancelAll(newVisitor(), sent)).status).toBe(401)
    expect((await cancelAll(await signedInAs(await createUser()), sent)).status).toBe(404)
    const weak = await createUser({ role: 'owner', withTwoFactor: false })
    expect((await cancelAll(await signedInAs(weak), sent)).status).toBe(403)
    const path = routes.cancelBookings.href()
    const forged = await (await advisor()).send(path, sent, { as: 'json', token: null })
    expect(forged.status).toBe(419)
    expect(await rowsOf('bookings')).toMatchObject([{ cancelled_at: null }])
  })
})

describe('the calendar of the desk', () => {
  test('shows what is held, until when and for whom, as long as it is', async () => {
    await held({ name: 'Amina Otieno', email: 'amina@example.com', minutes: 60, topic: 'Licences' })
    const browser = await advisor()
    const shown = async () => (await browser.page(routes.deskCalendar.href())).props.bookings
    expect(await shown()).toEqual([
      {
        id: expect.any(String),
        thread: null,
        person: { name: 'Amina Otieno', email: 'amina@example.com' },
        company: '',
        topic: 'Licences',
        startsAt: nextDay,
        minutes: 60,
        cancelled: false,
        heldUntil: '2027-02-01T04:30:00.000Z',
      },
    ])
    at('2027-02-01T04:30:00Z')
    expect(await shown()).toEqual([])
  })

  test('releases one by its own button', async () => {
    await held()
    const [id = ''] = await idsOf('booking_holds')
    const browser = await advisor()
    const path = `${routes.deskBooking.href({ id })}?_method=DELETE`
    await browser.send(path, {}, { as: 'page' })
    const { props } = await browser.page(routes.deskCalendar.href())
    expect(props).toMatchObject({ status: said.releasedAtDesk, bookings: [] })
  })
})
