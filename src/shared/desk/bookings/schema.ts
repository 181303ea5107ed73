import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { clockText, dayAfter, isDay } from '#shared/days.ts'
import { booking } from '#shared/desk/constants.ts'
import { email, optionalText, prepared, text, ticked } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { isRecord } from '#shared/records.ts'
import { clean, emailOf, isBlank, isEmailAddress, textOf } from '#shared/text.ts'
import { findZone, localTimeAt } from '#shared/zones.ts'
import { isMeetingLink } from './meeting-link.ts'
import type { HostHours } from './props.ts'
import { wallTime } from './spans.ts'

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
  text('slot').check(z.refine(isInstant, { error: () => messages.in('slot') })),
  z.transform((value) => new Date(value)),
)

// Forms send a number as text.
const minutes = prepared(
  (value) => {
    if (isBlank(value)) return booking.minutes[0]
    return typeof value === 'string' ? Number(clean(value)) : value
  },
  z.literal(booking.minutes, { error: () => messages.in('minutes') }),
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
    z.refine(isPhone, { error: () => messages.booking.phone }),
  ),
  topic: optionalText('topic', { max: lengths.topicMax, lines: true }),
  market: topicOfLink,
  service: topicOfLink,
  zone: topicOfLink,
  /** The id of a host; the first who is free if it names none. */
  host: topicOfLink,
})

/** A valid booking: trimmed, with a normalised address. */
export type BookingForm = z.infer<typeof bookingSchema>

/** The new time of a consultation. */
export const moveSchema = z.object({ slot })

const ids = z.array(z.string(), { error: () => messages.in('ids') })

/** The ids of consultations to cancel, and the reason. */
export const cancelBookingsSchema = z.object({
  // One message for the list, not one for each invalid id.
  ids: prepared(
    (value) => ids.safeParse(value ?? []).data,
    ids.check(
      z.minLength(1, { error: () => messages.booking.noneChosen }),
      z.maxLength(booking.bulkCancel, { error: () => messages.booking.tooMany }),
    ),
  ),
  reason: text('reason', { max: lengths.cancelReason, lines: true }),
})

// `2027-02-02T09:00`, as a form sends it, or with an offset, as programs do.
const dayTime = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/**
 * Returns the time of a zone's wall clock that a text names: the text itself, or with an offset, the
 * reading of the clock at that instant.
 */
export function wallTimeOf(zone: string, text: string): string {
  if (!hasOffset(text)) return text.slice(0, minuteLength)
  const { day, minutes } = localTimeAt(zone, new Date(text))
  return `${day}T${clockText(minutes)}`
}

function hasOffset(text: string): boolean {
  const [, , , , , offset] = dayTime.exec(text) ?? []
  return offset !== undefined
}

function isDayOrTime(text: string): boolean {
  const [day = ''] = text.split('T')
  return isDay(day) && (text === day || dayTime.test(text))
}

/** A day at the office or a time on it, by its clock or with an offset. */
const dayOrTime = (attr: string) =>
  text(attr).check(z.refine(isDayOrTime, { error: () => messages.in(attr) }))

/** The choices for consultations in the way of a closure. */
const clashChoices = ['keep', 'ask', 'cancel'] as const
export type ClashChoice = (typeof clashChoices)[number]

const clashes = prepared(
  (value) => (isBlank(value) ? 'keep' : clean(value)),
  z.enum(clashChoices, { error: () => messages.in('clashes') }),
)

const hostOrNobody = z.pipe(
  optionalText('host'),
  z.transform((value) => value || null),
)

/** The first and last day of a closure, both included, or times on them; its reason, and for whom. */
export const closureSchema = z.pipe(
  z.transform(withTimes),
  z
    .object({
      from: dayOrTime('from'),
      to: dayOrTime('to'),
      reason: text('reason', { max: lengths.closureReason }),
      host: hostOrNobody,
      clashes,
    })
    .check(
      endsRule(isSpan, () => messages.booking.closureEnd),
      endsRule(isWithinLimit, () => messages.booking.closureTooLong),
    ),
)

/** Joins the days of a form with its times, which may be empty. */
function withTimes(body: unknown): unknown {
  if (!isRecord(body)) return body
  const joined = (day: unknown, time: unknown) =>
    typeof day === 'string' && typeof time === 'string' && time.trim() !== ''
      ? `${day.trim()}T${time.trim()}`
      : day
  return { ...body, from: joined(body.from, body.fromTime), to: joined(body.to, body.toTime) }
}

interface Ends {
  from: string
  to: string
}

/** Returns a rule for the ends of a closure. Invalid days have a message of their own. */
function endsRule(isValid: (ends: Ends) => boolean, error: () => string) {
  const check = (ends: Ends) => !isDayOrTime(ends.from) || !isDayOrTime(ends.to) || isValid(ends)
  return z.refine<Ends>(check, { error, path: ['to'] })
}

