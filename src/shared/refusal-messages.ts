/**
 * What of `messages` is said by checks that every request passes. They import these alone: all the
 * others would be loaded at the start of an isolate.
 */
export const refusalMessages = {
  more: (first: string, others: number) =>
    others === 0 ? first : `${first} (and ${others} more ${others === 1 ? 'error' : 'errors'})`,
  throttle: (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`,
  doneBefore: 'We have this already. Nothing was done twice.',
  guards: {
    unauthenticated: 'Unauthenticated.',
    unverified: 'Your email address is not verified.',
    unconfirmed: 'Password confirmation required.',
    unproved: 'Confirm with your second factor.',
    unsent: 'Password confirmed. Please repeat your last action.',
    invalidSignature: 'Invalid signature.',
    unauthorized: 'This action is unauthorized.',
    invalidLink: 'This verification link is invalid or has expired.',
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

/** The labels of the main button of error pages. */
export const errorActions = {
  reload: 'Reload the page',
  retry: 'Try again',
  home: 'Go to the home page',
  newLink: 'Get a new link',
  chooseMarket: 'Choose a market',
} as const

export const errorReference = (id: string) => `Reference: ${id}.`

/** Titles and explanations of the error pages, by status. */
export const errorPages: Record<number, { title: string; message: string }> = {
  403: {
    title: 'Forbidden',
    message: 'You are signed in, but you do not have permission to view this page.',
  },
  404: {
    title: 'Not Found',
    message: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
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
