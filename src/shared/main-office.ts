import type { FirmContact } from './knowledge/firm.ts'
import type { OfficeHours, RegularHours } from './office-hours.ts'
import { cityOf, intlFormat } from './zones.ts'

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
  return { city: cityOf(timeZone), country: first?.code ?? '', timeZone, hours, businessDays }
}

/** The main office with the days on which its hours differ. */
export type OfficeCalendar = MainOffice & OfficeHours

/** Returns the letters for a zone's time in its country (`EAT`); elsewhere its offset (`GMT+3`). */
export function zoneLetters(
  { timeZone, country }: Pick<MainOffice, 'timeZone' | 'country'>,
  moment: Date,
): string {
  const locale = country ? `en-${country}` : 'en'
  const format = intlFormat(locale, { timeZone, timeZoneName: 'short' })
  const parts = format.formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
