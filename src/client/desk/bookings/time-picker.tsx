import { clsx } from 'clsx'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { VisitorZone } from '#client/site/office/use-zone.ts'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import { dayOfMonthText, longDayText, shortWeekdayText, weekdayText } from '#shared/dates.ts'
import type { BookingDay } from '#shared/desk/bookings/props.ts'
import { upperFirst } from '#shared/label-text.ts'
import { DayTabs, dayId } from './day-tabs.tsx'
import { emptyDayText, needsGapBefore, visibleDays, visitorDaysOf } from './days.ts'
import { Slot } from './slot.tsx'
import * as words from './visitor-words.ts'

export interface TimePickerProps {
  days: readonly BookingDay[]
  visitor: VisitorZone
  now: string
  error: string | undefined
  /** The selected time (ISO 8601, UTC); empty if there is none. */
  selected: string
  onSelect: (slot: string) => void
  /** The present time of the consultation, which is visible but cannot be selected. */
  currentSlot?: string | undefined
}

/**
 * The times of a week as radio buttons: a column for each day, or on narrow screens one day, which the
 * tabs above choose.
 */
export function TimePicker(props: TimePickerProps) {
  const { error, onSelect } = props
  const group = useRef<HTMLDivElement>(null)
  const days = visibleDays(props.days, useOffice())
  const { tab, selectTab } = useDayTab(days, props)
  const hydrated = useHydrated()

  // Before the script ran, a time may have been selected.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')
    if (checked) onSelect(checked.value)
  }, [onSelect])
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={words.times}
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
      <DayTabs days={days} current={tab} onSelect={selectTab} />
      <div className="figures grid gap-x-4 gap-y-8 md:grid-cols-5">
        {days.map((day) => (
          <DayColumn
            key={day.date}
            {...props}
            day={day}
            isTab={hydrated}
            isOpen={day.date === tab}
          />
        ))}
      </div>
    </div>
  )
}

/** Holds the visible day of narrow screens: at first that of the selected time, or one with times. */
function useDayTab(
  days: readonly BookingDay[],
  { selected, currentSlot, visitor }: Pick<TimePickerProps, 'selected' | 'currentSlot' | 'visitor'>,
) {
  const [choice, selectTab] = useState('')
  const findDay = (slot = '') => days.find((day) => day.slots.includes(slot))
  const day =
    days.find(({ date }) => date === choice) ??
    findDay(selected) ??
    days.find(({ date }) => currentSlot && date === visitor.office.clock(currentSlot).date) ??
    days.find(({ slots }) => slots.length > 0) ??
    days[0]
  return { tab: day?.date, selectTab }
}

interface DayColumnProps extends TimePickerProps {
  day: BookingDay
  /** True if narrow screens show one day, and whether it is this one. */
  isTab: boolean
  isOpen: boolean
}

function DayColumn({ day, isTab, isOpen, ...props }: DayColumnProps) {
  const office = useOffice()
  const slots = withCurrent(day, props)
  const visitorDays = visitorDaysOf(slots, props.visitor.clock)
  const differs = visitorDays.some(({ date }) => date !== day.date)
  return (
    <fieldset
      id={dayId(day.date)}
      aria-label={longDayText(day.date)}
      className={clsx(
        'min-w-0 border-structure md:border-t-2 md:pt-3',
        isTab ? !isOpen && 'max-md:hidden' : 'max-md:border-t-2 max-md:pt-3',
      )}
    >
      <DayHeading date={day.date} className={clsx(isTab && 'max-md:hidden')} />
      {slots.length === 0 && (
        <p className="hatched mt-3 px-2 py-3 text-sm">
          <span className="bg-ground">{emptyDayText(day, office, props.now)}</span>
        </p>
      )}
      {visitorDays.map((visitorDay) => (
        <div key={visitorDay.date}>
          {differs && (
            <p className="mt-3 text-sm font-semibold">
              {words.weekdayForYou(shortWeekdayText(visitorDay.date))}
            </p>
          )}
          <Slots {...props} slots={visitorDay.slots} />
        </div>
      ))}
    </fieldset>
  )
}

function DayHeading({ date, className }: { date: string; className: string }) {
  return (
    <p aria-hidden="true" className={clsx('leading-tight md:mb-3', className)}>
      <span className="font-display text-lg md:block">{upperFirst(weekdayText(date))}</span>{' '}
      <span className="text-sm text-muted">{dayOfMonthText(date)}</span>
    </p>
  )
}

type SlotsProps = Omit<TimePickerProps, 'days'> & { slots: readonly string[] }

function Slots({ slots, visitor, currentSlot, selected, onSelect }: SlotsProps) {
  return (
    <div className="mt-2 grid grid-cols-4 gap-2 md:grid-cols-2">
      {slots.map((slot) => (
        <Fragment key={slot}>
          {needsGapBefore(slot, slots, visitor.office.clock) && <span className="max-md:hidden" />}
          <Slot {...{ slot, visitor, selected, onSelect }} isCurrent={slot === currentSlot} />
        </Fragment>
      ))}
    </div>
  )
}

/** Returns the times of a day, including the present time of the consultation. */
function withCurrent(
  { date, slots }: BookingDay,
  { currentSlot, visitor }: Pick<TimePickerProps, 'currentSlot' | 'visitor'>,
): string[] {
  if (!currentSlot || visitor.office.clock(currentSlot).date !== date) return slots
  return [...new Set([...slots, currentSlot])].sort()
}
