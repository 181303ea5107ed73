import * as z from 'zod/mini'
import { lengths } from '../constants.ts'
import { email } from '../fields.ts'

export const newsletterSchema = z.object({ email: email(lengths.newsletterEmail) })
