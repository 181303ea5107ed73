import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { dayAfter, isDay, mondayOf } from '#shared/days.ts'
import type { CalendarBooking, Closure } from '#shared/desk/bookings/props.ts'
import { byCharacters } from '#shared/order.ts'
import type { Pages } from '#shared/pages.ts'
import { startOfDay } from '#shared/zones.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookingHolds, bookings, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { exceptionOf, selectExceptions } from '#worker/knowledge/hours-exceptions.ts'
import { officeDay, officeWith, officeZone } from '#worker/knowledge/office.ts'
import { clashingBookings, clashingHolds, closureOf, selectClosures } from './closed-times.ts'
import { type Hold, selectLiveHolds } from './find-hold.ts'
import { inOrder, selectHosts } from './hosts.ts'

const weekDays = 7
const lastDate = '9999-12-31'

/** Returns the desk's calendar for the week of a day; this week if the text is no day. */
export async function deskWeek(
  work: Pick<Work, 'db' | 'settings'>,
  day: string,
): Promise<Omit<Pages['desk/calendar'], 'status' | 'clashes'>> {
  const { db, settings } = work
  const now = new Date()
  const today = officeDay(now)
  const week = mondayOf(isDay(day) ? day : today)
  const next = dayAfter(week, weekDays)
  const last = dayAfter(next, -1)
  // Not in the batch, where joined columns of the same name would overwrite each other.
  const [from, to] = [startOfDay(officeZone(), week), startOfDay(officeZone(), next)]
  const isInWeek = and(gte(bookings.startsAt, from), lt(bookings.startsAt, to))
  const [bookingRows, { closures, exceptions, comingClosures, holds, hosts }] = await Promise.all([
    selectBookings(db, isInWeek),
    runBatch(db, {
      closures: selectClosures(db, week, last),
      exceptions: selectExceptions(db, week, last),
      comingClosures: selectClosures(db, today, lastDate),
      holds: selectLiveHolds(db, { from, to, now }),
      hosts: selectHosts(work),
    }),
  ])
  return {
    week,
    previous: dayAfter(week, -weekDays),
    next,
    bookings: entriesOf(bookingRows, holds),
    closures: closures.map(closureOf),
    exceptions: officeWith(exceptions.map(exceptionOf), { first: week, last }).exceptions,
    comingClosures: comingClosures.map(closureOf),
    hosts: inOrder(hosts).map(({ id, name }) => ({ id, name })),
    seats: settings.bookingSeats,
    now: now.toISOString(),
  }
}

/** Returns the consultations and held times in a closure that was refused because of them. */
export async function findClashes(
  db: Database,
  closure: Pick<Closure, 'from' | 'to' | 'host'>,
): Promise<CalendarBooking[]> {
  const [rows, holds] = await Promise.all([
    selectBookings(db, clashingBookings(closure)),
    db.select().from(bookingHolds).where(clashingHolds(closure)),
  ])
  return entriesOf(rows, holds)
}

function entriesOf(rows: readonly CalendarRow[], holds: readonly Hold[]): CalendarBooking[] {
  return [...rows.map(bookingEntry), ...holds.map(holdEntry)].sort((a, b) =>
    byCharacters(a.startsAt, b.startsAt),
  )
}

function selectBookings(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      thread: bookings.threadId,
      person: { name: threads.name, email: threads.email },
      company: threads.company,
      phone: bookings.phone,
      topic: bookings.topic,
      startsAt: bookings.startsAt,
      minutes: bookings.minutes,
      host: bookings.hostId,
      cancelledAt: bookings.cancelledAt,
    })
    .from(bookings)
    .innerJoin(threads, eq(threads.id, bookings.threadId))
    .where(condition)
    .orderBy(asc(bookings.startsAt))
}

type CalendarRow = Awaited<ReturnType<typeof selectBookings>>[number]

function bookingEntry({ startsAt, cancelledAt, ...booking }: CalendarRow): CalendarBooking {
  const cancelled = cancelledAt !== null
  return { ...booking, startsAt: startsAt.toISOString(), cancelled, heldUntil: null }
}

function holdEntry({
  id,
  name,
  email,
  company,
  phone,
  topic,
  minutes,
  ...hold
}: Hold): CalendarBooking {
  const person = { name, email }
  const startsAt = hold.startsAt.toISOString()
  const heldUntil = hold.expiresAt.toISOString()
  const withoutThread = { thread: null, cancelled: false }
  const { hostId: host } = hold
  return { id, ...withoutThread, person, company, phone, topic, startsAt, minutes, host, heldUntil }
}
