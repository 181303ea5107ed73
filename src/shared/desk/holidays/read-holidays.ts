import { isDay } from '#shared/days.ts'
import { holidayLimits } from '#shared/desk/constants.ts'

interface Holiday {
  /** `YYYY-MM-DD` */
  day: string
  label: string
}

const line = /^(\d{4}-\d\d-\d\d)[\s,;]+(\S.*)$/

/**
 * Reads a list of holidays, a day and a name on each line; also the first line that is something else,
 * from 1. Of two names for one day the first counts.
 */
export function readHolidays(list: string): { days: Holiday[]; faultyLine: number | null } {
  const labels = new Map<string, string>()
  let faultyLine: number | null = null
  for (const [index, text] of list.split('\n').entries()) {
    const [, day = '', name = ''] = line.exec(text.trim()) ?? []
    const label = name.replace(/^"(.*)"$/, '$1').trim()
    const isHoliday = isDay(day) && label !== '' && label.length <= holidayLimits.label
    if (isHoliday && !labels.has(day)) labels.set(day, label)
    if (!isHoliday && text.trim() !== '') faultyLine ??= index + 1
  }
  return { days: [...labels].map(([day, label]) => ({ day, label })), faultyLine }
}
