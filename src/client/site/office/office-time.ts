import { useEffect, useState } from 'react'
import { useOffice } from '#client/use-office.ts'
import { type HoursException, type OfficeTime, officeTimeAt } from '#shared/office-hours.ts'
import type { DayRow } from './day-rows.ts'
import * as words from './words.ts'

const minuteMs = 60_000
const none: readonly HoursException[] = []

/**
 * Returns the time at the office, updated each minute. Null on the server and in the browser's first
 * render, because both have to render the same.
 */
export function useOfficeTime(exceptions: readonly HoursException[] = none): OfficeTime | null {
  const office = useOffice()
  const [time, setTime] = useState<OfficeTime | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setTime(officeTimeAt({ ...office, exceptions }, new Date()))
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
    }
    // The first use of a time zone is slow on phones, so it must not delay hydration.
    timer = setTimeout(tick)
    return () => clearTimeout(timer)
  }, [office, exceptions])
  return time
}

/** Returns an hour with two digits: `08`. */
export function hourText(hour: number): string {
  return String(hour).padStart(2, '0')
}

/** Returns the business hours of a day: `08:00 – 18:00`. */
export function openingText({ spans }: Pick<DayRow, 'spans'>): string {
  return spans.map(({ opens, closes }) => words.span(opens, closes)).join(', ') || words.closed
}
