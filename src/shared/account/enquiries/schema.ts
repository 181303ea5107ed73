import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { text } from '#shared/fields.ts'
import { attachedFiles } from '#shared/files/schema.ts'

/** A message that a client adds to an enquiry. */
export const enquiryMessageSchema = z.object({
  body: text('body', { max: lengths.letterMax, lines: true }),
  files: attachedFiles,
})
