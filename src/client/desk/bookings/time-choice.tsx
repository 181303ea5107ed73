import { Fragment, useEffect, useRef } from 'react'
import {
  dayOfMonthText,
  longDayText,
  officeClock,
  weekdayText,
} from '#client/site/office/clocks.ts'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { FieldError } from '#client/ui/field.tsx'
import type { BookingDay } from '#shared/desk/bookings/props.ts'
import { isSecondAlone, partsOfDay, shownDays, whyNone } from './days.ts'
import { Slot } from './slot.tsx'

export interface TimeChoiceProps {
  days: readonly BookingDay[]
  visitor: VisitorZone
  now: string
  error: string | undefined
  /** The time that is chosen (ISO 8601, UTC); empty without one. */
  chosen: string
  onChoose: (slot: string) => void
  /** The time that is moved, which can be seen among the others and not chosen. */
  own?: string | undefined
}

/** The times of a week as radio buttons, a column for each day where there is room. */
export function TimeChoice(props: TimeChoiceProps) {
  const { days, error, onChoose } = props
  const group = useRef<HTMLDivElement>(null)

  // What was chosen before the script ran.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')
    if (checked) onChoose(checked.value)
  }, [onChoose])
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="Times"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'slot-error'}
      tabIndex={-1}
      className="scroll-mt-24 outline-none"
    >
      {error && (
        <div className="mb-4 border-l-3 border-danger pl-4">
          <FieldError id="slot-error" announced>
            {error}
          </FieldError>
        </div>
      )}
      <div className="figures grid gap-x-4 gap-y-8 md:grid-cols-5">
        {shownDays(days).map((day) => (
          <DayColumn key={day.date} {...props} day={day} />
        ))}
      </div>
    </div>
  )
}

/** A day at the office: its times, or why there are none. */
function DayColumn({ day, ...props }: TimeChoiceProps & { day: BookingDay }) {
  const { visitor, own, now, chosen, onChoose } = props
  const choice = { chosen, onChoose }
  const slots = withOwn(day, own)
  const parts = partsOfDay(slots, visitor.clock)
  const differs = parts.some(({ date }) => date !== day.date)
  return (
    <fieldset
      aria-label={longDayText(day.date)}
      className="min-w-0 border-t-2 border-structure pt-3"
    >
      <p aria-hidden="true" className="leading-tight md:mb-3">
        <span className="font-display text-lg md:block">{weekdayText(day.date)}</span>{' '}
        <span className="text-sm text-muted">{dayOfMonthText(day.date)}</span>
      </p>
      {slots.length === 0 && (
        <p className="hatched mt-3 px-2 py-3 text-sm">
          <span className="bg-ground">{whyNone(day, now)}</span>
        </p>
      )}
      {parts.map((part) => (
        <div key={part.date}>
          {differs && (
            <p className="mt-3 text-sm font-semibold">
              {weekdayText(part.date).slice(0, 3)} for you
            </p>
          )}
          <div className="mt-2 grid grid-cols-4 gap-2 md:grid-cols-2">
            {part.slots.map((slot) => (
              <Fragment key={slot}>
                {isSecondAlone(slot, part.slots) && <span className="max-md:hidden" />}
                <Slot slot={slot} visitor={visitor} isOwn={slot === own} {...choice} />
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** The times of a day and the one that is moved, which others cannot have. */
function withOwn({ date, slots }: BookingDay, own: string | undefined): string[] {
  if (!own || officeClock(own).date !== date) return slots
  return [...new Set([...slots, own])].sort()
}
