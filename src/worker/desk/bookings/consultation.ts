import { receiptOf } from '#shared/site/contact/receipt.ts'
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
  name: string
  email: string
  company: string
  phone: string
}

export function consultationOf({ booking, thread }: BookingWithThread): Consultation {
  const { id, startsAt, minutes, sequence, topic, phone, zone, cancelledAt } = booking
  const { id: threadId, name, email, company, createdAt } = thread
  const { reference } = receiptOf(threadId, createdAt)
  const cancelled = cancelledAt !== null
  const person = { name, email, company, phone }
  return { id, threadId, reference, startsAt, minutes, sequence, cancelled, topic, zone, ...person }
}
