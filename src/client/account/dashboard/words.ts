import { plural } from '#shared/plural.ts'

export const fullName = 'Full name'
export const verifiedEmail = 'Verified email'
export const twoFactor = 'Two-factor'
export const profile = 'Profile'
export const editProfile = 'Edit profile'
export const stepsDone = (done: number, all: number) => `${done}<small> of ${all}</small>`
export const done = 'Done'
export const open = 'Open'
export const manageTwoFactor = 'Manage two-factor'
export const turnOnTwoFactor = 'Turn on two-factor'
export const security = 'Security'
export const twoFactorOn = 'Two-factor on'
export const twoFactorOff = 'Two-factor off'
export const twoFactorOnExplained = 'Signing in takes your password and a code from your phone.'
export const twoFactorOffExplained =
  'Your password alone opens this account. Add two-factor authentication for extra protection.'
export const addAPasskey = 'Add a passkey'
export const passkeyCount = (count: number) =>
  `${count} ${plural(count, { one: 'passkey', other: 'passkeys' })}`
export const recentSignIns = 'Recent sign-ins'
export const allSessions = 'All sessions'
export const thisDevice = 'This device'
export const loading = 'Loading'
export const listNeedsScript = 'The list is filled in by JavaScript; it also stands under Sessions.'

export const yourEmailAddressIsVerified = 'Your email address is verified.'
export const karibu = 'Karibu'
export const welcome = (name: string) => `Welcome, ${name}`
export const yourEnquiries = 'Your enquiries'
export const noEnquiriesYet = 'No enquiries yet. Ask about a market and an adviser will reply.'
export const writeToUs = 'Write to us'
export const bookAConsultation = 'Book a consultation'
export const allEnquiries = 'All enquiries'
export const allInsights = 'All insights'
export const reachUs = 'Reach us'
