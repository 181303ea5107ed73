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
  contact: clientMessages.contact,
  /** The offer of a page in the language that a browser prefers. */
  languageOffer: {
    label: 'Language',
    text: 'This page is also in English.',
    link: 'Read it in English',
    dismiss: 'No, thank you',
  },
} as const
