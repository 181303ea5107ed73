import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { text } from '#shared/fields.ts'

/** What somebody adds to an enquiry of theirs; nothing else of a thread is theirs to set. */
export const enquiryMessageSchema = z.object({
  body: text('body', { max: lengths.letterMax, lines: true }),
})
