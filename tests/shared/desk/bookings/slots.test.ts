import alea from 'alea'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, minutesOf } from '#shared/days.ts'
import { isHalfHour, isOffered, type Office, offeredDays } from '#shared/desk/bookings/slots.ts'
import { quartersIn } from '#shared/desk/bookings/spans.ts'
import { booking } from '#shared/desk/constants.ts'
import { findException, isBusinessDay as isBusinessDayOf } from '#shared/office-hours.ts'
import { startOfDay } from '#shared/zones.ts'
import { office as calendar, officeDayAt } from '#tests/support/office.ts'
import { present } from '#tests/support/present.ts'
import { anyTime, anyZoneDay, quartersOf, wallClock } from '#tests/support/zones.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
// The business hours that ship, in minutes since midnight.
const [opens, closes] = [8 * 60, 18 * 60]
const isBusinessDay = (day: string) => isBusinessDayOf(calendar, day)
const findHoliday = (day: string) => findException(calendar, day)

function officeAt(now: string, changes: Partial<Office> = {}): Office {
  return {
    now: new Date(now),
    calendar,
    closures: [],
    hosts: [],
    seats: 1,
    occupied: new Map(),
    ...changes,
  }
}

/** Returns all offered times of all weeks. */
function all(office: Office, minutes: number): Date[] {
  const slots: string[] = []
  for (let date: string | null = ''; date !== null; ) {
    const week = offeredDays(office, minutes, date)
    slots.push(...week.days.flatMap((day) => day.slots))
    date = week.next
  }
  return slots.map((slot) => new Date(slot))
}

const first = (now: string, changes: Partial<Office> = {}, minutes = 30) =>
  all(officeAt(now, changes), minutes)[0]?.toISOString()

/** Returns minutes since midnight in Nairobi. */
const minutesAt = (moment: Date) => ((moment.getTime() / minuteMs + 180) % 1440) + 0

/** Counts the business minutes between two instants, minute by minute. */
function businessMinutesBetween(from: Date, to: Date, office: Office): number {
  let openMinutes = 0
  let isOpen = false
  for (let time = from.getTime(); time < to.getTime(); time += minuteMs) {
    const moment = new Date(time)
    const minutes = minutesAt(moment)
    // Once for each day, because it takes long.
    if (time === from.getTime() || minutes < 1) isOpen = isOpenOn(officeDayAt(moment), office)
    if (isOpen && minutes >= opens && minutes < closes) openMinutes += 1
  }
  return openMinutes
}

function isOpenOn(day: string, { closures }: Office): boolean {
  const closed = closures.some(({ from, to }) => from <= day && day <= to)
  return isBusinessDay(day) && !findHoliday(day) && !closed
}

describe('the first offered time', () => {
  test.each([
    ['before the office opens', '2027-02-01T04:00:00Z', '2027-02-01T09:00:00.000Z'],
    ['while it is open', '2027-02-01T06:10:00Z', '2027-02-01T10:30:00.000Z'],
    ['a full half hour ahead', '2027-02-01T06:00:00Z', '2027-02-01T10:00:00.000Z'],
    ['a second later', '2027-02-01T06:00:01Z', '2027-02-01T10:30:00.000Z'],
    ['when the hours end with the day', '2027-02-01T11:00:00Z', '2027-02-02T05:00:00.000Z'],
    ['over the night', '2027-02-01T14:00:00Z', '2027-02-02T08:00:00.000Z'],
    ['after the office has closed', '2027-02-01T15:00:00Z', '2027-02-02T09:00:00.000Z'],
    ['over the weekend', '2027-02-05T14:00:00Z', '2027-02-08T08:00:00.000Z'],
    ['on a Sunday', '2027-02-07T12:00:00Z', '2027-02-08T09:00:00.000Z'],
    ['before a holiday', '2027-04-30T14:00:00Z', '2027-05-03T08:00:00.000Z'],
    ['over Easter', '2027-03-25T14:00:00Z', '2027-03-30T08:00:00.000Z'],
    ['over Christmas', '2026-12-24T14:00:00Z', '2026-12-28T08:00:00.000Z'],
  ])('%s', (_, now, slot) => {
    expect(first(now)).toBe(slot)
  })

  test('skips closures', () => {
    const closures = [{ from: '2027-02-01', to: '2027-02-02' }]
    expect(first('2027-02-01T04:00:00Z', { closures })).toBe('2027-02-03T09:00:00.000Z')
  })

  test('is none if all days are closed', () => {
    const closures = [{ from: '2027-01-01', to: '2027-12-31' }]
    expect(first('2027-02-01T04:00:00Z', { closures })).toBeUndefined()
  })
})

