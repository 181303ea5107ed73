import { hourlyCap } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { BookingForm } from '#shared/desk/bookings/schema.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import { findZone } from '#shared/zones.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { addOne, currentCounter, hasRoom } from '#worker/db/counters.ts'
import { defaultService, originalTitleOf } from '#worker/knowledge/services.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { randomToken } from '#worker/security/tokens.ts'
import { bookingSteps } from './booking-steps.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { holdTime } from './hold-time.ts'
import { findOffer, isStillOffered } from './office.ts'
import type { Seats } from './seats.ts'

/** A submitted booking; its market is one that we cover, or null. */
type NewBooking = Omit<BookingForm, 'market'> & Pick<ContactSubject, 'market'>

// More people do not take the seats of all hosts between reading and writing.
const maxAttempts = 10

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
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const offer = await findOffer(work, { ...request, host: input.host })
    if (offer.outcome !== 'offered') return offer
    const { seats } = offer
    const forHost = { ...request, hostId: seats.hostId }
    const result = canBookDirectly(actor)
      ? await bookDirectly(work, { request: forHost, seats }, actor)
      : await holdTime(work, forHost, seats)
    // Another host may be free where this one has just been taken.
    if (result.outcome !== 'taken' || seats.hostId === null) return result
  }
  return { outcome: 'taken' }
}

/** True if a booking needs no confirmation by email, because the person's address is verified. */
export function canBookDirectly(actor: SignedIn | null): actor is SignedIn {
  return Boolean(actor?.user.emailVerifiedAt)
}

function requestOf({
  slot,
  zone,
  market,
  service,
  host,
  ...input
}: NewBooking): ConsultationRequest {
  return {
    ...input,
    id: crypto.randomUUID(),
    startsAt: slot,
    service: originalTitleOf(service) ?? defaultService,
    market: market?.slug ?? null,
    zone: findZone(zone),
    hostId: null,
    locale: currentLocale(),
  }
}

/** Books at once. The email may be left out for lack of allowance: the page shows the link. */
async function bookDirectly(
  work: Work,
  { request, seats }: { request: ConsultationRequest; seats: Seats },
  { user }: SignedIn,
): Promise<BookingOutcome> {
  const { db } = work
  const token = randomToken()
  // Counted separately, so that visitors cannot use up the limit of members.
  const memberCounter = currentCounter('hour:booking:members', hourlyCap)
  const accountCounter = currentCounter(`bookings:${user.id}`, limits.perAccount)
  const recipient = { to: request.email, kind: 'booking', allowance: 'shared' } as const
  const allowance = await mailAllowance(work, recipient)
  const steps = await bookingSteps(work, { ...request, token, seats }, allowance)
  const { outcome } = await changeIf(work, {
    preconditions: {
      ...isStillOffered(work, request, seats),
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
