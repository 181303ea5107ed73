export const continueSetup = 'Continue Setup'
export const scanAndEnterCode =
  'Scan the QR code with your authenticator app, or type the key into it. Then enter the six-digit code that it shows.'
export const authenticationCode = 'Authentication code'
export const confirm = 'Confirm'

export const somethingWentWrong = 'Something went wrong.'
export const tryAgain = 'Try again'

export const failedToFetchQrCode = 'Failed to fetch QR code'
export const failedToFetchSetupKey = 'Failed to fetch a setup key'
export const failedToFetchRecoveryCodes = 'Failed to fetch recovery codes'

export const recoveryCode = 'Recovery code'

export const hideRecoveryCodes = 'Hide recovery codes'
export const viewRecoveryCodes = 'View recovery codes'
export const keepTheseCodes =
  'Keep these codes now, in a password manager or on paper. They let you in when your phone is lost.'
export const recoveryCodeCount = (count: number) => `${count} recovery codes`
export const recoveryCodesOf = (site: string, email: string) =>
  `${site}: recovery codes of ${email}`
export const loadingRecoveryCodes = 'Loading recovery codes'
export const eachCodeWorksOnce =
  'Each code works once; a new one then takes its place. “Regenerate Codes” replaces them all.'
export const recoveryCodes = 'Recovery codes'
export const copied = 'Copied'
export const copy = 'Copy'
export const download = 'Download'
export const print = 'Print'

export const regenerateCodes = 'Regenerate Codes'
export const regenerateQuestion = 'Regenerate your recovery codes?'
export const regenerateWarning =
  'All the codes you have now stop working at once, the printed ones too. The new ones are shown right after.'
export const regenerateWithoutScript =
  'Without JavaScript, codes are shown only once, when they are new. If you ask for new ones, all the codes you have now stop working at once, the printed ones too.'

export const enableTwoFactorAuthentication = 'Enable Two-Factor Authentication'
export const scanTheQrCode =
  'Scan the QR code with your authenticator app, or type the setup key into it.'
export const verifyAuthenticationCode = 'Verify Authentication Code'
export const enterCodeOfDigits = (digits: number) =>
  `Enter the ${digits}-digit code from your authenticator app`
export const twoFactorAuthenticationEnabled = 'Two-Factor Authentication Enabled'
export const twoFactorIsOn =
  'It is on. Scan the QR code with your authenticator app, or type the setup key into it.'
export const close = 'Close'
export const continueLabel = 'Continue'
export const orEnterCodeManually = 'or, enter the code manually'
export const setupKeyCopied = 'Setup key copied'
export const setupKeyBefore = 'Setup key: '
export const copySetupKey = 'Copy setup key'

export const back = 'Back'

export const challengeByCode = 'Authentication Code'
export const challengeByCodeExplained =
  'Enter the authentication code provided by your authenticator application.'
export const loginUsingRecoveryCode = 'login using a recovery code'
export const challengeByRecoveryCode = 'Recovery Code'
export const challengeByRecoveryCodeExplained =
  'Please confirm access to your account by entering one of your emergency recovery codes.'
export const loginUsingAuthenticationCode = 'login using an authentication code'
export const orYouCan = 'Or you can <other/>'
export const lostPhoneAndCodes = 'Lost your phone and your codes?'
export const lockedOutButLoggedIn =
  'If you are still logged in on another device, where you entered a code to log in, you can turn two-factor off there, or view your codes. Your password is all it asks for.'
export const lockedOutEverywhere =
  'If not, write to <email/> from the email address of your account. Once we know that it is you, we can turn it off for you. A new password does not turn it off.'

export const recoveryCodesTitle = 'Two-factor recovery codes'
export const recoveryCodesExplained =
  'Recovery codes let you regain access if you lose your phone. Keep them in a password manager, or print them.'
export const enabledExplained =
  'With two-factor authentication enabled, you are asked for a six-digit code when you log in. You find it in the authenticator application on your phone.'
export const disabledExplained =
  'When you enable two-factor authentication, you are asked for a six-digit code when you log in, besides your password. An authenticator application on your phone shows it.'
export const twoFactorAuthentication = 'Two-Factor Authentication'
export const twoFactorLead =
  'A second proof at sign-in: something you have, besides the password you know.'
export const confirmFirst =
  'To change it, we ask for your second factor first, and bring you back here.'
export const enabled = 'Enabled'
export const disabled = 'Disabled'
export const passkeyAlsoMeetsRequirement = 'A <link>passkey</link> also meets this requirement.'
export const enableTwoFactor = 'Enable 2FA'
export const turnItOff = 'Turn it off'
export const turnItOffExplained =
  'Your password alone will then open the account. The recovery codes stop working.'
export const disableTwoFactor = 'Disable 2FA'
