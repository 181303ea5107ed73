export const recoveryCodeUsed = 'A recovery code was used'
export const recoveryCodeUsedText =
  'One of your recovery codes was used to sign in, or to confirm that it is you. A new one stands in its place in your two-factor settings.'
export const enabled = 'Two-factor authentication was enabled'
export const enabledText = (settings: string) =>
  `Two-factor authentication is now on: signing in asks for a code from your authenticator application. You can change it at ${settings}.`
export const disabled = 'Two-factor authentication was disabled'
export const disabledText = (settings: string) =>
  `Two-factor authentication is now off: signing in asks for your password only. You can change it at ${settings}.`
export const codesRegenerated = 'Your recovery codes were regenerated'
export const codesRegeneratedText =
  'New recovery codes were made for your account. The old codes no longer work.'
