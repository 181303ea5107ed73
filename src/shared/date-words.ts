/** The names of the months. */
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The names of the weekdays, from Sunday, 0. */
export const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** Month and weekday in few letters, by their number: `Nov`, `Mon`. */
export const shortMonth = (month: number) => (months[month] ?? '').slice(0, 3)
export const shortWeekday = (weekday: number) => (weekdays[weekday] ?? '').slice(0, 3)

export const dayOfMonth = (day: number, month: string) => `${day} ${month}`
export const ofYear = (dayOrMonth: string, year: string) => `${dayOrMonth} ${year}`
export const onWeekday = (weekday: string, day: string) => `${weekday} ${day}`
export const atTime = (day: string, time: string) => `${day}, ${time}`
export const fromTimeTo = (day: string, from: string, to: string) => `${day}, ${from} to ${to}`
export const fromMomentTo = (from: string, to: string) => `${from} to ${to}`
