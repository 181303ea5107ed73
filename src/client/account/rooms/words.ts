import { plural } from '#shared/plural.ts'

export const yourRooms = 'Your rooms'
export const roomsLead = 'Here we share files with you. Only those who are invited see a room.'
export const noRooms = 'You are not in a room at the moment.'
export const allRooms = 'All rooms'
export const room = 'Room'
export const fileCount = (count: number) =>
  `${count} ${plural(count, { one: 'file', other: 'files' })}`
export const newestFile = 'last added <time/>'

export const files = 'Files'
export const noFiles = 'There are no files here yet. You get an email as soon as there are.'
export const filesLocked = 'You can open the files once you have accepted the terms.'
export const version = (number: number) => `Version ${number}`
export const addedAt = 'added <time/>'
export const earlierVersions = (count: number) =>
  `${count} earlier ${plural(count, { one: 'version', other: 'versions' })}`

export const terms = 'Terms'
export const termsLead = 'Please read these terms. They apply to all files of this room.'
export const acceptedAt = 'You accepted these terms on <time/>.'
export const acceptExplained =
  'To accept them, enter your password. We store this text, your name, your email and network addresses and the time as the proof of it.'
export const yourPassword = 'Your password'
export const accept = 'Accept the terms'
export const acceptWithPasskey = 'Accept with a passkey'
export const insteadPassword = 'You can enter your password instead.'
