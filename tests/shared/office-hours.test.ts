import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '#shared/days.ts'
import {
  businessSpansOn,
  answerDueAt as dueAtOf,
  findBusinessDay,
  hoursOfWeekday,
  officeTimeAt as timeAtOf,
} from '#shared/office-hours.ts'
import { dayIn, startOfDay } from '#shared/zones.ts'
import { answerDueText, regularOffice } from '#tests/support/office.ts'
import { present } from '#tests/support/present.ts'
import { anyTime, anyZoneDay, quartersOf } from '#tests/support/zones.ts'

/** A moment by the clock of Nairobi, which is three hours ahead of UTC in all seasons. */
const inNairobi = (moment: string) => new Date(`${moment}+03:00`)

const officeTimeAt = (moment: Date) => timeAtOf(regularOffice, moment)

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
  const { opens, closes } = present(hoursOfWeekday(regularOffice, weekday)[0])

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
  expect(dueAtOf(regularOffice, inNairobi(sent))).toEqual(inNairobi(due))
})

test('the time of the answer is told by day and clock of the office', () => {
  expect(answerDueText(new Date('2026-11-23T21:30:00Z'))).toBe('Tuesday 24 November, 00:30')
})

describe('over changes of clocks and other days, in any zone', () => {
  const anyOffice = fc
    .record({
      at: anyZoneDay,
      opens: anyTime,
      closes: anyTime,
      businessDays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
    })
    .map(({ at: { zone, day }, opens, closes, businessDays }) => {
      const hours = [{ weekdays: businessDays, opens, closes }]
      return { day, office: { timeZone: zone, hours, businessDays, exceptions: [] } }
    })

  test('the office is open when its clock reads within its hours', () => {
    fc.assert(
      fc.property(anyOffice, ({ office, day }) => {
        const hours = present(office.hours[0])
        for (const time of quartersOf(office.timeZone, day)) {
          const { display, isOpen, weekday } = timeAtOf(office, new Date(time))
          const isNight = hours.opens >= hours.closes
          const [isToday, isBefore] = [weekday, (weekday + 6) % 7].map((one) =>
            office.businessDays.includes(one),
          )
          const today = isToday && hours.opens <= display && (isNight || display < hours.closes)
          expect(isOpen).toBe(today || (isNight && isBefore && display < hours.closes))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a message is answered in business hours, on the next business day, never before it came', () => {
    fc.assert(
      fc.property(anyOffice, fc.nat(95), ({ office, day }, quarter) => {
        const start = startOfDay(office.timeZone, day).getTime()
        const sent = new Date(start + quarter * 15 * 60_000)
        const due = dueAtOf(office, sent)
        const days = [-1, 0, 1].map((days) => dayAfter(dayIn(office.timeZone, due), days))
        const spans = days.flatMap((one) => businessSpansOn(office, one))
        const isIn = spans.some(({ from, to }) => from <= due.getTime() && due.getTime() <= to)
        expect(isIn || findBusinessDay(office, day) === undefined).toBe(true)
        expect(due > sent).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('a message before a change of clocks is due at the same time after it', () => {
    const london = { ...regularOffice, timeZone: 'Europe/London' }
    // Friday in winter, Monday in summer time: an hour less than three days.
    expect(dueAtOf(london, new Date('2027-03-26T15:00:00Z'))).toEqual(
      new Date('2027-03-29T14:00:00Z'),
    )
    const casablanca = { ...regularOffice, timeZone: 'Africa/Casablanca' }
    expect(dueAtOf(casablanca, new Date('2026-02-13T14:00:00Z'))).toEqual(
      new Date('2026-02-16T15:00:00Z'),
    )
  })

  test('holidays and other hours move the answer', () => {
    const office = {
      ...regularOffice,
      exceptions: [
        { day: '2027-02-02', label: 'Closed', hours: null },
        { day: '2027-02-03', label: 'Short', hours: { opens: '10:00', closes: '12:00' } },
      ],
    }
    const due = (sent: string) => dueAtOf(office, inNairobi(sent))
    expect(due('2027-02-01T09:00:00')).toEqual(inNairobi('2027-02-03T10:00:00'))
    expect(due('2027-02-01T17:00:00')).toEqual(inNairobi('2027-02-03T12:00:00'))
    expect(due('2027-02-02T11:00:00')).toEqual(inNairobi('2027-02-04T10:00:00'))
  })

  test('an office that never opens answers a day later', () => {
    const closed = { ...regularOffice, hours: [] }
    expect(dueAtOf(closed, new Date('2027-02-01T09:00:00Z'))).toEqual(
      new Date('2027-02-02T09:00:00Z'),
    )
  })
})
