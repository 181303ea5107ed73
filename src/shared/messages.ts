import { site } from './content/site.ts'

/** Every sentence a person is told about what they sent. `attr` is the field's name in words. */
export const messages = {
  required: (attr: string) => `The ${attr} field is required.`,
  string: (attr: string) => `The ${attr} field must be a string.`,
  email: 'The email field must be a valid email address.',
  min: (attr: string, min: number) => `The ${attr} field must be at least ${min} characters.`,
  max: (attr: string, max: number) =>
    `The ${attr} field must not be greater than ${max} characters.`,
  in: (attr: string) => `The selected ${attr} is invalid.`,
  more: (first: string, others: number) =>
    others === 0 ? first : `${first} (and ${others} more ${others === 1 ? 'error' : 'errors'})`,
  throttle: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  password: {
    common: 'This password is too common. Please choose a different password.',
    mismatch: 'The password field confirmation does not match.',
    incorrect: 'The password is incorrect.',
    provided: 'The provided password was incorrect.',
  },
  compare: {
    notCovered: (names: string[], more: number) =>
      `We do not cover: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    onlyFirstFour: 'Only the first four are compared.',
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
  account: {
    deleted: 'Your account is deleted.',
  },
  emailUndo: {
    done: 'Your email address has been restored. We have emailed your password reset link.',
    invalidLink: 'This link is invalid or has expired.',
  },
  twoFactor: {
    invalidCode: 'The provided two factor authentication code was invalid.',
    invalidRecoveryCode: 'The provided two factor recovery code was invalid.',
    notEnabled: 'Two factor authentication has not been enabled.',
  },
  status: {
    verificationLinkSent: 'verification-link-sent',
    twoFactorEnabled: 'two-factor-authentication-enabled',
    twoFactorConfirmed: 'two-factor-authentication-confirmed',
    twoFactorDisabled: 'two-factor-authentication-disabled',
    recoveryCodesGenerated: 'recovery-codes-generated',
  },
  guards: {
    unauthenticated: 'Unauthenticated.',
    unverified: 'Your email address is not verified.',
    unconfirmed: 'Password confirmation required.',
    invalidSignature: 'Invalid signature.',
    unauthorized: 'This action is unauthorized.',
    invalidLink: 'This verification link is invalid or has expired.',
  },
  newsletter: {
    asked: 'Please confirm your subscription with the link we have emailed you.',
    confirmed: 'Your subscription is confirmed.',
    unsubscribed: 'You have been unsubscribed.',
    invalidLink: 'This link is invalid or has expired. Please subscribe again.',
    full: `We cannot take subscriptions here right now. Please write to ${site.email}.`,
  },
  contact: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
    unreachable: 'An error occurred. Please try again.',
    notStored: 'Your message could not be stored. Please try again later.',
    full: `We cannot take messages here right now. Please write to ${site.email}.`,
  },
  refusals: {
    csrf: 'CSRF token mismatch.',
    notFound: (path: string) => `The route ${path} could not be found.`,
    method: (method: string, path: string, allowed: string) =>
      `The ${method} method is not supported for route ${path}. Supported methods: ${allowed}.`,
    tooLarge: 'Content Too Large',
    server: 'Server Error',
    unavailable: 'Service Unavailable',
    setting: (name: string, hint: string) => `The setting ${name} is missing or wrong: ${hint}`,
  },
} as const

/** Titles and explanations of the error pages, by status. */
export const errorPages: Record<number, { title: string; message: string }> = {
  403: { title: 'Forbidden', message: 'You are signed in, but this page is not yours to open.' },
  404: {
    title: 'Not Found',
    message: 'There is nothing at this address. It may have moved, or the link was cut short.',
  },
  405: {
    title: 'Method Not Allowed',
    message: 'This address exists, but it does not take that kind of request.',
  },
  413: {
    title: 'Content Too Large',
    message: 'What you sent is larger than this site accepts. Shorten it and send it again.',
  },
  419: {
    title: 'Page Expired',
    message:
      'The page was open for too long to be sent safely. Reload it and send it again; going back shows what you typed.',
  },
  429: {
    title: 'Too Many Requests',
    message: 'That was a little fast. Wait a moment and try again.',
  },
  500: {
    title: 'Server Error',
    message: 'Something broke on our side. It has been logged; trying again may well work.',
  },
  503: {
    title: 'Service Unavailable',
    message: 'A part of this site does not answer right now. Please try again in a minute.',
  },
}
