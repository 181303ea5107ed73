export const timesAre = (zone: string, details: string[]) =>
  `Times are ${zone} (${details.join(', ')}).`
export const otherHours = 'Holidays and other hours'
export const openNow = 'Open now'
export const closedNow = 'Closed now'

export const closed = 'Closed'

export const span = (opens: string, closes: string) => `${opens} – ${closes}`
export const fromDayToDay = (first: string, last: string) => `${first} – ${last}`
