import { describe, expect, test } from 'vitest'
import { officeTimeAt } from '#client/office/office-time.ts'
import { site } from '#shared/content/site.ts'

/** A moment by the clock of Nairobi, which is three hours ahead of UTC in all seasons. */
const inNairobi = (moment: string) => new Date(`${moment}+03:00`)

const firstOpen = (weekday: number) =>
  site.hours.find(({ weekdays }) => (weekdays as readonly number[]).includes(weekday))

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
