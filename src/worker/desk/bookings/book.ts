import { hourlyCap } from '#shared/constants.ts'
import { findContactService } from '#shared/content/services.ts'
import type { BookingForm } from '#shared/desk/bookings/schema.ts'
import { findZone } from '#shared/desk/bookings/times.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { addOne, currentCounter, hasRoom } from '#worker/db/counters.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { bookingSteps, defaultService } from './booking-steps.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { holdTime } from './hold-time.ts'
import { findConflict, isStillOffered } from './office.ts'

/** A submitted booking; its market is one that we cover, or null. */
type NewBooking = Omit<BookingForm, 'market'> & Pick<ContactSubject, 'market'>

type BookingOutcome =
  | { outcome: 'booked' | 'held'; token: string }
  /** `full`: all visitors or members have reached their limit; `capped`: this one has. */
  | { outcome: 'not-offered' | 'taken' | 'full' | 'capped' }

/** Books a time for a person with a verified address; holds it for anybody else. */
export async function book(
  work: Work,
  input: NewBooking,
  actor: SignedIn | null,
): Promise<BookingOutcome> {
  const request = requestOf(input)
  const conflict = await findConflict(work, request)
  if (conflict) return { outcome: conflict }
  return canBookDirectly(actor) ? bookDirectly(work, request, actor) : holdTime(work, request)
}

/** True if a booking needs no confirmation by email, because the person's address is verified. */
export function canBookDirectly(actor: SignedIn | null): actor is SignedIn {
  return Boolean(actor?.user.emailVerifiedAt)
}

function requestOf({ slot, zone, market, service, ...input }: NewBooking): ConsultationRequest {
  return {
    ...input,
    id: crypto.randomUUID(),
    startsAt: slot,
    service: findContactService(service)?.label ?? defaultService,
    market: market?.slug ?? null,
    zone: findZone(zone),
  }
}

/** Books at once. The email may be left out for lack of allowance: the page shows the link. */
async function bookDirectly(
  work: Work,
  request: ConsultationRequest,
  { user }: SignedIn,
): Promise<BookingOutcome> {
  const { db } = work
  const token = randomToken()
  // Counted separately, so that visitors cannot use up the limit of members.
  const memberCounter = currentCounter('hour:booking:members', hourlyCap)
  const accountCounter = currentCounter(`bookings:${user.id}`, limits.perAccount)
  const recipient = { to: request.email, kind: 'booking', allowance: 'shared' } as const
  const allowance = await mailAllowance(work, recipient)
  const steps = await bookingSteps(work, { ...request, token }, allowance)
  const { outcome } = await changeIf(work, {
    preconditions: {
      ...isStillOffered(work, request),
      full: hasRoom(db, memberCounter),
      capped: hasRoom(db, accountCounter),
    },
    steps: {
      ...steps,
      counts: [memberCounter, accountCounter].map((counter) => addOne(db, counter)),
    },
  })
  return outcome === 'changed' ? { outcome: 'booked', token } : { outcome }
}
