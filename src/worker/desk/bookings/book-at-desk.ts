import type * as z from 'zod/mini'
import {
  type deskBookingSchema,
  type deskMoveSchema,
  deskSlotIn,
} from '#shared/desk/bookings/schema.ts'
import { freeHosts, isClosed, isHalfHour } from '#shared/desk/bookings/slots.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import { originalLocale } from '#shared/locales.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { officeZone } from '#worker/knowledge/office.ts'
import { defaultService } from '#worker/knowledge/services.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { bookingSteps } from './booking-steps.ts'
import { saveMove } from './change-booking.ts'
import { type BookingWithThread, stateOf } from './find-booking.ts'
import { isStillOffered, readOffice } from './office.ts'
import { type Seats, seatsOf } from './seats.ts'

type Refusal = { outcome: 'not-offered' | 'taken' | 'no-host' | 'notFound' }

/** Books a consultation for somebody, confirmed at once. */
export async function bookAtDesk(
  work: Work,
  actor: SignedIn,
  { slot, host, ...input }: z.infer<typeof deskBookingSchema>,
): Promise<{ outcome: 'booked'; id: string } | Refusal> {
  const { minutes } = input
  const startsAt = deskSlotIn(officeZone(), slot)
  const found = await findSeats(work, { startsAt, minutes, host })
  if (found.outcome !== 'found') return found
  const { seats } = found
  const id = crypto.randomUUID()
  const about = { service: defaultService, market: null, zone: null, locale: originalLocale }
  const request = { ...input, ...about, id, startsAt, hostId: seats.hostId }
  const steps = await bookingSteps(work, { ...request, token: randomToken(), seats }, null)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'booking.made',
    target: id,
    preconditions: isStillOffered(work, request, seats),
    steps,
  })
  return outcome === 'changed' ? { outcome: 'booked', id } : { outcome }
}

/** Moves a consultation to another time, gives it another host, or both. */
export async function moveAtDesk(
  work: Work,
  record: BookingWithThread,
  { actor, slot, host }: z.infer<typeof deskMoveSchema> & { actor: SignedIn },
): Promise<{ outcome: 'moved' } | Refusal> {
  const { booking } = record
  if (stateOf(booking) !== 'coming') return { outcome: 'notFound' }
  const startsAt = slot === undefined ? booking.startsAt : deskSlotIn(officeZone(), slot)
  const requested = host === undefined ? booking.hostId : host
  const isSameTime = startsAt.getTime() === booking.startsAt.getTime()
  if (isSameTime && requested === booking.hostId) return { outcome: 'moved' }
  const { id: movingId, minutes } = booking
  const found = await findSeats(work, { startsAt, minutes, host: requested, movingId })
  if (found.outcome !== 'found') return found
  return saveMove(work, record, { startsAt, seats: found.seats, token: null, actor })
}

interface DeskTime {
  startsAt: Date
  minutes: number
  /** The id of the host; null for the first who is free. */
  host: string | null
  movingId?: string
}

const dayMs = 24 * 60 * 60_000

/**
 * Returns the seats for a consultation at a time that staff choose: it need not lie in anybody's hours
 * nor hours ahead, but it must be free.
 */
async function findSeats(
  work: Work,
  { startsAt, minutes, host, movingId }: DeskTime,
): Promise<{ outcome: 'found'; seats: Seats } | Refusal> {
  const office = await readOffice(work, { ...(movingId && { movingId }), host: host ?? '' })
  if (host !== null && !office.names.some(({ id }) => id === host)) return { outcome: 'no-host' }
  const latest = new Date(office.now.getTime() + limits.deskAheadDays * dayMs)
  const isPossible =
    isHalfHour(office.calendar.timeZone, startsAt) && startsAt > office.now && startsAt < latest
  if (!isPossible || isClosed(office, startsAt, minutes)) return { outcome: 'not-offered' }
  if (office.hosts.length === 0) {
    return { outcome: 'found', seats: await seatsOf(work, null) }
  }
  const anytime = office.hosts.map((one) => ({ ...one, hours: null }))
  const inHours = freeHosts(office, startsAt, minutes)
  const [first] = [...inHours, ...freeHosts({ ...office, hosts: anytime }, startsAt, minutes)]
  return first ? { outcome: 'found', seats: await seatsOf(work, first.id) } : { outcome: 'taken' }
}
