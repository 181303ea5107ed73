export const about = 'About:'
export const removeSubject = 'Remove<hidden> what the message is about</hidden>'

export const skipToContent = 'Skip to content'

export const language = 'Language'

export const cancel = 'Cancel'

export const search = 'Search'

export const website = 'Website'

export const inUtc = (day: string, time: string) => `${day}, ${time} UTC`

export const closeDialog = 'Close dialog'

export const earlier = 'Earlier'
export const later = 'Later'

export const previous = 'Previous'
export const next = 'Next'
export const pages = 'Pages'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`

export const hide = 'Hide'
export const show = 'Show'

export const files = 'Files'
export const optionalMark = '(optional)'
export const filesHint = (max: number, megabytes: number) =>
  `Up to ${max} files, ${megabytes} MB each: PDF, Office, text, pictures or ZIP.`
export const dropOrPaste = 'Drop or paste them here, too.'
export const takePhoto = 'Take a photo'
export const sendingFile = (name: string) => `Sending ${name}`
export const cancelFile = (name: string) => `Cancel ${name}`
export const removeFile = (name: string) => `Remove ${name}`
export const tryAgain = 'Try again'
export const fileNotSent = 'This file did not arrive. Please try again.'
export const filesStored = (stored: number, all: number) =>
  `${stored} of ${all} files are attached.`
export const fileScanning = 'waiting for scan'
export const fileInfected = 'harmful content found'
export const fileRemoved = 'removed'
export const fileUnproven = 'we cannot be sure that you sent it, so only we can open it'
