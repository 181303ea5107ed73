import { useOffice } from '#client/use-office.ts'
import { shortMonth } from '#shared/date-words.ts'
import { dayText } from '#shared/dates.ts'
import { clockText } from '#shared/days.ts'
import { type MainOffice, zoneLetters } from '#shared/main-office.ts'
import { localTimeAt } from '#shared/zones.ts'
import * as words from './words.ts'

/** Returns moments (ISO 8601) by the clock of the office, alike in server and browser. */
export interface OfficeClock {
  /** `2026-11-20` */
  day: (moment: string) => string
  /** `20 November 2026, 14:05 EAT` */
  dateTime: (moment: string) => string
  /** The time if a moment is today, otherwise the day, with the year if it is another one. */
  shortTime: (moment: string, now: string) => string
}

/** Returns the clock of the firm's main office. */
export function useOfficeClock(): OfficeClock {
  const office = useOffice()
  return {
    day: (moment) => timeAt(office, moment).day,
    dateTime: (moment) => {
      const { day, time } = timeAt(office, moment)
      return words.timeAtOffice(dayText(day), time, zoneLetters(office, new Date(moment)))
    },
    shortTime: (moment, now) => shortTime(timeAt(office, moment), timeAt(office, now).day),
  }
}

function timeAt({ timeZone }: MainOffice, moment: string): { day: string; time: string } {
  const { day, minutes } = localTimeAt(timeZone, new Date(moment))
  return { day, time: clockText(minutes) }
}

function shortTime({ day, time }: { day: string; time: string }, today: string): string {
  if (day === today) return time
  const [year, month, dayOfMonth] = day.split('-')
  const parts = [Number(dayOfMonth), shortMonth(Number(month) - 1)]
  return [...parts, today.startsWith(`${year}-`) ? '' : year].filter(Boolean).join(' ')
}
