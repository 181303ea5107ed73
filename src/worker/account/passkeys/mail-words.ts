export const added = 'A passkey was added'
export const addedTo = (name: string) =>
  `The passkey “${name}” was added to your account: it signs in without the password and without a code.`
export const countText = (count: number) =>
  count === 1 ? 'It is the only one.' : `The account has ${count} passkeys now.`
export const removeIt = 'reset your password at once, remove the passkey under Settings, Passkeys,'

export const removed = 'A passkey was removed'
export const removedFrom = (name: string) =>
  `The passkey “${name}” was removed from your account and signs in no more.`
export const noneLeft = ' It has none now: signing in takes the password.'
