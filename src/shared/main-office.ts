import { site } from './content/site.ts'
import type { OfficeHours, RegularHours } from './office-hours.ts'
import { intlFormat } from './zones.ts'

/** The firm's first office, whose clock and hours are the firm's. */
export interface MainOffice extends RegularHours {
  city: string
  /** ISO 3166 code. */
  country: string
}

/** The main office as it ships with the product. */
export const shippedOffice: MainOffice = {
  city: site.office.city,
  country: 'KE',
  timeZone: site.timeZone,
  hours: site.hours.flatMap(({ weekdays, opens, closes }) =>
    opens && closes ? { weekdays, opens, closes } : [],
  ),
  businessDays: site.businessDays.weekdays,
}

/** The main office with the days on which its hours differ. */
export type OfficeCalendar = MainOffice & OfficeHours

/** Returns the letters for a zone's time in its country (`EAT`); elsewhere its offset (`GMT+3`). */
export function zoneLetters(
  { timeZone, country }: Pick<MainOffice, 'timeZone' | 'country'>,
  moment: Date,
): string {
  const format = intlFormat(`en-${country}`, { timeZone, timeZoneName: 'short' })
  const parts = format.formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
