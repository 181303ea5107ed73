export const confirmSubject = 'Confirm your subscription'
export const confirmReason = 'this address was given for our monthly newsletter'
export const confirmText = 'You asked to receive our monthly newsletter. Confirm below to start.'
export const confirmSubscription = 'Confirm subscription'
export const confirmExpires = (hours: number) =>
  `The link can be used for ${hours} hours. If it was not you, ignore this email.`
export const subscribed = 'You are subscribed'
export const subscribedReason = 'this address is subscribed to our monthly newsletter'
export const subscribedText =
  'This address receives our monthly newsletter: what changed in law, tax and practice.'
export const endAnyTime = 'You can end the subscription whenever you like.'
export const unsubscribe = 'Unsubscribe'
