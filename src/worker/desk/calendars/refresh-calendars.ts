import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { booking as bookingLimits, busyCalendar as limits } from '#shared/desk/constants.ts'
import type { Span } from '#shared/zones.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { hostBusy, hostCalendars, hosts, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { entryUidEnd } from '#worker/desk/bookings/calendar-entry.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import type { Settings } from '#worker/env.ts'
import { log } from '#worker/log.ts'
import { unseal } from '#worker/security/sealed.ts'
import { addressOf, type People } from './attendance.ts'
import { readBusyTimes } from './busy-times.ts'
import { fetchCalendar } from './fetch-calendar.ts'

type Stores = Pick<Work, 'db' | 'settings'>
type CalendarRow = typeof hostCalendars.$inferSelect

/** Reads the busy calendars that are due; of one that fails, the times that were read last stay. */
export async function refreshCalendars(stores: Stores): Promise<void> {
  for (let count = 0; count < limits.perRun; count++) {
    const calendar = await claimNext(stores)
    if (!calendar) return
    await refresh(stores, calendar)
  }
}

/**
 * Takes the calendar that has waited longest, so that no other run reads it for a while. One at a time,
 * and as a failure already: if reading it stops the run, that stays, and the others are not affected.
 */
async function claimNext({ db, settings }: Stores): Promise<CalendarRow | undefined> {
  const now = new Date()
  const before = new Date(now.getTime() - limits.everySeconds * 1000)
  const { attemptAt, userId } = hostCalendars
  const isStaffs = hasRow(db, users, and(eq(users.id, userId), isStaff(settings)))
  const next = db
    .select({ userId })
    .from(hostCalendars)
    .where(and(or(isNull(attemptAt), lte(attemptAt, before)), isStaffs))
    .orderBy(attemptAt)
    .limit(1)
  const [calendar] = await db
    .update(hostCalendars)
    .set({ attemptAt: now, failure: 'unfinished' })
    .where(inArray(userId, next))
    .returning()
  return calendar
}

async function refresh({ db, settings }: Stores, { userId, sealed }: CalendarRow): Promise<void> {
  const result = await readTimes({ db, settings }, { userId, sealed })
  const isOwn = and(eq(hostCalendars.userId, userId), eq(hostCalendars.sealed, sealed))
  if (result.outcome === 'failed') {
    const { failure } = result
    log('calendar-failed', { host: userId, failure })
    await db.update(hostCalendars).set({ failure }).where(isOwn)
    return
  }
  const { times, entries, leftOut } = result
  await runBatch(db, {
    old: db
      .delete(hostBusy)
      .where(and(eq(hostBusy.userId, userId), hasRow(db, hostCalendars, isOwn))),
    // A calendar whose address was changed meanwhile has nothing to say any more.
    times: insertTimes(db, { userId, sealed, times }),
    calendar: db
      .update(hostCalendars)
      .set({ readAt: new Date(), failure: null, entries, leftOut })
      .where(isOwn),
  })
}

async function readTimes(
  { db, settings }: Stores,
  { userId, sealed }: Pick<CalendarRow, 'userId' | 'sealed'>,
) {
  const address = await unseal(settings.keyring('calendar'), sealed)
  const host = await db.select().from(hosts).where(eq(hosts.userId, userId)).get()
  if (typeof address !== 'string' || !URL.canParse(address) || !host) {
    return { outcome: 'failed', failure: 'address' } as const
  }
  const fetched = await fetchCalendar(new URL(address), readsLocalCalendars(settings))
  if (fetched.outcome === 'failed') return fetched
  return readBusyTimes(fetched.text, {
    zone: host.zone,
    span: timeOfInterest(),
    ownUid: entryUidEnd,
    people: await findPeople({ db, settings }, userId),
  })
}

/** Returns the addresses under which the host, and all staff, are invited. */
async function findPeople({ db, settings }: Stores, userId: string): Promise<People> {
  const staff = await db
    .select({ id: users.id, email: users.email, others: hosts.calendarAddresses })
    .from(users)
    .leftJoin(hosts, eq(hosts.userId, users.id))
    .where(isStaff(settings))
  const addressesOf = (rows: typeof staff) =>
    new Set(rows.flatMap(({ email, others }) => [email, ...(others ?? [])]).map(addressOf))
  return { own: addressesOf(staff.filter(({ id }) => id === userId)), staff: addressesOf(staff) }
}

/** True if calendars of this machine are read: only where the product itself is on it. */
export function readsLocalCalendars({ localCalendars, loopback }: Settings): boolean {
  return localCalendars && loopback
}

const dayMs = 24 * 60 * 60_000

/** Returns the span in which consultations are booked, with a day around it. */
function timeOfInterest(): Span {
  const now = Date.now()
  return { from: now - dayMs, to: now + (bookingLimits.aheadDays + 2) * dayMs }
}

function insertTimes(
  db: Database,
  { userId, sealed, times }: { userId: string; sealed: string; times: readonly Span[] },
) {
  const isSame = and(eq(hostCalendars.userId, userId), eq(hostCalendars.sealed, sealed))
  return db.insert(hostBusy).select(sql`
    SELECT ${userId}, json_extract(time.value, '$.from'), json_extract(time.value, '$.to')
    FROM json_each(${JSON.stringify(times)}) AS time
    WHERE ${hasRow(db, hostCalendars, isSame)}`)
}
