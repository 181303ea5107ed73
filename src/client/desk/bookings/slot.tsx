import { clsx } from 'clsx'
import { type ClockTime, isSameTime } from '#client/site/office/clocks.ts'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { longDayText, weekdayText } from '#shared/dates.ts'
import { isFullHour } from './days.ts'
import * as words from './visitor-words.ts'

interface SlotProps {
  /** ISO 8601, UTC. */
  slot: string
  visitor: VisitorZone
  selected: string
  onSelect: (slot: string) => void
  /** True for the present time of the consultation, which cannot be selected. */
  isCurrent: boolean
}

/** A radio button for a time by the visitor's clock, with the office's below it if that differs. */
export function Slot({ slot, visitor, selected, onSelect, isCurrent }: SlotProps) {
  const visitorTime = visitor.clock(slot)
  const { office } = visitor
  const officeTime = office.clock(slot)
  const differs = !isSameTime(visitor.clock, office.clock, slot)
  // A full hour begins a row, even if the half hour before it is occupied.
  const columnClass = isFullHour(slot, office.clock) && 'md:col-start-1'
  if (isCurrent) return <CurrentTime time={visitorTime.time} className={clsx(columnClass)} />
  return (
    <label className={clsx('slot', columnClass)}>
      <input
        type="radio"
        name="slot"
        value={slot}
        required
        defaultChecked={slot === selected}
        onChange={() => onSelect(slot)}
        aria-label={slotText(visitorTime, differs ? { ...officeTime, city: office.city } : null)}
      />
      <span className="font-semibold">{visitorTime.time}</span>
      {differs && <span className="text-xs">{officeTime.time}</span>}
    </label>
  )
}

function CurrentTime({ time, className }: { time: string; className: string }) {
  return (
    <p
      className={clsx(
        'grid min-h-12 place-content-center border-b-2 border-accent text-center leading-none',
        className,
      )}
    >
      <span className="font-semibold">{time}</span>
      <span className="text-xs">{words.yours}</span>
    </p>
  )
}

function slotText(
  visitorTime: ClockTime,
  officeTime: (ClockTime & { city: string }) | null,
): string {
  const text = `${longDayText(visitorTime.date)}, ${visitorTime.time}`
  return officeTime
    ? words.slotAtOffice(text, {
        ...officeTime,
        weekday: weekdayText(officeTime.date),
      })
    : text
}
