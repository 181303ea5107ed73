import { readBusyTimes } from '#worker/desk/calendars/busy-times.ts'

/** Returns a calendar with these events, each a list of lines. */
export function calendarOf(...events: string[][]): string {
  const lines = events.flatMap((event, index) => [
    'BEGIN:VEVENT',
    ...(event.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${index}@example.com`]),
    'DTSTAMP:20270101T000000Z',
    'SUMMARY:A private matter',
    ...event,
    'END:VEVENT',
  ])
  return calendarWith(...lines)
}

/** Returns a calendar with these lines. */
export function calendarWith(...lines: string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR']
  return `${all.join('\r\n')}\r\n`
}

const people = {
  own: new Set(['host@kilima.example', 'me@elsewhere.example']),
  staff: new Set(['host@kilima.example', 'me@elsewhere.example', 'colleague@kilima.example']),
}

interface Host {
  zone?: string | undefined
  /** The host's email addresses. */
  own?: ReadonlySet<string>
}

/** Reads a calendar as that of a host in Nairobi, from February to March 2027. */
export async function readCalendar(text: string, host: Host = {}) {
  const { zone = 'Africa/Nairobi', own = people.own } = host
  const span = { from: Date.parse('2027-02-01'), to: Date.parse('2027-04-05') }
  const result = await readBusyTimes(text, {
    zone,
    span,
    ownUid: '@kilima.example',
    people: { ...people, own },
  })
  if (result.outcome === 'failed') throw new Error(result.failure)
  const times = result.times.map(({ from, to }) =>
    [from, to].map((time) => new Date(time).toISOString().slice(0, 16)).join(' '),
  )
  return { ...result, times }
}