// Only in a zone could the two kinds of times be compared.
function isSpan({ from, to }: Ends): boolean {
  if (hasOffset(from) && hasOffset(to)) return Date.parse(from) < Date.parse(to)
  if (hasOffset(from) || hasOffset(to)) return from.slice(0, dayLength) <= to.slice(0, dayLength)
  return from < (to.includes('T') ? to : `${to}T24:00`)
}

function isWithinLimit({ from, to }: Ends): boolean {
  return to.slice(0, dayLength) < dayAfter(from.slice(0, dayLength), booking.closureDays)
}

const dayLength = 'YYYY-MM-DD'.length

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

const hoursOfDay = z.object({
  weekday: prepared(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    z.number().check(z.int(), z.minimum(0), z.maximum(6)),
  ),
  opens: z.string().check(z.regex(clock)),
  closes: z.string().check(z.regex(clock)),
})

const weekHours = z.array(hoursOfDay).check(z.maxLength(booking.hostSpans))

const zone = z.pipe(
  text('zone').check(
    z.refine((value) => findZone(value) !== null, { error: () => messages.in('zone') }),
  ),
  z.transform((value) => findZone(value) ?? value),
)

/** The hours of a host, by the wall clock of their zone, and where they meet visitors. */
export const hostSchema = z.object({
  zone,
  // One message for the week, not one for each of its fields.
  hours: prepared(
    (value) => weekHours.safeParse(withoutEmptyRows(value)).data,
    z.custom<HostHours[]>(Array.isArray, { error: () => messages.booking.hours }),
  ),
  meetingLink: optionalText('meeting link', { max: lengths.meetingLink }).check(
    z.refine((value) => value === '' || isMeetingLink(value), {
      error: () => messages.booking.meetingLink,
    }),
  ),
  /** The address of a calendar; empty leaves the one there is. */
  calendarUrl: optionalText('calendar address', { max: lengths.calendarUrl }),
  removeCalendar: ticked,
  /** Addresses beside the account's under which the host is invited; without the field they stay. */
  calendarAddresses: prepared(
    addressesOf,
    z.optional(
      z.custom<string[]>(areAddresses, {
        error: () => messages.booking.calendarAddresses(booking.calendarAddresses),
      }),
    ),
  ),
})

/** Returns addresses of a list, or of a text with a comma or a line after each. */
function addressesOf(value: unknown): unknown {
  const texts = typeof value === 'string' ? textOf(value, true).split(/[\s,;]+/) : value
  if (!Array.isArray(texts)) return texts
  const addresses = texts.map((one) => (typeof one === 'string' ? emailOf(one) : one))
  return [...new Set(addresses)].filter((address) => address !== '')
}

function areAddresses(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.length <= booking.calendarAddresses &&
    list.every((one) => typeof one === 'string' && isAddress(one))
  )
}

function isAddress(text: string): boolean {
  return text.length <= lengths.contactEmail && isEmailAddress(text)
}

/** Removes the days of a form without hours. */
function withoutEmptyRows(hours: unknown): unknown {
  if (hours === undefined || hours === null || hours === '') return []
  if (!Array.isArray(hours)) return hours
  return hours.filter((row) => !isRecord(row) || !isBlank(row.opens) || !isBlank(row.closes))
}

/** A time as the booking page sends it, or of the office's wall clock, as a form of the desk does. */
const deskSlot = text('slot').check(
  z.refine((value) => isInstant(value) || isOfficeTime(value), {
    error: () => messages.in('slot'),
  }),
)

function isOfficeTime(value: string): boolean {
  return value.length === minuteLength && isDayOrTime(value)
}

/** Returns the instant of a slot that staff selected, in the office's zone unless it says another. */
export function deskSlotIn(zone: string, value: string): Date {
  return isInstant(value) ? new Date(value) : wallTime(zone, value)
}

const desk = { slot: deskSlot, minutes, host: hostOrNobody }

/** A consultation that staff book for somebody. */
export const deskBookingSchema = z.object({
  ...desk,
  name: bookingSchema.shape.name,
  email: bookingSchema.shape.email,
  company: bookingSchema.shape.company,
  phone: bookingSchema.shape.phone,
  topic: bookingSchema.shape.topic,
})

/** The new time of a consultation, its new host, or both; an empty host leaves it to the first free. */
export const deskMoveSchema = z.object({
  slot: z.optional(deskSlot),
  host: z.optional(hostOrNobody),
})

/** The reason for which a consultation is cancelled; may be empty. */
export const cancelBookingSchema = z.object({
  reason: optionalText('reason', { max: lengths.cancelReason, lines: true }),
})
