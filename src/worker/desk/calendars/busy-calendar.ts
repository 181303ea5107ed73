import { eq } from 'drizzle-orm'
import type { BusyCalendar } from '#shared/desk/bookings/props.ts'
import type { Step } from '#worker/db/change.ts'
import { hostBusy, hostCalendars } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { seal } from '#worker/security/sealed.ts'
import { isAllowedAddress } from './allowed-address.ts'
import { readsLocalCalendars } from './refresh-calendars.ts'

/** Returns the address of a calendar if calendars are read from there; calendars' own scheme is https. */
export function findCalendarAddress(settings: Settings, text: string): URL | null {
  const https = text.replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(https)) return null
  const address = new URL(https)
  address.hash = ''
  return isAllowedAddress(address, { local: readsLocalCalendars(settings) }) ? address : null
}

export async function findBusyCalendar(db: Database, userId: string): Promise<BusyCalendar | null> {
  const calendar = await db
    .select()
    .from(hostCalendars)
    .where(eq(hostCalendars.userId, userId))
    .get()
  if (!calendar) return null
  const { server, readAt, failure, entries, leftOut } = calendar
  return { server, readAt: readAt?.toISOString() ?? null, failure, entries, leftOut }
}

interface CalendarChange {
  /** A new address; null leaves the one there is. */
  address: URL | null
  remove: boolean
}

/** Returns the steps that replace or remove a host's busy calendar; one that stays is read again soon. */
export async function calendarSteps(
  { db, settings }: { db: Database; settings: Settings },
  userId: string,
  { address, remove }: CalendarChange,
): Promise<Record<'oldCalendar' | 'oldTimes' | 'calendar', Step>> {
  if (!address && !remove) {
    // Its times depend on the zone and the addresses, which are saved as well.
    const again = db.update(hostCalendars).set({ attemptAt: null })
    return {
      oldCalendar: null,
      oldTimes: null,
      calendar: again.where(eq(hostCalendars.userId, userId)),
    }
  }
  const [key] = settings.keyring('calendar')
  const sealed = await seal(key, address?.href)
  return {
    oldCalendar: db.delete(hostCalendars).where(eq(hostCalendars.userId, userId)),
    oldTimes: db.delete(hostBusy).where(eq(hostBusy.userId, userId)),
    calendar:
      address && db.insert(hostCalendars).values({ userId, sealed, server: address.hostname }),
  }
}
