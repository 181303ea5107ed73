import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInHours } from '#shared/desk/bookings/host-hours.ts'
import { freeHosts } from '#shared/desk/bookings/slots.ts'
import { instantIn, localTimeAt } from '#shared/zones.ts'

const zones = [
  ...['Africa/Nairobi', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Africa/Casablanca', 'UTC'],
]
const anyZone = fc.constantFrom(...zones)
const cellMs = 30 * 60_000
const from = Date.parse('2026-01-01T00:00:00Z')
const anyCell = fc
  .integer({ min: 0, max: 3 * 366 * 48 })
  .map((cell) => new Date(from + cell * cellMs))

/** Returns the wall clock by Intl alone, without the offsets that are kept. */
function wallClock(timeZone: string, moment: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

describe('the wall clock of a zone', () => {
  test('is the one that Intl gives, in any zone and over any change of clocks', () => {
    fc.assert(
      fc.property(anyZone, anyCell, (zone, moment) => {
        expect(localTimeAt(zone, moment)).toEqual(wallClock(zone, moment))
      }),
      { numRuns: 3000 },
    )
  })

  test('leads back to its instant, or to the first of two', () => {
    fc.assert(
      fc.property(anyZone, anyCell, (zone, moment) => {
        const { day, minutes } = localTimeAt(zone, moment)
        const instant = instantIn(zone, day, minutes)
        expect(localTimeAt(zone, instant)).toEqual({ day, minutes })
        expect(instant.getTime()).toBeLessThanOrEqual(moment.getTime())
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    [
      'a skipped time is after the change',
      'Europe/London',
      '2027-03-28',
      90,
      '2027-03-28T01:30:00Z',
    ],
    ['a doubled time is the first', 'Europe/London', '2027-10-31', 90, '2027-10-31T00:30:00Z'],
    ['half an hour of change', 'Australia/Lord_Howe', '2027-04-04', 60, '2027-04-03T14:00:00Z'],
  ])('%s', (_, zone, day, minutes, instant) => {
    expect(instantIn(zone, day, minutes)).toEqual(new Date(instant))
  })
})

describe('the hours of a host', () => {
  const anyTime = fc.integer({ min: 0, max: 47 }).map((half) => {
    const [hours, minutes] = [Math.floor(half / 2), (half % 2) * 30]
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  })

  test('take a half hour if its begin and end are in them by their own clock', () => {
    fc.assert(
      fc.property(anyZone, anyCell, anyTime, anyTime, (zone, cell, opens, closes) => {
        const { day, minutes } = wallClock(zone, cell)
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
        const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
        const end = minutesOf(closes) + (closes <= opens ? 1440 : 0)
        const isIn = minutes >= minutesOf(opens) && minutes + 30 <= end
        const isOvernight = minutes + 1440 + 30 <= end
        const hours = [{ weekday, opens, closes }]
        const dayBefore = [{ weekday: (weekday + 6) % 7, opens, closes }]
        expect(isInHours({ zone, hours }, cell)).toBe(isIn)
        expect(isInHours({ zone, hours: dayBefore }, cell)).toBe(isOvernight)
      }),
      { numRuns: 3000 },
    )
  })

  test('are as long on a day of changing clocks as the clock says', () => {
    const countOn = (day: string) => {
      const hours = [{ weekday: 0, opens: '00:00', closes: '00:00' }]
      const start = instantIn('Europe/London', day, 0).getTime()
      const cells = Array.from({ length: 52 }, (_, index) => new Date(start + index * cellMs))
      return cells.filter((cell) => isInHours({ zone: 'Europe/London', hours }, cell)).length
    }
    expect(countOn('2027-03-21')).toBe(48)
    expect(countOn('2027-03-28')).toBe(46)
    expect(countOn('2027-10-31')).toBe(50)
  })

  test('take an hour only if both halves are free', () => {
    const cell = new Date('2027-02-02T07:00:00Z')
    const next = cell.getTime() + cellMs
    const hours = [{ weekday: 2, opens: '10:00', closes: '11:00' }]
    const hostWith = (occupied: number[]) => {
      return { id: 'a', zone: 'Africa/Nairobi', hours, occupied: new Set(occupied) }
    }
    expect(freeHosts({ hosts: [hostWith([])] }, cell, 60)).toHaveLength(1)
    expect(freeHosts({ hosts: [hostWith([next])] }, cell, 60)).toHaveLength(0)
    expect(freeHosts({ hosts: [hostWith([next])] }, cell, 30)).toHaveLength(1)
    expect(freeHosts({ hosts: [hostWith([])] }, new Date(next), 60)).toHaveLength(0)
  })
})
