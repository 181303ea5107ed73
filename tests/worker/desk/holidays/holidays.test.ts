import { describe, expect, test } from 'vitest'
import { holidayLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { receiptHeaders } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import {
  bookAndConfirm,
  bookPage,
  emptyMonday,
  nextDay,
  sendBooking,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.deskHolidays.href()

emptyMonday()

async function desk() {
  const browser = await signedInAs(await createUser({ role: 'advisor' }))
  const listed = async () => (await browser.props('desk/holidays', path)).days
  return {
    save: (fields: object) => browser.send(path, fields, { as: 'json' }),
    addList: (list: unknown) => browser.send(routes.holidayLists.href(), { list }, { as: 'json' }),
    remove: (day: string) => {
      return browser.send(routes.deskHoliday.href({ day }), {}, { as: 'json', method: 'DELETE' })
    },
    listed,
    ownDays: async () => (await listed()).filter(({ isOwn }) => isOwn),
  }
}

const tuesday = '2027-02-02'
const closed = { day: tuesday, label: 'Founders’ day', opens: '', closes: '' }

describe('a day with other hours', () => {
  test('is listed among the public holidays, replaced and removed', async () => {
    const { save, listed, ownDays, remove } = await desk()
    const day = { day: tuesday, label: 'Short day' }
    const hours = { opens: '10:00', closes: '12:00' }
    expect((await save({ ...day, ...hours })).status).toBe(201)
    expect(await ownDays()).toEqual([{ ...day, hours, isOwn: true, consultations: 0 }])
    expect((await listed()).map(({ label }) => label)).toContain('Good Friday')
    await save(closed)
    expect(await ownDays()).toMatchObject([{ label: closed.label, hours: null }])
    expect((await remove(tuesday)).status).toBe(204)
    expect(await ownDays()).toEqual([])
    expect((await remove(tuesday)).status).toBe(404)
  })

  test('has no consultations outside of them, and says how many stand on it', async () => {
    const { save, ownDays } = await desk()
    await bookAndConfirm({ slot: nextDay })
    await save({ ...closed, opens: '09:00', closes: '10:00' })
    expect(await ownDays()).toMatchObject([{ consultations: 1 }])
    const shortDay = (await bookPage(`?date=${tuesday}`)).days[0]
    expect(shortDay?.slots).toEqual([`${tuesday}T06:00:00.000Z`, `${tuesday}T06:30:00.000Z`])
    await save(closed)
    expect((await bookPage(`?date=${tuesday}`)).days[0]).toMatchObject({
      slots: [],
      closed: closed.label,
    })
    expect(await errorsOf(await sendBooking({ slot: `${tuesday}T08:00:00.000Z` }))).toEqual({
      slot: [messages.in('slot')],
    })
  })

  test('opens the office on a public holiday', async () => {
    setClock('2027-03-22T04:00:00Z')
    const { save } = await desk()
    const fridaySlots = async () => (await bookPage('?date=2027-03-26')).days[0]?.slots.length
    expect(await fridaySlots()).toBe(0)
    const fields = { day: '2027-03-26', label: 'Open on Good Friday' }
    await save({ ...fields, opens: '09:00', closes: '10:00' })
    expect(await fridaySlots()).toBe(2)
  })

  test('moves the time by which a message is answered', async () => {
    const { save } = await desk()
    await save(closed)
    const response = await newVisitor().send(routes.contact.href(), contactMessage(), {
      as: 'json',
    })
    // Sent on Monday before the office opens.
    expect(response.headers.get(receiptHeaders.dueAt)).toBe('2027-02-03T05:00:00.000Z')
  })

  test.each([
    [{ day: '2027-02-30' }, { day: [messages.in('day')] }],
    [{ label: '' }, { label: [messages.required('name')] }],
    [
      { label: 'a'.repeat(holidayLimits.label + 1) },
      { label: [messages.max('name', holidayLimits.label)] },
    ],
    [{ opens: '9', closes: '10:00' }, { opens: [messages.in('opening time')] }],
    [{ opens: '09:00' }, { closes: [messages.holidays.hours] }],
    [{ opens: '09:00', closes: '09:00' }, { closes: [messages.holidays.hours] }],
  ])('is refused with %j', async (changes, errors) => {
    const { save, ownDays } = await desk()
    expect(await errorsOf(await save({ ...closed, ...changes }))).toEqual(errors)
    expect(await ownDays()).toEqual([])
  })
})

describe('a list of holidays', () => {
  test('adds closed days, except those that are there', async () => {
    const { save, addList, ownDays } = await desk()
    await save({ ...closed, label: 'Ours' })
    const list = `${tuesday} Theirs\n\n2027-10-01;"Independence Day"\r\n2027-12-27, Boxing Day\n`
    expect((await addList(list)).status).toBe(204)
    expect(await ownDays()).toMatchObject([
      { day: tuesday, label: 'Ours' },
      { day: '2027-10-01', label: 'Independence Day', hours: null },
      { day: '2027-12-27', label: 'Boxing Day', hours: null },
    ])
  })

  test.each([
    ['', messages.required('list')],
    ['2027-02-02 A\n2027-02-30 B', messages.holidays.line(2)],
    ['Independence Day', messages.holidays.line(1)],
    ['2027-02-02', messages.holidays.line(1)],
    [7, messages.string('list')],
  ])('is refused if it is %j', async (list, message) => {
    const { addList, ownDays } = await desk()
    expect(await errorsOf(await addList(list))).toEqual({ list: [message] })
    expect(await ownDays()).toEqual([])
  })

  test('has a limit of days', async () => {
    const { addList } = await desk()
    const from = Date.parse('2027-01-01T00:00:00Z')
    const lines = Array.from({ length: holidayLimits.lines + 1 }, (_, index) => {
      return `${new Date(from + index * 86_400_000).toISOString().slice(0, 10)} A day`
    })
    expect(await errorsOf(await addList(lines.join('\n')))).toEqual({
      list: [messages.holidays.tooMany],
    })
    expect((await addList(lines.slice(1).join('\n'))).status).toBe(204)
  })
})
