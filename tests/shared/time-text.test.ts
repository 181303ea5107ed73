import { describe, expect, test } from 'vitest'
import { spanText } from '#shared/time-text.ts'
import { findZone } from '#shared/zones.ts'

describe('a time in words', () => {
  test('at the office', () => {
    expect(spanText('Africa/Nairobi', new Date('2027-02-02T07:00:00Z'), 30)).toBe(
      'Tuesday 2 February 2027, 10:00 to 10:30',
    )
  })

  test.each([
    ['London, the Friday before its clocks go forward', 'Europe/London', '2027-03-26', '07:00'],
    ['London, the Tuesday after', 'Europe/London', '2027-03-30', '08:00'],
    ['New York, the Friday before', 'America/New_York', '2027-03-12', '02:00'],
    ['New York, the Monday after', 'America/New_York', '2027-03-15', '03:00'],
    ['New York, the Friday before they go back', 'America/New_York', '2027-11-05', '03:00'],
    ['New York, the Monday after that', 'America/New_York', '2027-11-08', '02:00'],
    ['Nairobi, whose clocks never change', 'Africa/Nairobi', '2027-03-30', '10:00'],
  ])('in %s', (_, zone, day, time) => {
    const text = spanText(zone, new Date(`${day}T07:00:00Z`), 60)
    expect(text).toContain(`, ${time} to `)
  })

  test('has the day before in zones where the day has not begun', () => {
    const startsAt = new Date('2027-02-02T05:00:00Z')
    expect(spanText('America/Los_Angeles', startsAt, 30)).toBe(
      'Monday 1 February 2027, 21:00 to 21:30',
    )
  })

  test('has both days if it includes midnight', () => {
    expect(spanText('Pacific/Auckland', new Date('2027-02-02T10:30:00Z'), 60)).toBe(
      'Tuesday 2 February 2027, 23:30 to Wednesday 3 February 2027, 00:30',
    )
    expect(spanText('Pacific/Auckland', new Date('2027-02-02T10:30:00Z'), 30)).toBe(
      'Tuesday 2 February 2027, 23:30 to Wednesday 3 February 2027, 00:00',
    )
  })
})

describe('a time zone', () => {
  test.each(['Europe/London', 'America/New_York', 'UTC', 'Africa/Nairobi'])('is %s', (zone) => {
    expect(findZone(zone)).toBe(zone)
  })

  test.each(['', 'Mars/Olympus', '+03:00', '__proto__', 'Europe/London\n', 'x'.repeat(10_000)])(
    'is not %j',
    (zone) => {
      expect(findZone(zone)).toBeNull()
    },
  )
})
