import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSameTime } from '#client/site/office/clocks.ts'
import { type VisitorZone, zonesWith } from '#client/site/office/use-zone.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import { cityOf } from '#shared/zones.ts'
import { spanText, visibleDays } from './days.ts'
import { TimePicker, type TimePickerProps } from './time-picker.tsx'
import * as words from './visitor-words.ts'

interface WeekTimesProps extends TimePickerProps {
  /** The URLs of the weeks before and after; null if nothing is offered there. */
  earlier: string | null
  later: string | null
}

const timesId = 'times'

/** The times of a week, with links to other weeks and the choice of a time zone. */
export function WeekTimes({ earlier, later, ...props }: WeekTimesProps) {
  const days = visibleDays(props.days, useOffice())
  const isEmpty = days.every(({ slots }) => slots.length === 0)
  return (
    <>
      <nav
        id={timesId}
        aria-label={words.weeks}
        className="flex items-center justify-between gap-2"
      >
        <WeekLink href={earlier} className="icon-button">
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.theWeekBefore}</span>
        </WeekLink>
        <h2 aria-live="polite" className="figures text-center text-lg sm:text-2xl">
          {spanText(days)}
        </h2>
        <WeekLink href={later} className="icon-button">
          <ChevronRight aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.theWeekAfter}</span>
        </WeekLink>
      </nav>
      <ZoneSelect
        visitor={props.visitor}
        differs={days.some(({ slots }) =>
          slots.some((slot) => !isSameTime(props.visitor.clock, props.visitor.office.clock, slot)),
        )}
      />
      {isEmpty && (
        <p className="mb-6">
          {words.noTimesThisWeek}
          {later && (
            <WeekLink href={later} className="link">
              {words.lookAtTheNextOne}
            </WeekLink>
          )}
        </p>
      )}
      <TimePicker {...props} />
    </>
  )
}

interface WeekLinkProps {
  href: string | null
  className: string
  children: ReactNode
}

function WeekLink({ href, className, children }: WeekLinkProps) {
  const hydrated = useHydrated()
  if (href === null) return <span className="size-11" />
  return (
    <Link
      // Without a script the link loads a page that begins far above its times.
      href={hydrated ? href : `${href}#${timesId}`}
      prefetch
      preserveScroll
      preserveState
      className={className}
    >
      {children}
    </Link>
  )
}

interface ZoneSelectProps {
  visitor: VisitorZone
  /** True if the office's clock shows other times. */
  differs: boolean
}

/** The time zone of the times; it can be changed once the script runs. */
function ZoneSelect({ visitor: { zone, office, choose }, differs }: ZoneSelectProps) {
  const { city } = office
  const hydrated = useHydrated()
  return (
    <div className="mt-1 mb-4 flex min-h-12 sm:mt-3 sm:mb-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {zone === null && <p>{words.timesOfOffice(city)}</p>}
      {zone !== null && !hydrated && (
        <p>{differs ? words.timesOfZone(cityOf(zone), city) : words.timesOfOffice(city)}</p>
      )}
      {zone !== null && hydrated && (
        <>
          <label htmlFor="zone">{words.yourTimeZone}</label>
          <select
            id="zone"
            value={zone}
            onChange={(event) => choose(event.currentTarget.value)}
            className="field max-w-64"
          >
            {zonesWith(zone).map((option) => (
              <option key={option} value={option}>
                {option.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          {differs && <p className="text-muted">{words.officeTimeUnderneath(city)}</p>}
        </>
      )}
    </div>
  )
}
