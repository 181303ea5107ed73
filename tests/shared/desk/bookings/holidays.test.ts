import { describe, expect, test } from 'vitest'
import { findHoliday, holidayRecords, holidaysOf } from '#shared/desk/bookings/holidays.ts'

const datesOf = (year: number) => holidaysOf(year).map(({ date }) => date)

describe("Kenya's public holidays", () => {
  test('of 2026, none on a Sunday', () => {
    expect(holidaysOf(2026)).toEqual([
      { date: '2026-01-01', name: 'New Year’s Day' },
      { date: '2026-04-03', name: 'Good Friday' },
      { date: '2026-04-06', name: 'Easter Monday' },
      { date: '2026-05-01', name: 'Labour Day' },
      { date: '2026-06-01', name: 'Madaraka Day' },
      { date: '2026-10-10', name: 'Mazingira Day' },
      { date: '2026-10-20', name: 'Mashujaa Day' },
      { date: '2026-12-12', name: 'Jamhuri Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
    ])
  })

  test.each([
    ['2027-10-11', 'Mazingira Day (observed)'],
    ['2027-12-13', 'Jamhuri Day (observed)'],
    ['2027-12-27', 'Boxing Day (observed)'],
    ['2022-12-27', 'Christmas Day (observed)'],
    ['2023-01-02', 'New Year’s Day (observed)'],
    ['2022-05-02', 'Labour Day (observed)'],
  ])('on a Sunday are observed on the next free day: %s', (day, name) => {
    expect(findHoliday(day)?.name).toBe(name)
  })

  test.each(['2027-10-10', '2022-12-25', '2023-01-01', '2022-05-01'])(
    'are not kept on the Sunday itself: %s',
    (day) => {
      expect(findHoliday(day)).toBeUndefined()
    },
  )

  test('on a Saturday are not moved', () => {
    expect(findHoliday('2026-10-10')?.name).toBe('Mazingira Day')
    expect(findHoliday('2026-10-12')).toBeUndefined()
  })

  test.each([
    [2024, '2024-03-29', '2024-04-01'],
    [2025, '2025-04-18', '2025-04-21'],
    [2027, '2027-03-26', '2027-03-29'],
    [2038, '2038-04-23', '2038-04-26'],
  ])('around Easter of %i', (year, friday, monday) => {
    expect(datesOf(year)).toEqual(expect.arrayContaining([friday, monday]))
  })

  test('have the same number every year, on different days', () => {
    for (let year = 2024; year < 2100; year++) {
      expect(new Set(datesOf(year)).size).toBe(holidayRecords.length)
      expect(datesOf(year).every((date) => new Date(date).getUTCDay() !== 0)).toBe(true)
    }
  })

  test('have a source each', () => {
    for (const { source } of holidayRecords) expect(URL.canParse(source)).toBe(true)
  })
})
