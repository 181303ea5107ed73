import type { Work } from '#worker/app-env.ts'
import { findHost } from './hosts.ts'

/** The seats on which a consultation can take place: those of nobody, or the one of its host. */
export interface Seats {
  hostId: string | null
  numbers: readonly number[]
}

/** Returns the seat of a host; without one, or of one who has no seat any more, those of nobody. */
export async function seatsOf(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  hostId: string | null,
): Promise<Seats> {
  const host = await findHost(db, hostId)
  if (host) return { hostId: host.id, numbers: [host.seat] }
  const numbers = Array.from({ length: settings.bookingSeats }, (_, index) => index + 1)
  return { hostId: null, numbers }
}
