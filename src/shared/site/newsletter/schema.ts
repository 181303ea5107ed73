import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email } from '#shared/fields.ts'

/** The field of the newsletter form and its rules. */
export const newsletterSchema = z.object({ email: email(lengths.newsletterEmail) })
