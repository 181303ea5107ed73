import { lengths } from '#shared/constants.ts'
import { isEmailAddress, normaliseEmail } from '#shared/text.ts'
import { withAsciiDomain } from '#worker/mail/headers.ts'
import { codeOf, type Property, readablePropertiesOf } from './property.ts'
import type { Component } from './split-calendar.ts'

/** The people whose addresses a calendar may name. */
export interface People {
  /** The addresses of its owner. */
  own: ReadonlySet<string>
  /** The addresses of all who work at the desk. */
  staff: ReadonlySet<string>
}

/**
 * True unless an event is an invitation that the owner of the calendar declined or never answered, or
 * that is tentative and comes from a stranger: anybody's invitation is in the calendar at once.
 */
export function isAttended(component: Component, { own, staff }: People): boolean {
  const organizers = readablePropertiesOf(component, 'ORGANIZER').flatMap(addressesOf)
  if (organizers.some((address) => own.has(address))) return !hasAnswer(component, own, 'DECLINED')
  const isOfStranger =
    component.lines.has('ORGANIZER') && !organizers.some((address) => staff.has(address))
  const answers = answersOf(component, own)
  if (answers.length === 0) return !(isOfStranger && isTentative(component))
  return answers.some((answer) => !free.has(answer) && !(answer === 'TENTATIVE' && isOfStranger))
}

/** Returns the organiser of an event as it is compared; empty without one. */
export function organizerOf(component: Component): string {
  const [organizer] = readablePropertiesOf(component, 'ORGANIZER')
  if (!organizer) return ''
  return addressesOf(organizer)[0] ?? organizer.value.toLowerCase()
}

const free = new Set(['NEEDS-ACTION', 'DECLINED'])

function hasAnswer(component: Component, own: ReadonlySet<string>, answer: string): boolean {
  return answersOf(component, own).includes(answer)
}

/** Returns the owner's answers in capitals; without one it is awaited (RFC 5545 §3.2.12). */
function answersOf(component: Component, own: ReadonlySet<string>): string[] {
  const attendees = readablePropertiesOf(component, 'ATTENDEE')
  return attendees
    .filter((attendee) => addressesOf(attendee).some((address) => own.has(address)))
    .map(({ params }) => params.PARTSTAT?.trim().toUpperCase() || 'NEEDS-ACTION')
}

/** Of an event whose attendees do not name the owner, as calendars publish it without them. */
function isTentative(component: Component): boolean {
  const names = ['STATUS', 'X-MICROSOFT-CDO-BUSYSTATUS']
  return names.some((name) => codeOf(component, name) === 'TENTATIVE')
}

/** Returns the addresses of a calendar user: in the address itself, or beside one of another kind. */
function addressesOf({ value, params }: Property): string[] {
  return [value, params.EMAIL ?? '']
    .filter((text) => text.length <= maxLength)
    .map((text) => decoded(text.replace(/^mailto:/i, '').replace(/\?.*$/s, '')))
    .filter((text) => isEmailAddress(normaliseEmail(text)))
    .map(addressOf)
}

// Percent-encoded, an address is three times as long.
const maxLength = 3 * lengths.contactEmail

/** Returns the spelling of an address by which it is compared. */
export function addressOf(text: string): string {
  return withAsciiDomain(normaliseEmail(text))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
