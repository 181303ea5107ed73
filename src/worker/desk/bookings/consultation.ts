import { meetingUrl } from '#shared/desk/bookings/meeting-link.ts'
import type { Locale } from '#shared/locales.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { Settings } from '#worker/env.ts'
import type { BookingWithThread } from './find-booking.ts'

export interface Consultation {
  id: string
  threadId: string
  /** The reference of the thread: `3F2A-91BC`. */
  reference: string
  startsAt: Date
  minutes: number
  sequence: number
  cancelled: boolean
  topic: string
  /** The visitor's time zone (IANA); null if unknown. */
  zone: string | null
  /** The language of the visitor. */
  locale: Locale
  name: string
  email: string
  company: string
  phone: string
  /** Whoever holds it; null while nobody is named. */
  host: { name: string; email: string } | null
  /** The URL at which it takes place; null if that is agreed by email. */
  meeting: string | null
}

export function consultationOf(
  settings: Settings,
  { booking, thread, host, meetingLink }: BookingWithThread,
): Consultation {
  const { id, startsAt, minutes, sequence, topic, phone, zone, cancelledAt } = booking
  const { id: threadId, name, email, company, locale } = thread
  const reference = referenceOf(threadId)
  const cancelled = cancelledAt !== null
  const meeting = meetingOf(settings, host && { meetingLink: meetingLink ?? '' }, reference)
  return {
    ...{ id, threadId, reference, startsAt, minutes, sequence, cancelled, topic, zone },
    ...{ name, email, company, phone, locale, host, meeting },
  }
}

/** Returns where a consultation takes place: by the link of its host, or of the firm. */
export function meetingOf(
  settings: Settings,
  host: { meetingLink: string } | null,
  reference: string,
): string | null {
  return meetingUrl(host?.meetingLink || settings.meetingLink, reference)
}
