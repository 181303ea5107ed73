import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { booking } from '#shared/desk/constants.ts'
import { email, optionalText, prepared, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { isDay } from '#shared/office-days.ts'
import { clean, isBlank, textOf } from '#shared/text.ts'

// ISO 8601 with the offset of UTC, as the offer writes it; to the millisecond or without.
const instantFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

function isInstant(text: string): boolean {
  const time = instantFormat.test(text) ? Date.parse(text) : Number.NaN
  // What is no day of the calendar would be read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, minuteLength))
}

const minuteLength = 'YYYY-MM-DDTHH:MM'.length

/** The time that was chosen; an instant. */
const slot = z.pipe(
  text('slot').check(z.refine(isInstant, messages.in('slot'))),
  z.transform((value) => new Date(value)),
)

// Forms send a number as text.
const minutes = prepared(
  (value) => {
    if (isBlank(value)) return booking.minutes[0]
    return typeof value === 'string' ? Number(clean(value)) : value
  },
  z.literal(booking.minutes, { error: messages.in('minutes') }),
)

// What we do not know is left out: a link that says too much must not keep anybody from booking.
const topicOfLink = prepared((value) => textOf(value), z.string())

/** The fields of a booking and their rules. */
export const bookingSchema = z.object({
  slot,
  minutes,
  name: text('name', { max: lengths.personName }),
  email: email(lengths.contactEmail),
  company: optionalText('company', { max: lengths.company }),
  topic: optionalText('topic', { max: lengths.topicMax, lines: true }),
  market: topicOfLink,
  service: topicOfLink,
  zone: topicOfLink,
})

/** A booking as it was sent: trimmed, its address normalised. */
export type BookingForm = z.infer<typeof bookingSchema>

/** The time to which a consultation is moved. */
export const moveSchema = z.object({ slot })

const ids = z.array(z.string(), messages.in('ids'))

/** Consultations to be cancelled together, and why. */
export const cancelBookingsSchema = z.object({
  // Of a long list of what are no ids, one message.
  ids: prepared(
    (value) => ids.safeParse(value ?? []).data,
    ids.check(
      z.minLength(1, messages.booking.noneChosen),
      z.maxLength(booking.bulkCancel, messages.booking.tooMany),
    ),
  ),
  reason: text('reason', { max: lengths.cancelReason, lines: true }),
})

const day = (attr: string) => text(attr).check(z.refine(isDay, messages.in(attr)))

/** Days on which nobody can book, both included. */
export const closureSchema = z
  .object({
    from: day('from'),
    to: day('to'),
    reason: text('reason', { max: lengths.closureReason }),
  })
  .check(z.refine(isSpan, { error: messages.in('to'), path: ['to'] }))

// What is no day has been told already.
function isSpan({ from, to }: { from: string; to: string }): boolean {
  return !isDay(from) || !isDay(to) || from <= to
}
