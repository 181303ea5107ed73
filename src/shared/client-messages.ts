/**
 * What of `messages` the page client shows by itself, or tells by. It imports these alone: all the
 * others would be loaded with every page.
 */
export const clientMessages = {
  fields: {
    required: (attr: string) => `The ${attr} field is required.`,
    string: (attr: string) => `The ${attr} field must be a string.`,
    email: 'The email field must be a valid email address.',
    min: (attr: string, min: number) => `The ${attr} field must be at least ${min} characters.`,
    max: (attr: string, max: number) =>
      `The ${attr} field must not be greater than ${max} characters.`,
    in: (attr: string) => `The selected ${attr} is invalid.`,
  },
  account: {
    deleted: 'Your account is deleted.',
  },
  contact: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
    unreachable: 'An error occurred. Please try again.',
    notStored: 'Your message could not be stored. Please try again later.',
    full: (email: string) => `We cannot take messages here right now. Please write to ${email}.`,
  },
  meeting: 'We will email you beforehand to agree on a phone or video call.',
} as const
