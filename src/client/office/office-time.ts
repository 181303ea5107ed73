import { useEffect, useState } from 'react'
import { type OpeningHours, site } from '#shared/content/site.ts'

/** The time at the office. */
export interface OfficeTime {
  /** From Sunday, 0. */
  weekday: number
  /** Since midnight. */
  minutes: number
  /** `HH:MM` */
  display: string
  isOpen: boolean
}

/** The minutes of a day. */
export const dayMinutes = 24 * 60

const minuteMs = 60_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

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
    tick()
    return () => clearTimeout(timer)
  }, [])
  return time
}

export function officeTimeAt(moment: Date): OfficeTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: site.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const weekday = weekdays.indexOf(part('weekday'))
  const display = `${part('hour')}:${part('minute')}`
  const minutes = minutesOf(display)
  return { weekday, minutes, display, isOpen: isOpenAt(weekday, minutes) }
}

/** Minutes since midnight of an `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function isOpenAt(weekday: number, minutes: number): boolean {
  return site.hours.some(({ opens, closes, weekdays: days }) => {
    if (!opens || !closes || !(days as readonly number[]).includes(weekday)) return false
    return minutes >= minutesOf(opens) && minutes < minutesOf(closes)
  })
}

/** A full hour on a scale: `08`. */
export function hourText(hour: number): string {
  return String(hour).padStart(2, '0')
}

/** The business hours of a day: `08:00 – 18:00`. */
export function openingText({ opens, closes }: OpeningHours): string {
  return opens && closes ? `${opens} – ${closes}` : 'Closed'
}
