import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayMinutes } from '#shared/days.ts'
import { isInHours } from '#shared/desk/bookings/host-hours.ts'
import { freeHosts } from '#shared/desk/bookings/slots.ts'
import { dayIn, instantIn, localTimeAt, spansIn, startOfDay, timeIn } from '#shared/zones.ts'
import { anyTime, anyZoneDay, quartersOf, wallClock } from '#tests/support/zones.ts'

const minuteMs = 60_000
const wholeDay = { from: 0, to: dayMinutes }
const runs = { numRuns: 150 }

const hoursOf = (zone: string, day: string) =>
  spansIn(zone, day, wholeDay).reduce((hours, { from, to }) => hours + (to - from) / 3_600_000, 0)

describe('the wall clock of a zone', () => {
  test('is the one that Intl gives, over any change of clocks', () => {
    fc.assert(
      fc.property(anyZoneDay, fc.nat(95), ({ zone, day }, index) => {
        const time = startOfDay(zone, day).getTime() + index * 15 * minuteMs
        expect(localTimeAt(zone, new Date(time))).toEqual(wallClock(zone, time))
      }),
      { numRuns: 1000 },
    )
  })

  test('leads back to its instant, or to the first of two', () => {
    fc.assert(
      fc.property(anyZoneDay, ({ zone, day }) => {
        const seen = new Map<number, number>()
        for (const time of quartersOf(zone, day)) {
          const { minutes } = localTimeAt(zone, new Date(time))
          const first = seen.get(minutes) ?? time
          seen.set(minutes, first)
          expect(instantIn(zone, day, minutes).getTime()).toBe(first)
        }
      }),
      runs,
    )
  })

  test('reads within a part of a day in its spans, and only there', () => {
    fc.assert(
      fc.property(anyZoneDay, fc.nat(96), fc.nat(96), ({ zone, day }, a, b) => {
        const wall = { from: Math.min(a, b) * 15, to: Math.max(a, b) * 15 }
        const spans = spansIn(zone, day, wall)
        const inSpans = quartersOf(zone, day).filter((time) =>
          spans.some(({ from, to }) => from <= time && time < to),
        )
        const inWall = quartersOf(zone, day).filter((time) => {
          const { minutes } = wallClock(zone, time)
          return wall.from <= minutes && minutes < wall.to
        })
        expect(inSpans).toEqual(inWall)
        const total = spans.reduce((ms, { from, to }) => ms + to - from, 0)
        expect(total).toBe(inWall.length * 15 * minuteMs)
      }),
      runs,
    )
  })

  test('has days that follow each other without a gap, as long as they are', () => {
    fc.assert(
      fc.property(anyZoneDay, ({ zone, day }) => {
        const [start, next] = [startOfDay(zone, day), startOfDay(zone, dayAfter(day, 1))]
        expect((next.getTime() - start.getTime()) / 3_600_000).toBe(hoursOf(zone, day))
        expect(dayIn(zone, start)).toBe(day)
        expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(dayAfter(day, -1))
        expect([23, 23.5, 24, 24.5, 25]).toContain(hoursOf(zone, day))
      }),
      runs,
    )
  })

  test.each([
    ['Europe/London', '2027-03-28', 23],
    ['Europe/London', '2027-10-31', 25],
    ['Australia/Lord_Howe', '2027-04-04', 24.5],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Africa/Casablanca', '2026-02-15', 25],
    ['Africa/Casablanca', '2026-03-22', 23],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('of %s has on %s %f hours', (zone, day, hours) => {
    expect(hoursOf(zone, day)).toBe(hours)
  })

  test('begins a day at one where it skips midnight', () => {
    expect(timeIn('Africa/Cairo', startOfDay('Africa/Cairo', '2026-04-24'))).toBe('01:00')
    expect(timeIn('Asia/Beirut', startOfDay('Asia/Beirut', '2026-03-29'))).toBe('01:00')
  })

  test('begins a day that it skips with the next one', () => {
    expect(startOfDay('Pacific/Apia', '2011-12-30')).toEqual(
      startOfDay('Pacific/Apia', '2011-12-31'),
    )
  })

  test.each([
    ['a skipped time is after the change', 'Europe/London', '2027-03-28', '2027-03-28T01:30:00Z'],
    ['a doubled time is the first', 'Europe/London', '2027-10-31', '2027-10-31T00:30:00Z'],
  ])('%s', (_, zone, day, instant) => {
    expect(instantIn(zone, day, 90)).toEqual(new Date(instant))
  })
})

describe('the hours of a host', () => {
  test('take a time if all of it is in them by their own clock', () => {
    fc.assert(
      fc.property(
        anyZoneDay,
        anyTime,
        anyTime,
        fc.nat(1000),
        ({ zone, day }, opens, closes, at) => {
          const isIn = (time: number) => {
            const clock = wallClock(zone, time)
            const text = `${String(Math.floor(clock.minutes / 60)).padStart(2, '0')}:${String(clock.minutes % 60).padStart(2, '0')}`
            if (opens < closes) return clock.day === day && opens <= text && text < closes
            const isNext = clock.day === dayAfter(day, 1)
            return (clock.day === day && opens <= text) || (isNext && text < closes)
          }
          const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
          const hours = [{ weekday, opens, closes }]
          const quarters = [...quartersOf(zone, day), ...quartersOf(zone, dayAfter(day, 1))]
          const from = quarters[at % quarters.length] ?? 0
          const span = { from, to: from + 30 * minuteMs }
          expect(isInHours({ zone, hours }, span)).toBe(
            isIn(span.from) && isIn(span.to - 15 * minuteMs),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  test('take an hour only if both halves are free', () => {
    const start = new Date('2027-02-02T07:00:00Z')
    const half = new Date('2027-02-02T07:30:00Z')
    const hours = [{ weekday: 2, opens: '10:00', closes: '11:00' }]
    const hostWith = (occupied: number[]) => {
      return { id: 'a', zone: 'Africa/Nairobi', hours, occupied: new Set(occupied) }
    }
    expect(freeHosts({ hosts: [hostWith([])] }, start, 60)).toHaveLength(1)
    expect(freeHosts({ hosts: [hostWith([half.getTime()])] }, start, 60)).toHaveLength(0)
    expect(freeHosts({ hosts: [hostWith([half.getTime()])] }, start, 30)).toHaveLength(1)
    expect(freeHosts({ hosts: [hostWith([])] }, half, 60)).toHaveLength(0)
  })
})
