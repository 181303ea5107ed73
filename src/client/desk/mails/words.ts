export const undeliveredEmails = 'Undelivered emails'
export const lead =
  'These are not tried any more. They can be sent again for 30 days; their text is not shown here.'
export const nothingUndelivered = 'Every email was delivered or is on its way.'
export const newer = 'Newer'
export const older = 'Older'
export const unreadableEmail = 'This email cannot be read'
export const toRecipient = (recipient: string) => `To ${recipient}`
export const sendAgain = 'Send again'
export const anUnreadableEmail = 'an email that cannot be read'
