import { z } from 'zod'
import { lengths } from '../constants.ts'
import { email } from '../fields.ts'

export const newsletterSchema = z.object({ email: email(lengths.newsletterEmail) })
