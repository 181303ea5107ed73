import { clsx } from 'clsx'
import {
  type ClockTime,
  longDayText,
  officeClock,
  weekdayText,
} from '#client/site/office/clocks.ts'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { isFullHour } from './days.ts'

interface SlotProps {
  /** ISO 8601, UTC. */
  slot: string
  visitor: VisitorZone
  chosen: string
  onChoose: (slot: string) => void
  /** Whether it is the time that is moved, which cannot be chosen. */
  isOwn: boolean
}

/** A time to choose, by the visitor's clock, and smaller by the office's where that differs. */
export function Slot({ slot, visitor, chosen, onChoose, isOwn }: SlotProps) {
  const theirs = visitor.clock(slot)
  const ours = officeClock(slot)
  const differs = theirs.time !== ours.time || theirs.date !== ours.date
  // A full hour begins a row, also after one whose half hour is taken.
  const place = isFullHour(slot) && 'md:col-start-1'
  if (isOwn) return <OwnTime time={theirs.time} className={clsx(place)} />
  return (
    <label className={clsx('slot', place)}>
      <input
        type="radio"
        name="slot"
        value={slot}
        required
        defaultChecked={slot === chosen}
        onChange={() => onChoose(slot)}
        aria-label={slotText(theirs, differs ? ours : null)}
      />
      <span className="font-semibold">{theirs.time}</span>
      {differs && <span className="text-xs">{ours.time}</span>}
    </label>
  )
}

function OwnTime({ time, className }: { time: string; className: string }) {
  return (
    <p
      className={clsx(
        'grid min-h-12 place-content-center border-b-2 border-accent text-center leading-none',
        className,
      )}
    >
      <span className="font-semibold">{time}</span>
      <span className="text-xs">yours</span>
    </p>
  )
}

function slotText(theirs: ClockTime, ours: ClockTime | null): string {
  const own = `${longDayText(theirs.date)}, ${theirs.time}`
  return ours ? `${own}; in Nairobi ${weekdayText(ours.date)}, ${ours.time}` : own
}
