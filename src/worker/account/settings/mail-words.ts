export const accountDeleted = 'Your account was deleted'
export const deletedText =
  'Your account and everything that belonged to it were deleted, also files that you sent us and your access to rooms. What you wrote to us and our answers, consultations that you booked, a subscription to our letter, and what you did and accepted in rooms belong to no account and stay.'
export const passwordKnown = 'somebody else knew your password: change it wherever else you use it'

export const passwordChanged = 'Your password was changed'
export const passwordChangedText =
  'The password of your account was changed. All other devices are signed out.'

export const emailChanged = 'Your email address was changed'
export const emailChangedText = (address: string) =>
  `Your account now uses another email address: ${address}. This address can no longer be used to log in.`
export const restoreByHand = 'set this address again on a device that is still logged in'
export const restoreByLink = (days: number) =>
  `restore this address with the button below (it works for ${days} days)`
export const restoreEmailAddress = 'Restore Email Address'
