import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { booking } from '#shared/desk/constants.ts'
import { email, optionalText, prepared, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { isDay } from '#shared/office-days.ts'
import { clean, isBlank, textOf } from '#shared/text.ts'

// ISO 8601 in UTC, as the booking page sends it; milliseconds are optional.
const instantFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

function isInstant(text: string): boolean {
  const time = instantFormat.test(text) ? Date.parse(text) : Number.NaN
  // Date.parse reads 31 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, minuteLength))
}

const minuteLength = 'YYYY-MM-DDTHH:MM'.length

/** The selected time, as a Date. */
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

// People write it with spaces, brackets and an extension; a digit is what it cannot lack.
function isPhone(text: string): boolean {
  return text === '' || (/^[+(\d]/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5)
}

// Unknown values are ignored later: an outdated link must not prevent a booking.
const topicOfLink = prepared((value) => textOf(value), z.string())

/** The fields of a booking. */
export const bookingSchema = z.object({
  slot,
  minutes,
  name: text('name', { max: lengths.personName }),
  email: email(lengths.contactEmail),
  company: optionalText('company', { max: lengths.company }),
  phone: optionalText('phone', { max: lengths.phone }).check(
    z.refine(isPhone, messages.booking.phone),
  ),
  topic: optionalText('topic', { max: lengths.topicMax, lines: true }),
  market: topicOfLink,
  service: topicOfLink,
  zone: topicOfLink,
})

/** A valid booking: trimmed, with a normalised address. */
export type BookingForm = z.infer<typeof bookingSchema>

/** The new time of a consultation. */
export const moveSchema = z.object({ slot })

const ids = z.array(z.string(), messages.in('ids'))

/** The ids of consultations to cancel, and the reason. */
export const cancelBookingsSchema = z.object({
  // One message for the list, not one for each invalid id.
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

/** The first and last day of a closure, both included, and its reason. */
export const closureSchema = z
  .object({
    from: day('from'),
    to: day('to'),
    reason: text('reason', { max: lengths.closureReason }),
  })
  .check(z.refine(isSpan, { error: messages.in('to'), path: ['to'] }))

// Invalid days have a message of their own.
function isSpan({ from, to }: { from: string; to: string }): boolean {
  return !isDay(from) || !isDay(to) || from <= to
}
