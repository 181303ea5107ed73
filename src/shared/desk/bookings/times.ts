import { site } from '#shared/content/site.ts'

/** Returns a span in a zone: `Tuesday 24 November 2026, 10:00 to 10:30`; two days at midnight. */
export function spanInWords(startsAt: Date, minutes: number, zone: string): string {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const [from, to] = [partsAt(startsAt, zone), partsAt(endsAt, zone)]
  const end = from.day === to.day ? to.time : `${to.day}, ${to.time}`
  return `${from.day}, ${from.time} to ${end}`
}

/** Returns a time span at the office, with its city. */
export function officeSpanInWords(startsAt: Date, minutes: number): string {
  return `${spanInWords(startsAt, minutes, site.timeZone)} (${site.office.city})`
}

/** Returns a moment in a zone: `Tuesday 24 November 2026, 10:00`. */
export function momentInWords(moment: Date, zone: string): string {
  const { day, time } = partsAt(moment, zone)
  return `${day}, ${time}`
}

/** Returns a moment at the office: `Tuesday 24 November 2026, 10:00`. */
export function officeMomentInWords(moment: Date): string {
  return momentInWords(moment, site.timeZone)
}

function partsAt(moment: Date, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map((part) => [part.type, part.value]),
  )
  const { weekday, day, month, year, hour, minute } = parts
  return { day: `${weekday} ${day} ${month} ${year}`, time: `${hour}:${minute}` }
}
