export const password = 'Password'

export const settings = 'Settings'
export const settingsLead = 'Manage your profile and account security.'
export const profile = 'Profile'
export const twoFactorAuth = 'Two-Factor Auth'
export const passkeys = 'Passkeys'
export const alerts = 'Alerts'
export const appearance = 'Appearance'
export const sessions = 'Sessions'

export const appearanceLead =
  'How this site looks in this browser. It changes at once; there is nothing to save.'
export const light = 'Light'
export const dark = 'Dark'
export const system = 'System'
export const appearanceNeedsScript =
  'Choosing an appearance needs JavaScript. Without it, the site follows your system.'

export const updatePassword = 'Update password'
export const updatePasswordLead =
  'Use a long password that you use nowhere else. Saving it signs out every other device.'
export const savePassword = 'Save password'
export const currentPassword = 'Current password'
export const newPassword = 'New password'

export const profileInformation = 'Profile information'
export const profileLead =
  'Update your name and email address. A new email takes effect immediately, including for login, and must be verified.'
export const save = 'Save'
export const languageOfMessages = 'Language of our messages'
export const verificationLinkSent = 'A new verification link has been sent to your email address.'
export const yourEmailAddressIsUnverified = 'Your email address is unverified.'
export const resendTheVerificationEmail = 'Resend the verification email'
export const yourData = 'Your data'
export const yourDataExplained =
  'One file with what we hold about you: profile, sessions, security settings, the markets you follow, your enquiries with our replies, and your rooms with the terms that you accepted. No secrets are in it.'
export const downloadMyData = 'Download my data'
export const downloadWithFiles = 'With all files (ZIP)'
export const deleteAccount = 'Delete account'
export const deleteAccountExplained =
  'Removes your account and everything that belongs to it, at once and for good.'
export const deleteAccountQuestion = 'Delete your account for good?'
export const deleteAccountWarning = (enquiryDays: number, consultationDays: number) =>
  `Profile, sessions, security settings, followed markets and alerts are deleted, and nobody can bring them back. What stays with us: your enquiries and our replies, until ${enquiryDays} days after the newest message; consultations, until ${consultationDays} days after their time; what you did and accepted in rooms, as long as the room; and a newsletter subscription, until you end it by its link. Write to us to have them erased sooner. Your password confirms that it is you.`

export const sessionsLead =
  'Where your account is signed in. If you don’t recognise a session, end it and change your password. Ending one forgets “Remember me” on every device.'
export const signedInBrowsers = 'Signed-in browsers'
export const lastSeen = 'Last seen <time/>'
export const thisDevice = 'This device'
export const endTheSessionOf = (device: string) => `End<hidden> the session of ${device}</hidden>`
export const unknownLocation = 'Unknown location'
export const torNetwork = 'Tor network'
export const noOtherBrowser =
  'No other browser is signed in at the moment; “Remember me” would be forgotten all the same.'
export const otherSessionsEnded =
  'Every other browser is signed out, and “Remember me” is forgotten.'
export const otherDevices = 'Other devices'
export const otherDevicesExplained =
  'Signs out every browser but this one, and forgets “Remember me” on all of them, here too.'
export const endAllOtherSessions = 'End all other sessions'
export const endAllOtherSessionsQuestion = 'End all other sessions?'
export const endAllOtherSessionsWarning =
  'Every other browser is signed out at once. Please enter your password to confirm.'
export const endSessions = 'End sessions'
