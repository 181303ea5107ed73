import { describe, expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'
import { answerDueAt, answerDueText, officeTimeAt } from '#shared/office-time.ts'

/** A moment by the clock of Nairobi, which is three hours ahead of UTC in all seasons. */
const inNairobi = (moment: string) => new Date(`${moment}+03:00`)

const firstOpen = (weekday: number) => site.hours.find(({ weekdays }) => weekdays.includes(weekday))

const monday = '2026-06-01'
const saturday = '2026-06-06'
const sunday = '2026-06-07'

test('the office shows the time of Nairobi, by day and past midnight', () => {
  expect(officeTimeAt(new Date('2026-06-01T09:05:59Z'))).toMatchObject({
    weekday: 1,
    minutes: 12 * 60 + 5,
    display: '12:05',
  })
  // Still Monday in UTC.
  expect(officeTimeAt(new Date('2026-06-01T21:00:00Z'))).toMatchObject({
    weekday: 2,
    minutes: 0,
    display: '00:00',
  })
})

test.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])(
  'its clock is never put forward or back: %s',
  (day) => {
    expect(officeTimeAt(new Date(`${day}T06:00:00Z`)).display).toBe('09:00')
  },
)

describe.each([
  ['Monday', monday, 1],
  ['Saturday', saturday, 6],
])('on a %s', (_, day, weekday) => {
  const { opens, closes } = firstOpen(weekday) ?? {}

  test('it opens to the minute', () => {
    expect(officeTimeAt(inNairobi(`${day}T${opens}:00`)).isOpen).toBe(true)
    const before = new Date(inNairobi(`${day}T${opens}:00`).getTime() - 1)
    expect(officeTimeAt(before).isOpen).toBe(false)
  })

  test('it closes to the minute', () => {
    expect(officeTimeAt(inNairobi(`${day}T${closes}:00`)).isOpen).toBe(false)
    const before = new Date(inNairobi(`${day}T${closes}:00`).getTime() - 1)
    expect(officeTimeAt(before).isOpen).toBe(true)
  })

  test('it is closed at midnight', () => {
    expect(officeTimeAt(inNairobi(`${day}T00:00:00`)).isOpen).toBe(false)
  })
})

test('on a Saturday it closes earlier than on other days', () => {
  const five = 'T17:00:00'
  expect(officeTimeAt(inNairobi(monday + five)).isOpen).toBe(true)
  expect(officeTimeAt(inNairobi(saturday + five)).isOpen).toBe(false)
})

test('on a Sunday it is closed all day', () => {
  for (let hour = 0; hour < 24; hour++) {
    const moment = inNairobi(`${sunday}T${String(hour).padStart(2, '0')}:30:00`)
    expect(officeTimeAt(moment), `${hour}:30`).toMatchObject({ weekday: 0, isOpen: false })
  }
})

// 1 June 2026 is a Monday.
test.each([
  ['on a Friday afternoon', '2026-06-05T15:00:00', '2026-06-08T15:00:00'],
  ['on a Friday evening', '2026-06-05T19:00:00', '2026-06-09T08:00:00'],
  ['on a Wednesday before opening', '2026-06-03T07:00:00', '2026-06-04T08:00:00'],
  ['as the office opens', '2026-06-01T08:00:00', '2026-06-02T08:00:00'],
  ['just before it closes', '2026-06-01T17:59:59', '2026-06-02T17:59:59'],
  ['as it closes', '2026-06-01T18:00:00', '2026-06-03T08:00:00'],
  ['in the open hours of a Saturday', '2026-06-06T10:00:00', '2026-06-09T08:00:00'],
  ['on a Sunday', '2026-06-07T23:30:30', '2026-06-09T08:00:00'],
  ['on a Monday at midnight', '2026-06-01T00:00:00', '2026-06-02T08:00:00'],
  ['on a Thursday night', '2026-06-04T22:00:00', '2026-06-08T08:00:00'],
])('a message that comes %s is answered in 24 hours of business days', (_, sent, due) => {
  expect(answerDueAt(inNairobi(sent))).toEqual(inNairobi(due))
})

test('the time of the answer is told by day and clock of the office', () => {
  expect(answerDueText(new Date('2026-11-23T21:30:00Z'))).toBe('Tuesday 24 November, 00:30')
})
