export const about = 'About:'
export const removeSubject = 'Remove<hidden> what the message is about</hidden>'

export const skipToContent = 'Skip to content'

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
