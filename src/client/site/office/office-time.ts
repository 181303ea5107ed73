import { useEffect, useState } from 'react'
import type { OpeningHours } from '#shared/content/site.ts'
import { type OfficeTime, officeTimeAt } from '#shared/office-time.ts'

const minuteMs = 60_000

/**
 * The time at the office, updated each minute. Null on the server and in the first render of the
 * browser: their clocks differ, and React needs both to render the same.
 */
export function useOfficeTime(): OfficeTime | null {
  const [time, setTime] = useState<OfficeTime | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setTime(officeTimeAt(new Date()))
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
    }
    // The first use of a time zone takes long on a slow phone: not in the task that hydrates the page.
    timer = setTimeout(tick)
    return () => clearTimeout(timer)
  }, [])
  return time
}

/** A full hour on a scale: `08`. */
export function hourText(hour: number): string {
  return String(hour).padStart(2, '0')
}

/** The business hours of a day: `08:00 – 18:00`. */
export function openingText({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens} – ${closes}` : 'Closed'
}
