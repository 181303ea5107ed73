/** A part of a calendar with the lines that tell times, by the names of their properties. */
export interface Component {
  name: string
  lines: ReadonlyMap<string, readonly string[]>
  parts: readonly Component[]
}

interface OpenComponent {
  name: string
  lines: Map<string, string[]>
  parts: OpenComponent[]
}

interface SplitCalendar {
  entries: Component[]
  zones: Component[]
  /** Entries that do not end. */
  broken: number
}

const kinds = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE'])
const zoneParts = new Set(['STANDARD', 'DAYLIGHT'])

const properties = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREEBUSY'],
  ...['ORGANIZER', 'ATTENDEE'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
])

/**
 * Splits a calendar (RFC 5545) into its entries and time zones, in one pass over its lines. Other
 * components, such as reminders, are skipped. Returns null for a text that is no whole calendar.
 */
export function splitCalendar(text: string): SplitCalendar | null {
  const lines = text
    .trim()
    .replace(/\r?\n[ \t]/g, '')
    .split('\n')
  if (!isCalendar(lines)) return null
  const result: SplitCalendar = { entries: [], zones: [], broken: 0 }
  let entry: OpenComponent | null = null
  let part: OpenComponent | null = null
  let skipped = ''
  for (const line of lines) {
    const name = nameOf(line)
    const value = name === 'BEGIN' || name === 'END' ? componentNameOf(line) : ''
    if (name === 'BEGIN' && kinds.has(value)) {
      if (entry) result.broken++
      entry = componentOf(value)
      part = null
      skipped = ''
    } else if (entry === null) {
    } else if (name === 'END' && value === entry.name) {
      const list = entry.name === 'VTIMEZONE' ? result.zones : result.entries
      list.push(entry)
      entry = null
    } else if (skipped !== '') {
      if (name === 'END' && value === skipped) skipped = ''
    } else if (name === 'BEGIN' && zoneParts.has(value)) {
      part = componentOf(value)
      entry.parts.push(part)
    } else if (name === 'BEGIN') {
      skipped = value
    } else if (properties.has(name)) {
      addLine(part ?? entry, name, line)
    }
  }
  if (entry) result.broken++
  return result
}

function isCalendar(lines: readonly string[]): boolean {
  const [first = '', last = ''] = [lines[0], lines.at(-1)]
  return (
    nameOf(first) === 'BEGIN' &&
    componentNameOf(first) === 'VCALENDAR' &&
    // Of a file that is not complete, the rest of the times would be free.
    nameOf(last) === 'END' &&
    componentNameOf(last) === 'VCALENDAR'
  )
}

function componentOf(name: string): OpenComponent {
  return { name, lines: new Map(), parts: [] }
}

function addLine({ lines }: OpenComponent, name: string, line: string): void {
  const others = lines.get(name)
  if (others) others.push(line)
  else lines.set(name, [line])
}

/** Returns the name of a line's property in capitals. */
function nameOf(line: string): string {
  return (/^[A-Za-z-]{1,30}(?=[:;])/.exec(line)?.[0] ?? '').toUpperCase()
}

function componentNameOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1, 60)
    .trim()
    .toUpperCase()
}