describe('the last offered time', () => {
  test('begins thirty days ahead, to the second', () => {
    const slots = (now: string) => all(officeAt(now), 30)
    const exact = slots('2027-02-03T07:00:00Z').at(-1)
    expect(exact?.toISOString()).toBe('2027-03-05T07:00:00.000Z')
    const short = slots('2027-02-03T06:59:59Z').at(-1)
    expect(short?.toISOString()).toBe('2027-03-05T06:30:00.000Z')
  })

  test('of a day ends when the office closes', () => {
    const lastOf = (minutes: number) =>
      offeredDays(officeAt('2027-02-01T04:00:00Z'), minutes, '2027-02-02').days[0]?.slots.at(-1)
    expect(lastOf(30)).toBe('2027-02-02T14:30:00.000Z')
    expect(lastOf(60)).toBe('2027-02-02T14:00:00.000Z')
  })
})

describe('every offered time, at any moment', () => {
  const random = alea('slots')
  const moments = Array.from({ length: 15 }, () => {
    return new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 4 * 365 * 1440) * minuteMs)
  })

  test.each(moments.map((now) => [now.toISOString()]))('%s', (text) => {
    const now = new Date(text)
    const day = officeDayAt(new Date(now.getTime() + Math.floor(random() * 20) * dayMs))
    const minutes = random() < 0.5 ? 30 : 60
    const office = officeAt(text, { closures: [{ from: day, to: day }] })
    const slots = all(office, minutes)
    expect(slots.length).toBeGreaterThan(0)
    for (const slot of slots) {
      const begins = minutesAt(slot)
      expect(begins % booking.cellMinutes).toBe(0)
      expect(begins).toBeGreaterThanOrEqual(opens)
      expect(begins + minutes).toBeLessThanOrEqual(closes)
      expect(isBusinessDay(officeDayAt(slot))).toBe(true)
      expect(findHoliday(officeDayAt(slot))).toBeUndefined()
      expect(officeDayAt(slot)).not.toBe(day)
      expect(slot.getTime() - now.getTime()).toBeLessThanOrEqual(booking.aheadDays * dayMs)
      expect(isOffered(office, slot, minutes)).toBe(true)
    }
    const earliest = present(slots[0])
    const ahead = businessMinutesBetween(now, earliest, office)
    expect(ahead).toBeGreaterThanOrEqual(booking.leadBusinessHours * 60)
    // Nothing earlier is missing: half an hour before is too soon or closed.
    const before = new Date(earliest.getTime() - 30 * minuteMs)
    const open = businessMinutesBetween(before, earliest, office) > 0
    expect(open ? ahead - 30 : 0).toBeLessThan(booking.leadBusinessHours * 60)
  })
})

describe('an occupied time', () => {
  const now = '2027-02-01T04:00:00Z'
  const cell = new Date('2027-02-02T07:00:00.000Z')

  test('is not offered, nor an hour that overlaps it', () => {
    const occupied = new Map(
      quartersIn({ from: cell.getTime(), to: cell.getTime() + 30 * minuteMs }).map((quarter) => [
        quarter,
        1,
      ]),
    )
    const slots = (minutes: number) =>
      offeredDays(officeAt(now, { occupied: occupied }), minutes, '2027-02-02').days[0]?.slots ?? []
    expect(slots(30)).not.toContain('2027-02-02T07:00:00.000Z')
    expect(slots(30)).toContain('2027-02-02T07:30:00.000Z')
    expect(slots(60)).not.toContain('2027-02-02T06:30:00.000Z')
    expect(slots(60)).not.toContain('2027-02-02T07:00:00.000Z')
    expect(slots(60)).toContain('2027-02-02T07:30:00.000Z')
  })

  test('is offered while a seat is free', () => {
    const office = officeAt(now, {
      occupied: new Map(
        quartersIn({ from: cell.getTime(), to: cell.getTime() + 30 * minuteMs }).map((quarter) => [
          quarter,
          1,
        ]),
      ),
      seats: 2,
    })
    expect(isOffered(office, cell, 30)).toBe(true)
  })
})

describe('the visible days', () => {
  const office = officeAt('2027-03-22T04:00:00Z')

  test('have a reason for business days without times, not for weekends', () => {
    const closures = [{ from: '2027-03-24', to: '2027-03-28' }]
    const { days } = offeredDays({ ...office, closures }, 30, '2027-03-23')
    expect(days.map(({ date, closed }) => [date.slice(-2), closed])).toEqual([
      ['23', null],
      ['24', 'The office is closed'],
      ['25', 'The office is closed'],
      ['26', 'Good Friday'],
      ['27', null],
      ['28', null],
      ['29', 'Easter Monday'],
    ])
  })

  test('are today and six more by default', () => {
    expect(offeredDays(office, 30, '')).toMatchObject({
      date: '2027-03-22',
      previous: null,
      next: '2027-03-29',
    })
    expect(offeredDays(office, 30, '2027-03-24')).toMatchObject({
      date: '2027-03-24',
      previous: '2027-03-22',
      next: '2027-03-31',
    })
  })

  test('end with the offer', () => {
    expect(offeredDays(office, 30, '2027-04-20')).toMatchObject({
      date: '2027-04-20',
      previous: '2027-04-13',
      next: null,
    })
  })

  test.each([
    ['after it', '2099-01-01', { previous: '2027-04-15', next: null }],
    ['on the day after its last', '2027-04-22', { previous: '2027-04-15', next: null }],
    ['long before it', '2020-01-01', { previous: null, next: '2027-03-22' }],
    ['yesterday', '2027-03-21', { previous: null, next: '2027-03-28' }],
  ])('have no times %s, and lead back to days with times', (_when, date, ways) => {
    const { days, ...offer } = offeredDays(office, 30, date)
    expect(offer).toEqual({ date, ...ways })
    expect(days[0]).toMatchObject({ date, slots: [] })
  })
})

