/** The dates and sources of a document that a reviewer needs. */
export interface RecordedDates {
  /** The dates of checks. */
  checks: string[]
  /** The days, months or years on which something begins or ends. */
  changes: string[]
  /** The ids of cited sources. */
  sources: Set<string>
  unsourced: number
}

const changeFields = new Set(['effectiveAt', 'from', 'until'])

/** Reads the fields of a revision, at any depth and whatever its kind. */
export function recordedDates(fields: string): RecordedDates {
  const dates: RecordedDates = { checks: [], changes: [], sources: new Set(), unsourced: 0 }
  JSON.parse(fields, (field, value: unknown) => {
    if (field === 'source' && value === null) dates.unsourced += 1
    if (typeof value !== 'string') return value
    if (field === 'checkedAt') dates.checks.push(value)
    else if (field === 'source') dates.sources.add(value)
    else if (changeFields.has(field)) dates.changes.push(value)
    return value
  })
  return dates
}

/** Returns the fields of a revision with the date of each check moved to a day. */
export function withChecksOn(fields: string, day: string): string {
  const moved = JSON.parse(fields, (field, value) => (field === 'checkedAt' ? day : value))
  return JSON.stringify(moved)
}
