import { pictureLimits } from './limits.ts'

const megabytes = pictureLimits.maxBytes / 1024 / 1024
const megapixels = pictureLimits.maxSourcePixels / 1_000_000

/** The sentences about pictures at the desk. */
export const pictureMessages = {
  none: 'Choose a picture.',
  one: 'Send one picture at a time.',
  tooLarge: `The picture has more than ${megabytes} MB. Please send a smaller one.`,
  content:
    'This is no picture that we can read. Send a JPEG, PNG, WebP or AVIF that does not move.',
  tooManyPixels: `The picture has more than ${megapixels} megapixels. Please send a smaller one.`,
  tooManyScans: 'The picture is stored in too many scans. Please save it anew as a JPEG.',
  tooManyRows: `The picture has more than ${pictureLimits.maxRowBytes / 1024 / 1024} MB once it is unpacked. Please send a smaller one, or one with 8 bits per colour.`,
  notHere: 'This picture is too large to be read here. Send it as a JPEG, or smaller.',
  full: 'There is no room for more pictures. Delete some that are not used.',
  alt: 'Please describe the picture for people who do not see it.',
  altLength: `The description can have at most ${pictureLimits.altLength} characters.`,
  focus: 'Choose a point between 0 and 100.',
  added: 'Picture added.',
  saved: 'Picture saved.',
  anotherPerson: 'A second person must publish this.',
  needsNobody: 'No second person is needed: this change can be made at once.',
  proposed: 'Proposed. A second person must publish it.',
  proposalDiscarded: 'Proposal discarded.',
  deleted: 'Picture deleted.',
  inUse: (titles: readonly string[]) => `The picture is used in ${titles.join(', ')}.`,
} as const
