export const openNow = 'Open now'
export const closedNow = 'Closed now'

export const closed = 'Closed'

export const span = (opens: string, closes: string) => `${opens} – ${closes}`
export const fromDayToDay = (first: string, last: string) => `${first} – ${last}`
