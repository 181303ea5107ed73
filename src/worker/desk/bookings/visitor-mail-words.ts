export const reason = 'this address was given when the consultation was booked'
export const notYou =
  'If you did not book this, somebody mistyped their address. Please ignore this email.'
export const confirmSubject = 'Confirm your consultation'
export const timeHeld = (minutes: number) =>
  `We hold this time for you for ${minutes} minutes. It is booked once you confirm it; an invitation for your calendar follows.`
export const heldUntil = 'Held until'
export const confirmConsultation = 'Confirm consultation'

export const changes = {
  booked: {
    subject: 'Your consultation is booked',
    opening: 'Your consultation is booked. The invitation for your calendar is attached.',
  },
  moved: {
    subject: 'Your consultation has a new time',
    opening: 'Your consultation was moved. The attached invitation replaces the earlier one.',
  },
  assigned: {
    subject: 'Your consultation has a new host',
    opening:
      'Somebody else will meet you at the same time. The attached invitation replaces the earlier one.',
  },
  cancelled: {
    subject: 'Your consultation is cancelled',
    opening: 'Your consultation was cancelled. The attachment removes it from your calendar.',
  },
} as const
export const reminders = {
  day: 'Your consultation is coming up',
  hour: 'Your consultation begins soon',
} as const

export const time = 'Time'
export const yourTime = 'Your time'
export const inUtc = 'In UTC'
export const host = 'With'
export const cause = 'Reason'
export const reference = 'Reference'
export const bookAnotherTime = 'Book another time'
export const rescheduleOrCancel = 'Reschedule or cancel'
export const joinTheMeeting = 'Join the meeting'

export const summary = (host: string) => `Consultation with ${host}`
export const joinAt = (url: string) => `Join at ${url}`
export const changeAt = (url: string) => `Reschedule or cancel: ${url}`
export const referenceIs = (reference: string) => `Reference: ${reference}`
