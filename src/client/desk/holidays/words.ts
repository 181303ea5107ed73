import { plural } from '#shared/plural.ts'

export const title = 'Holidays and other hours'
export const lead =
  'Days on which the office is closed or has other hours. Visitors see them on the contact page, consultations are not offered outside of them, and the days that you add move the time by which a message is answered.'
export const toOpen = 'To open on a public holiday, add the day with its hours.'
export const none = 'No such days in the coming year.'
export const days = 'Coming days'
export const closed = 'Closed'
export const hours = (opens: string, closes: string) => `${opens} – ${closes}`
export const shipped = 'public holiday'
export const consultations = (count: number) =>
  `${count} ${plural(count, { one: 'consultation', other: 'consultations' })}`
export const remove = (day: string) => `Remove<hidden> ${day}</hidden>`

export const addDay = 'Add a day'
export const day = 'Day'
export const name = 'Name'
export const nameHint = 'Visitors read it'
export const opens = 'Opens'
export const closes = 'Closes'
export const closedHint = 'Leave both empty if the office is closed'
export const save = 'Save day'

export const addList = 'Add the holidays of a year'
export const list = 'Dates and names'
export const listHint =
  'A line for each day on which the office is closed: 2027-01-01 New Year. Copy them from the official list of your country. Days that are here already stay.'
export const saveList = 'Add these days'
