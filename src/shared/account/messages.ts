import { maxPasskeys } from '#shared/account/constants.ts'
import { clientMessages } from '#shared/client-messages.ts'

/** The sentences of the account. */
export const accountMessages = {
  password: {
    common: 'This password is too common. Please choose a different password.',
    breached: 'This password has appeared in a data breach. Please choose a different password.',
    mismatch: 'The password field confirmation does not match.',
    incorrect: 'The password is incorrect.',
    provided: 'The provided password was incorrect.',
  },
  auth: {
    failed: 'These credentials do not match our records.',
    pendingExpired: 'Your sign-in has expired. Please log in again.',
    emailTaken: 'The email has already been taken.',
  },
  reset: {
    linkSent: 'We have emailed your password reset link.',
    done: 'Your password has been reset.',
    invalidToken: 'This password reset token is invalid.',
  },
  account: clientMessages.account,
  emailUndo: {
    done: 'Your email address has been restored. We have emailed your password reset link.',
    invalidLink: 'This link is invalid or has expired.',
  },
  twoFactor: {
    invalidCode: 'The provided two factor authentication code was invalid.',
    invalidRecoveryCode: 'The provided two factor recovery code was invalid.',
    notEnabled: 'Two factor authentication has not been enabled.',
  },
  passkeys: {
    added: 'Passkey added.',
    renamed: 'Passkey renamed.',
    removed: 'Passkey removed.',
    notAdded: 'This passkey could not be added.',
    notAccepted: 'This passkey was not accepted.',
    tooMany: `You can have at most ${maxPasskeys} passkeys.`,
  },
  enquiries: {
    sent: 'Your message has been sent.',
    reopened: 'Opened again',
    closed: 'Closed',
    somebodyElse: 'Somebody else',
  },
  devices: {
    unknown: 'Unknown device',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  },
  terms: {
    accepted: 'You have accepted the terms. The files are open to you.',
    changed: 'The terms have changed meanwhile. Please read them again.',
    unread: 'Please read the terms before you accept them.',
  },
  alerts: {
    saved: 'Alerts saved.',
    following: (market: string) => `You follow ${market}.`,
    followingAgain: (market: string) =>
      `You follow ${market}. Alerts were off and are now on again for every change.`,
    unfollowed: (market: string) => `You no longer follow ${market}.`,
    unsubscribed: 'Alerts turned off.',
    confirmationSent: (market: string) =>
      `To follow ${market}, open the link that we have emailed you.`,
    invalidLink: 'This link is invalid or has expired. Please follow the market again.',
    unknownLink: 'This link is no longer in use: its address follows no market.',
    full: (email: string) => `We cannot take requests here right now. Please write to ${email}.`,
  },
} as const
