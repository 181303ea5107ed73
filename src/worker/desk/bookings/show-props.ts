import { mondayOf } from '#shared/days.ts'
import { offeredDays, todayOrLater } from '#shared/desk/bookings/slots.ts'
import type { Pages } from '#shared/pages.ts'
import type { Work } from '#worker/app-env.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { consultationOf } from './consultation.ts'
import { type BookingWithThread, stateOf } from './find-booking.ts'
import { type Hold, holdStateOf } from './find-hold.ts'
import { readOffice } from './office.ts'

interface LinkQuery {
  token: string
  /** The first visible day for another time; empty for the week of the consultation. */
  date: string
  /** The visitor's time zone, if the platform knows it. */
  zone: string | null
}

type BookingProps = Omit<Pages['booking/show'], 'status'>

/** Returns the props of a hold's page, with the email address and expiry while it is live. */
export function holdProps(
  hold: Hold,
  { token, zone }: Pick<LinkQuery, 'token' | 'zone'>,
): BookingProps {
  const { startsAt, minutes, topic, email, expiresAt } = hold
  const state = holdStateOf(hold)
  return {
    token,
    startsAt: startsAt.toISOString(),
    minutes,
    topic,
    state,
    hold: state === 'held' ? { email, until: expiresAt.toISOString() } : null,
    ...{ host: null, meeting: null },
    zone: hold.zone ?? zone,
    ...{ days: [], date: officeDay(startsAt), previous: null, next: null },
    now: new Date().toISOString(),
  }
}

/** Returns the props of a booking's page, with the free times while it can still move. */
export async function showProps(
  work: Pick<Work, 'db' | 'settings'>,
  record: BookingWithThread,
  query: LinkQuery,
): Promise<BookingProps> {
  const { booking } = record
  const { startsAt, minutes, topic, zone, hostId } = booking
  const state = stateOf(booking)
  const { host, meeting } = consultationOf(work.settings, record)
  const office = await readOffice(work, { movingId: booking.id, host: hostId ?? '' })
  const week = offeredDays(
    office,
    minutes,
    query.date || todayOrLater(office, mondayOf(officeDay(startsAt))),
  )
  return {
    ...(state === 'coming' ? week : { ...week, days: [], previous: null, next: null }),
    token: query.token,
    startsAt: startsAt.toISOString(),
    minutes,
    topic,
    state,
    hold: null,
    host: host?.name ?? null,
    meeting: state === 'coming' ? meeting : null,
    zone: zone ?? query.zone,
    now: office.now.toISOString(),
  }
}
