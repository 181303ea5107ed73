import { useMemo, useState } from 'react'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useOffice } from '#client/use-office.ts'
import { type Clock, clockIn, findClock } from './clocks.ts'

export interface VisitorZone {
  /** IANA name; null while it is unknown. */
  zone: string | null
  /** The clock of the zone, or the office's while it is unknown. */
  clock: Clock
  /** The office's clock and city. */
  office: { clock: Clock; city: string }
  choose: (zone: string) => void
}

/**
 * Returns the time zone that the visitor selected, else the browser's. On the server and during
 * hydration it is the platform's guess, because the browser's is unknown there.
 */
export function useZone(platformZone: string | null): VisitorZone {
  const hydrated = useHydrated()
  const [selected, choose] = useState<string | null>(null)
  const zone = hydrated ? (selected ?? browserZone() ?? platformZone) : platformZone
  const { timeZone, city } = useOffice()
  return useMemo(() => {
    const clock = zone === null ? null : findClock(zone)
    const office = { clock: clockIn(timeZone), city }
    return { zone: clock && zone, clock: clock ?? office.clock, office, choose }
  }, [zone, timeZone, city])
}

function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null
}

/** Returns all time zones, including the given one. */
export function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}
