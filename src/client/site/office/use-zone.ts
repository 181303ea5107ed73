import { useMemo, useState } from 'react'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { type Clock, findClock, officeClock } from './clocks.ts'

/** Whose clock a visitor reads times by. */
export interface VisitorZone {
  /** IANA; null as long as nobody knows it. */
  zone: string | null
  /** The office's as long as it is not known. */
  clock: Clock
  /** Takes another zone. */
  choose: (zone: string) => void
}

/**
 * The visitor's time zone: the one that was chosen, else the browser's. On the server and while
 * hydrating it is what the platform knows, if anything: the browser's is not known there.
 */
export function useZone(known: string | null): VisitorZone {
  const hydrated = useHydrated()
  const [chosen, choose] = useState<string | null>(null)
  const wanted = hydrated ? (chosen ?? browserZone() ?? known) : known
  return useMemo(() => {
    const clock = wanted === null ? null : findClock(wanted)
    return { zone: clock && wanted, clock: clock ?? officeClock, choose }
  }, [wanted])
}

function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null
}

/** The zones that can be chosen, with the one that is. */
export function zonesWith(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}
