import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { shortWeekdayText, weekdayText } from '#shared/dates.ts'
import type { BookingDay } from '#shared/desk/bookings/props.ts'
import * as words from './visitor-words.ts'

interface DayTabsProps {
  days: readonly BookingDay[]
  /** The day whose times are visible: `YYYY-MM-DD`. */
  current: string | undefined
  onSelect: (date: string) => void
}

/** The days of a week on narrow screens; without a script they lead to the times of each. */
export function DayTabs({ days, current, onSelect }: DayTabsProps) {
  const select = (event: MouseEvent, date: string) => {
    event.preventDefault()
    onSelect(date)
  }
  return (
    <ul
      aria-label={words.days}
      className="figures mb-4 grid auto-cols-fr grid-flow-col gap-1 md:hidden"
    >
      {days.map(({ date, slots }) => (
        <li key={date}>
          <a
            href={`#${dayId(date)}`}
            aria-current={date === current ? 'true' : undefined}
            aria-label={words.dayWithTimes(weekdayText(date), dayNumber(date), slots.length)}
            onClick={(event) => select(event, date)}
            className={clsx(
              'block border-b-2 border-line py-2 text-center leading-tight aria-[current]:border-structure aria-[current]:bg-panel',
              slots.length === 0 && 'text-muted',
            )}
          >
            <span className="block text-sm">{shortWeekdayText(date)}</span>
            <span className="font-semibold">{dayNumber(date)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function dayId(date: string): string {
  return `day-${date}`
}

function dayNumber(date: string): number {
  return Number(date.slice(8))
}
