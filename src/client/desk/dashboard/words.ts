export const toAnswer = 'Enquiries to answer'
export const lateCount = (count: number) => `${count} late`
export const mine = 'Mine'
export const unassigned = 'Unassigned'
export const dueFirst = 'Due first'
export const allAnswered = 'Every enquiry has been answered.'
export const openInbox = 'Open the inbox'
export const todaysConsultations = 'Today’s consultations'
export const noConsultationsToday = 'No consultations today.'
export const openCalendar = 'Open the calendar'
export const minutes = (count: number) => `${count} minutes`