describe('in any zone, over changes of clocks', () => {
  const anyDayOfOffice = fc
    .record({ at: anyZoneDay, opens: anyTime, closes: anyTime })
    .map(({ at: { zone, day }, opens, closes }) => {
      const weekdays = [0, 1, 2, 3, 4, 5, 6]
      const hours = [{ weekdays, opens, closes }]
      const office = { timeZone: zone, hours, businessDays: weekdays, exceptions: [] }
      return { day, office, hours: { opens: minutesOf(opens), closes: minutesOf(closes) } }
    })
    .filter(({ hours }) => hours.opens < hours.closes)

  /** Returns when consultations can begin on a day, found quarter by quarter. */
  function startsOn(
    zone: string,
    day: string,
    { opens, closes, minutes }: { opens: number; closes: number; minutes: number },
  ): number[] {
    const open = quartersOf(zone, day).filter((time) => {
      const clock = wallClock(zone, time).minutes
      return opens <= clock && clock < closes
    })
    let runStart = Number.NaN
    return open.filter((time) => {
      if (!open.includes(time - 15 * minuteMs)) runStart = time
      const needed = Array.from(
        { length: minutes / 15 },
        (_, index) => time + index * 15 * minuteMs,
      )
      return (time - runStart) % (30 * minuteMs) === 0 && needed.every((one) => open.includes(one))
    })
  }

  test('no time is lost, doubled or outside the hours', () => {
    fc.assert(
      fc.property(anyDayOfOffice, fc.constantFrom(30, 60), ({ day, office, hours }, minutes) => {
        const now = new Date(startOfDay(office.timeZone, dayAfter(day, -20)))
        const { days } = offeredDays({ ...officeAt('', { now }), calendar: office }, minutes, day)
        const offered = present(days[0]).slots.map((slot) => Date.parse(slot))
        expect(offered).toEqual(startsOn(office.timeZone, day, { ...hours, minutes }))
      }),
      { numRuns: 200 },
    )
  })

  test('each time can be booked, at half hours of the office’s clock', () => {
    const kathmandu = { ...calendar, timeZone: 'Asia/Kathmandu', exceptions: [] }
    const office = { ...officeAt('2027-02-01T00:00:00Z'), calendar: kathmandu }
    const [day] = offeredDays(office, 30, '2027-02-02').days
    expect(day?.slots[0]).toBe('2027-02-02T02:15:00.000Z')
    expect(isHalfHour('Asia/Kathmandu', new Date('2027-02-02T02:15:00Z'))).toBe(true)
    expect(isOffered(office, new Date('2027-02-02T02:15:00Z'), 30)).toBe(true)
    expect(isOffered(office, new Date('2027-02-02T02:30:00Z'), 30)).toBe(false)
  })

  test('other hours of a day hold for the office and its hosts', () => {
    const exceptions = [
      { day: '2027-02-02', label: 'Short day', hours: { opens: '10:00', closes: '11:30' } },
      { day: '2027-02-03', label: 'Founders’ day', hours: null },
    ]
    const host = { id: 'a', zone: 'Africa/Nairobi', occupied: new Set<number>() }
    const weekdays = [1, 2, 3, 4, 5, 6]
    const hours = weekdays.map((weekday) => ({ weekday, opens: '11:00', closes: '16:00' }))
    const office = { ...officeAt('2027-02-01T00:00:00Z'), calendar: { ...calendar, exceptions } }
    const slotsOn = (hosts: Office['hosts']) =>
      offeredDays({ ...office, hosts }, 30, '2027-02-02').days.map(({ slots, closed }) => [
        slots.length,
        closed,
      ])
    expect(slotsOn([]).slice(0, 3)).toEqual([
      [3, null],
      [0, 'Founders’ day'],
      [20, null],
    ])
    expect(slotsOn([{ ...host, hours }]).slice(0, 3)).toEqual([
      [1, null],
      [0, 'Founders’ day'],
      [10, null],
    ])
  })
})
