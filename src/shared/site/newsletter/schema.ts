import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { email } from '#shared/fields.ts'

export const newsletterSchema = z.object({ email: email(lengths.newsletterEmail) })
