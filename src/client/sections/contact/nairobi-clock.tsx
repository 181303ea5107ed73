import { useOfficeClock } from '#client/hooks/use-office-clock.ts'
import { site } from '#shared/content/site.ts'

/** The time at the office and whether somebody is at the desk; without a script, its time zone. */
export function NairobiClock({ className }: { className: string }) {
  const time = useOfficeClock()
  return (
    <div className={`border-t-2 border-structure pt-4 ${className}`}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold text-structure">
          {site.office.city}, {site.office.country}
        </span>
        <OpenState isOpen={time?.isOpen} />
      </p>
      <p className="figures mt-4 font-display text-[clamp(4rem,2.6rem+5vw,6.75rem)] leading-none font-[350] tracking-tight">
        {time ? <time>{time.display}</time> : 'UTC+3'}
      </p>
    </div>
  )
}

function OpenState({ isOpen }: { isOpen: boolean | undefined }) {
  if (isOpen === undefined) return <span className="text-muted">East Africa Time</span>
  return (
    <span className="flex items-center gap-2 font-semibold">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full ${isOpen ? 'bg-success' : 'border-2 border-danger'}`}
      />
      {isOpen ? 'Open now' : 'Closed now'}
    </span>
  )
}
