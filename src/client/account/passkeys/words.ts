export const name = 'Name'
export const addAPasskey = 'Add a passkey'
export const addingPasskeyNeedsJavascript = 'Adding a passkey needs JavaScript.'

export const passkeyFailed = 'That did not work. Please try again in a moment, or reload the page.'
export const browserCannotUsePasskeys = 'This browser cannot use passkeys.'
export const passkeysImpossibleHere =
  'Passkeys cannot be used on this device, or not at this address.'
export const noPasskeyUsed =
  'No passkey was used: it was cancelled, there is none here, or it took too long.'
export const pageOutOfDate = 'This page is out of date. Please reload it and try again.'
export const noPasskeyMade = 'No passkey was made: it was cancelled, or it took too long.'
export const passkeyExists =
  'This device, or what it is synced with, has a passkey for your account already.'

export const or = 'or'

export const removeExplained =
  'It can no longer be used to sign in. Delete it from your device too. Browsers that it has signed in stay so: end them under Sessions.'
export const remove = 'Remove'
export const removeQuestion = (name: string) => `Remove “${name}”?`
export const made = 'Made <time/>'
export const lastUsed = 'Last used <time/>'
export const notUsedYet = 'Not used yet'
export const syncedToOtherDevices = 'Synced to other devices'
export const onlyOnOneDevice = 'Only on the device it was made on'
export const rename = (name: string) => `Rename<hidden> ${name}</hidden>`
export const save = 'Save'
export const newNameOf = (name: string) => `New name<hidden> of ${name}</hidden>`

export const passkeys = 'Passkeys'
export const passkeysLead =
  'Sign in with your fingerprint, your face or the lock of your device: nothing to remember, and resistant to phishing. A passkey replaces both password and code.'
export const addAPasskeyExplained =
  'On this device, on your phone or on a security key: your browser asks you which. The name is for you alone, so that you know it again.'
export const tooManyPasskeys = (max: number) =>
  `You have ${max} passkeys, which is all that one account can have. Remove one first.`
export const confirmFirst = 'We ask you to confirm that it is you first, and bring you back here.'
export const yourPasskeys = 'Your passkeys'
export const noPasskeysYet = 'You have none yet. Your password will continue to work.'
