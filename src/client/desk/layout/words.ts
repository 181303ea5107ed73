export const desk = 'Desk'
export const inbox = 'Inbox'
export const calendar = 'Calendar'
export const rooms = 'Rooms'
export const documents = 'Documents'
export const toReview = 'To review'
export const subscribers = 'Subscribers'
export const statistics = 'Statistics'
export const people = 'People'
export const undelivered = 'Undelivered'
export const activity = 'Activity'

export const timeAtOffice = (day: string, time: string, zone: string) => `${day}, ${time} ${zone}`
