import { clockText } from './days.ts'
import type { FirmContact } from './knowledge/firm.ts'
import * as words from './number-words.ts'
import type { HoursException, OfficeHours, RegularHours } from './office-hours.ts'
import { cityOf, findZone, intlFormat, offsetAt } from './zones.ts'

/** The firm's first office, whose clock and hours are the firm's. */
export interface MainOffice extends RegularHours {
  /** The city that its time zone is named after. */
  city: string
  /** ISO 3166 code; empty if the firm names no office. */
  country: string
}

/** Returns the main office of a firm. */
export function mainOfficeOf({
  offices: [first],
  timeZone,
  hours,
  businessDays,
}: FirmContact): MainOffice {
  // A draft at the desk may name a zone or a country that does not exist.
  const zone = findZone(timeZone) ?? 'UTC'
  const country = first && countryCode.test(first.code) ? first.code : ''
  return { city: cityOf(zone), country, timeZone: zone, hours, businessDays }
}

const countryCode = /^[A-Z]{2}$/

/** The main office with the days on which its hours differ. */
export type OfficeCalendar = MainOffice & OfficeHours

/** Returns the letters for a zone's time in its country (`EAT`); elsewhere, and in French, its offset. */
export function zoneLetters(
  { timeZone, country }: Pick<MainOffice, 'timeZone' | 'country'>,
  moment: Date,
): string {
  const { language } = new Intl.Locale(words.tag)
  const locale = country ? `${language}-${country}` : language
  return zoneNameIn(locale, { timeZone, style: 'short', moment })
}

interface ZoneNameQuery {
  timeZone: string
  style: 'short' | 'longGeneric'
  moment: Date
}

function zoneNameIn(locale: string, { timeZone, style, moment }: ZoneNameQuery): string {
  const parts = intlFormat(locale, { timeZone, timeZoneName: style }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The facts about the office's clock and days that its page shows. */
export interface ClockFacts {
  /** The name of its time, which is the same all year: `East Africa Time`. */
  zone: string
  /** Its letters: `EAT`; null if it has none, or others in summer. */
  letters: string | null
  /** `UTC+3`; `UTC+0/+1` if the clock is changed in summer. */
  utc: string
  /** Where the sun is over the office; null if its place is not known. */
  sun: { noonMinutes: number; latitude: number } | null
  /** The next days on which it is closed or has other hours. */
  exceptions: HoursException[]
}

/** The place that ships: the sun of another one would be drawn wrong. */
const place = { timeZone: 'Africa/Nairobi', latitude: -1.27, longitude: 36.81 }

/** Returns the facts about the clock of an office. */
export function clockFactsOf(office: OfficeCalendar, now: Date): ClockFacts {
  const { timeZone, exceptions } = office
  const year = now.getUTCFullYear()
  const seasons = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 6, 1))]
  const offsets = [...new Set(seasons.map((moment) => offsetText(timeZone, moment)))]
  const letters = [...new Set(seasons.map((moment) => zoneLetters(office, moment)))]
  const [own = ''] = letters
  return {
    zone: zoneNameIn(words.tag, { timeZone, style: 'longGeneric', moment: now }),
    letters: letters.length === 1 && /^[A-Z]+$/.test(own) ? own : null,
    utc: `UTC${offsets.toSorted().join('/')}`,
    sun: timeZone === place.timeZone ? sunAt(now) : null,
    exceptions: [...exceptions],
  }
}

const minuteMs = 60_000

/** Returns how far a clock is ahead of UTC: `+3`, `+5:30`. */
function offsetText(zone: string, moment: Date): string {
  const minutes = offsetAt(zone, moment.getTime()) / minuteMs
  const [hours, rest] = clockText(Math.abs(minutes)).split(':')
  return `${minutes < 0 ? '-' : '+'}${Number(hours)}${rest === '00' ? '' : `:${rest}`}`
}

const minutesPerDegree = 4

function sunAt(now: Date): ClockFacts['sun'] {
  const { timeZone, latitude, longitude } = place
  const offset = offsetAt(timeZone, now.getTime()) / minuteMs
  return { noonMinutes: 12 * 60 + offset - longitude * minutesPerDegree, latitude }
}
