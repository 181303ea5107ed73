import { weekdays } from '#shared/date-words.ts'
import { upperFirst } from '#shared/label-text.ts'
import { type DayHours, hoursOfWeekday, type RegularHours } from '#shared/office-hours.ts'
import * as words from './words.ts'

/** Weekdays in a row that have the same hours. */
export interface DayRow {
  /** `Monday – Friday` */
  days: string
  weekdays: number[]
  /** In order; none if it is closed. */
  spans: DayHours[]
}

const fromMonday = [1, 2, 3, 4, 5, 6, 0]

/** Returns the business hours of the week, from Monday. */
export function dayRows(office: Pick<RegularHours, 'hours'>): DayRow[] {
  const rows: DayRow[] = []
  for (const weekday of fromMonday) {
    const spans = hoursOfWeekday(office, weekday)
    const last = rows.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.weekdays.push(weekday)
    else rows.push({ days: '', weekdays: [weekday], spans })
  }
  return rows.map((row) => ({ ...row, days: daysText(row.weekdays) }))
}

function daysText(days: readonly number[]): string {
  const [first = '', last = ''] = [days.at(0), days.at(-1)].map((day) => weekdays[day ?? 0])
  return upperFirst(first === last ? first : words.fromDayToDay(first, last))
}
