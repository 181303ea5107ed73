import { describe, expect, test } from 'vitest'
import { holidaysBetween, kenyanHolidays } from '#shared/desk/bookings/holidays.ts'

const holidaysOf = (year: number) => holidaysBetween('KE', `${year}-01-01`, `${year}-12-31`)
const datesOf = (year: number) => holidaysOf(year).map(({ day }) => day)
const findHoliday = (day: string) => holidaysBetween('KE', day, day)[0]

describe("Kenya's public holidays", () => {
  test('of 2026, none on a Sunday', () => {
    expect(holidaysOf(2026)).toEqual([
      { day: '2026-01-01', label: 'New Year’s Day', hours: null },
      { day: '2026-04-03', label: 'Good Friday', hours: null },
      { day: '2026-04-06', label: 'Easter Monday', hours: null },
      { day: '2026-05-01', label: 'Labour Day', hours: null },
      { day: '2026-06-01', label: 'Madaraka Day', hours: null },
      { day: '2026-10-10', label: 'Mazingira Day', hours: null },
      { day: '2026-10-20', label: 'Mashujaa Day', hours: null },
      { day: '2026-12-12', label: 'Jamhuri Day', hours: null },
      { day: '2026-12-25', label: 'Christmas Day', hours: null },
      { day: '2026-12-26', label: 'Boxing Day', hours: null },
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
    expect(findHoliday(day)?.label).toBe(name)
  })

  test.each(['2027-10-10', '2022-12-25', '2023-01-01', '2022-05-01'])(
    'are not kept on the Sunday itself: %s',
    (day) => {
      expect(findHoliday(day)).toBeUndefined()
    },
  )

  test('on a Saturday are not moved', () => {
    expect(findHoliday('2026-10-10')?.label).toBe('Mazingira Day')
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
      expect(new Set(datesOf(year)).size).toBe(kenyanHolidays.length)
      expect(datesOf(year).every((date) => new Date(date).getUTCDay() !== 0)).toBe(true)
    }
  })

  test('have a source each', () => {
    for (const { source } of kenyanHolidays) expect(URL.canParse(source)).toBe(true)
  })

  test('are none of another country', () => {
    expect(holidaysBetween('NG', '2026-01-01', '2026-12-31')).toEqual([])
  })
})
