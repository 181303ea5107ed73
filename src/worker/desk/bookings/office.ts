import { and, eq, gt, gte, lt, ne, not } from 'drizzle-orm'
import { dayAfter } from '#shared/days.ts'
import type { HostName } from '#shared/desk/bookings/props.ts'
import {
  consultationSpan,
  daysPerWeek,
  freeHosts,
  type HostTimes,
  isOffered,
  type Office,
  offeredRange,
} from '#shared/desk/bookings/slots.ts'
import { quartersIn, spanOf } from '#shared/desk/bookings/spans.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { startOfDay } from '#shared/zones.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookingCells, hostBusy } from '#worker/db/schema.ts'
import { exceptionOf, selectExceptions } from '#worker/knowledge/hours-exceptions.ts'
import { officeWith, officeZone } from '#worker/knowledge/office.ts'
import { hasFreeSeats } from './cells.ts'
import { closureOf, isOpenAt, selectClosures } from './closed-times.ts'
import { type ConsultationRequest, type Hold, selectLiveHolds } from './find-hold.ts'
import { type HostRow, inOrder, isHost, selectHosts } from './hosts.ts'
import { type Seats, seatsOf } from './seats.ts'

interface OfficeQuery {
  /** The cells of this booking count as free. */
  movingId?: string
  /** The id of the only host to look at; others than hosts are ignored. */
  host?: string
}

/** An office with what visitors may know of its hosts. */
interface OfficeNow extends Office {
  names: HostName[]
  /** True if each consultation has a link to its meeting. */
  hasMeetingLink: boolean
}

/** Reads which times are occupied and closed now, and who holds consultations. */
export async function readOffice(
  work: Pick<Work, 'db' | 'settings'>,
  { movingId = '', host = '' }: OfficeQuery = {},
): Promise<OfficeNow> {
  const { db, settings } = work
  const now = new Date()
  const { first, last } = offeredRange({ now, calendar: { timeZone: officeZone() } })
  const end = dayAfter(last, daysPerWeek)
  // Staff book further ahead.
  const deskEnd = dayAfter(first, limits.deskAheadDays)
  const from = startOfDay(officeZone(), first)
  const to = startOfDay(officeZone(), end)
  const { startsAt, bookingId } = bookingCells
  const rows = await runBatch(db, {
    closures: selectClosures(db, first, end),
    exceptions: selectExceptions(db, first, deskEnd),
    cells: db
      .select({ startsAt, seat: bookingCells.seat })
      .from(bookingCells)
      .where(and(gte(startsAt, from), lt(startsAt, to), ne(bookingId, movingId))),
    holds: selectLiveHolds(db, { from, to, now }),
    hosts: selectHosts(work),
    busy: db
      .select()
      .from(hostBusy)
      .where(and(gt(hostBusy.endsAt, from), lt(hostBusy.startsAt, to))),
  })
  const closures = rows.closures.map(closureOf)
  const all = inOrder(rows.hosts)
  const requested = all.filter(({ id }) => id === host)
  const hosts = requested.length > 0 ? requested : all
  return {
    now,
    calendar: officeWith(rows.exceptions.map(exceptionOf), { first, last: deskEnd }),
    closures: closures.filter((closure) => closure.host === null),
    hosts: hosts.map((host) => hostTimes(host, { ...rows, closures })),
    seats: settings.bookingSeats,
    occupied: occupiedSeats(rows),
    names: all.map(({ id, name }) => ({ id, name })),
    hasMeetingLink: settings.meetingLink !== '' || haveMeetingLinks(hosts),
  }
}

function haveMeetingLinks(hosts: readonly HostRow[]): boolean {
  return hosts.length > 0 && hosts.every(({ meetingLink }) => meetingLink !== '')
}

interface Occupied {
  cells: readonly { startsAt: Date; seat: number }[]
  holds: readonly Hold[]
}

function occupiedSeats({ cells, holds }: Occupied): Map<number, number> {
  const occupied = new Map<number, number>()
  const spans = [...cells.map(cellSpan), ...holds.map(holdSpan)]
  for (const quarter of spans.flatMap(quartersIn)) {
    occupied.set(quarter, (occupied.get(quarter) ?? 0) + 1)
  }
  return occupied
}

function cellSpan({ startsAt }: { startsAt: Date }) {
  return consultationSpan(startsAt, limits.cellMinutes)
}

function holdSpan({ startsAt, minutes }: Pick<Hold, 'startsAt' | 'minutes'>) {
  return consultationSpan(startsAt, minutes)
}

function hostTimes(
  { id, seat, zone, hours }: HostRow,
  {
    cells,
    holds,
    closures,
    busy,
  }: Occupied & {
    closures: ReturnType<typeof closureOf>[]
    busy: readonly (typeof hostBusy.$inferSelect)[]
  },
): HostTimes {
  const elsewhere = busy
    .filter(({ userId }) => userId === id)
    .map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }))
  const spans = [
    ...cells.filter((cell) => cell.seat === seat).map(cellSpan),
    ...holds.filter(({ hostId }) => hostId === id).map(holdSpan),
    ...closures.filter(({ host }) => host === id).map((one) => spanOf(officeZone(), one)),
    ...elsewhere,
  ]
  return { id, zone, hours, occupied: new Set(spans.flatMap(quartersIn)) }
}

interface RequestedTime extends OfficeQuery {
  startsAt: Date
  minutes: number
}

type Offer = { outcome: 'offered'; seats: Seats } | { outcome: 'not-offered' | 'taken' }

/** Returns the seats for a consultation at a time, of the first host who is free; or why there are none. */
export async function findOffer(
  work: Pick<Work, 'db' | 'settings'>,
  { startsAt, minutes, ...query }: RequestedTime,
): Promise<Offer> {
  const office = await readOffice(work, query)
  if (!isOffered(withoutBookings(office), startsAt, minutes)) return { outcome: 'not-offered' }
  if (!isOffered(office, startsAt, minutes)) return { outcome: 'taken' }
  const [host] = freeHosts(office, startsAt, minutes)
  return { outcome: 'offered', seats: await seatsOf(work, host?.id ?? null) }
}

function withoutBookings(office: Office): Office {
  const hosts = office.hosts.map((host) => ({ ...host, occupied: new Set<number>() }))
  return { ...office, hosts, occupied: new Map() }
}

/** Returns the preconditions that a time is still free when the batch runs. */
export function isStillOffered(
  work: Pick<Work, 'db' | 'settings'>,
  { id, startsAt, minutes }: Pick<ConsultationRequest, 'id' | 'startsAt' | 'minutes'>,
  seats: Seats,
) {
  const span = { startsAt, minutes }
  return {
    'not-offered': isOpenAt(work.db, span),
    taken: and(
      hasFreeSeats({ bookingId: id, ...span, seats }),
      seats.hostId === null ? undefined : isHostFree(work, { ...span, hostId: seats.hostId }),
    ),
  }
}

/** Returns the condition that a host still is one and is not away. */
function isHostFree(
  work: Pick<Work, 'db' | 'settings'>,
  { hostId, ...span }: { hostId: string; startsAt: Date; minutes: number },
) {
  const { userId, startsAt, endsAt } = hostBusy
  const end = new Date(span.startsAt.getTime() + span.minutes * 60_000)
  const isElsewhere = and(eq(userId, hostId), lt(startsAt, end), gt(endsAt, span.startsAt))
  return and(
    isHost(work, hostId),
    isOpenAt(work.db, span, hostId),
    not(hasRow(work.db, hostBusy, isElsewhere)),
  )
}
