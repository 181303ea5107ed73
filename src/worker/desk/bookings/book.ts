import { hourlyCap } from '#shared/constants.ts'
import { findContactService } from '#shared/content/services.ts'
import type { BookingForm } from '#shared/desk/bookings/schema.ts'
import { findZone } from '#shared/desk/bookings/times.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { addOne, counterOf, hasRoom } from '#worker/db/counters.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { bookingSteps, consultation } from './booking-steps.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { holdTime } from './hold.ts'
import { findConflict, isStillOffered } from './office.ts'

/** A booking as it was sent; about a market that we know, if about any. */
type NewBooking = Omit<BookingForm, 'market'> & Pick<ContactSubject, 'market'>

type Booked =
  | { outcome: 'booked' | 'held'; token: string }
  /** `full`: this hour, for all visitors or all members; `capped`: for this visitor, or all who have not confirmed. */
  | { outcome: 'not-offered' | 'taken' | 'full' | 'capped' }

/**
 * Books a time for who is signed in with an address that is known to be theirs; holds it for
 * everybody else until they use the link in their email.
 */
export async function book(work: Work, sent: NewBooking, actor: SignedIn | null): Promise<Booked> {
  const request = requestOf(sent)
  const conflict = await findConflict(work, request)
  if (conflict) return { outcome: conflict }
  return isBookableAtOnce(actor) ? bookAtOnce(work, request, actor) : holdTime(work, request)
}

/** True if the bookings of somebody need no confirmation. An account of an unverified address does. */
export function isBookableAtOnce(actor: SignedIn | null): actor is SignedIn {
  return Boolean(actor?.user.emailVerifiedAt)
}

function requestOf({ slot, zone, market, service, ...sent }: NewBooking): ConsultationRequest {
  return {
    ...sent,
    id: crypto.randomUUID(),
    startsAt: slot,
    service: findContactService(service)?.label ?? consultation,
    market: market?.slug ?? null,
    zone: findZone(zone),
  }
}

/** The visitor's mail goes to nobody who gets many mails: who books has the link at once. */
async function bookAtOnce(
  work: Work,
  request: ConsultationRequest,
  { user }: SignedIn,
): Promise<Booked> {
  const { db } = work
  const token = randomToken()
  // Apart from those of visitors, who would use it up.
  const ofMembers = counterOf('hour:booking:members', hourlyCap)
  const ofAccount = counterOf(`bookings:${user.id}`, limits.perAccount)
  const recipient = { to: request.email, kind: 'booking', allowance: 'shared' } as const
  const allowance = await mailAllowance(work, recipient)
  const steps = await bookingSteps(work, { ...request, token }, allowance)
  const { outcome } = await changeIf(db, {
    preconditions: {
      ...isStillOffered(work, request),
      full: hasRoom(db, ofMembers),
      capped: hasRoom(db, ofAccount),
    },
    steps: { ...steps, counts: [ofMembers, ofAccount].map((one) => addOne(db, one)) },
  })
  return outcome === 'changed' ? { outcome: 'booked', token } : { outcome }
}
