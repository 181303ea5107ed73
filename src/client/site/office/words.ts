export const sunday = 'Sunday'
export const monday = 'Monday'
export const tuesday = 'Tuesday'
export const wednesday = 'Wednesday'
export const thursday = 'Thursday'
export const friday = 'Friday'
export const saturday = 'Saturday'

export const timeZone = 'UTC+3'
export const eastAfricaTime = 'East Africa Time'
export const openNow = 'Open now'
export const closedNow = 'Closed now'

export const closed = 'Closed'
