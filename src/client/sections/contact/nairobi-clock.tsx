import { useOfficeClock } from '#client/hooks/use-office-clock.ts'
import { site } from '#shared/content/site.ts'
import { DayHill } from './day-hill.tsx'

/** The time at the office and whether somebody is at the desk; without a script, its time zone. */
export function NairobiClock({ className }: { className: string }) {
  const time = useOfficeClock()
  return (
    <div className={className}>
      <div className="flex items-end justify-between gap-6 pb-5">
        <p className="figures font-display text-5xl leading-[0.8] font-[380]">
          {time ? <time>{time.display}</time> : 'UTC+3'}
        </p>
        <p className="text-right text-sm leading-snug">
          <span className="block text-muted">
            {site.office.city}, {site.office.country}
          </span>
          <OpenState isOpen={time?.isOpen} />
        </p>
      </div>
      <DayHill {...(time && { minutes: time.minutes, weekday: time.weekday })} />
    </div>
  )
}

function OpenState({ isOpen }: { isOpen: boolean | undefined }) {
  if (isOpen === undefined) return <span className="font-semibold">East Africa Time</span>
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full border-2 ${isOpen ? 'border-success bg-success' : 'border-danger'}`}
      />
      {isOpen ? 'Open now' : 'Closed now'}
    </span>
  )
}
