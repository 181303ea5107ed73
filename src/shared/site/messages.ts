import { clientMessages } from '#shared/client-messages.ts'

/** The sentences of the public site. */
export const siteMessages = {
  compare: {
    notCovered: (names: string[], more: number) =>
      `We do not cover: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    onlyFirstFour: 'Only the first four are compared.',
  },
  newsletter: {
    confirmationSent: 'Please confirm your subscription with the link we have emailed you.',
    confirmed: 'Your subscription is confirmed.',
    unsubscribed: 'You have been unsubscribed.',
    invalidLink: 'This link is invalid or has expired. Please subscribe again.',
    full: (email: string) =>
      `We cannot take subscriptions here right now. Please write to ${email}.`,
  },
  search: {
    notVerified: 'Not verified; the page says what was tried',
  },
  privacy: {
    breachLookup: (host: string) =>
      `When you choose a password, we ask ${host} whether it is known from a data breach. It learns five of the 40 characters of its hash (SHA-1), and not who you are.`,
  },
  contact: clientMessages.contact,
  /** The offer of a page in the language that a browser prefers. */
  languageOffer: {
    label: 'Language',
    text: 'This page is also in English.',
    link: 'Read it in English',
    dismiss: 'No, thank you',
  },
} as const
