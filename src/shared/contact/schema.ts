import { z } from 'zod'
import { lengths } from '../constants.ts'
import { contactServices } from '../content/services.ts'
import { choice, email, optionalText, text } from '../fields.ts'

/** The contact form's fields and rules. */
export const contactSchema = z.object({
  firstName: text('first name', { max: lengths.personName }),
  lastName: text('last name', { max: lengths.personName }),
  email: email(lengths.contactEmail),
  company: optionalText('company', { max: lengths.company }),
  service: choice('service', contactServices),
  message: text('message', { min: lengths.messageMin, max: lengths.messageMax, lines: true }),
})

/** A contact message as it is stored: trimmed, its address normalised. */
export type ContactMessage = z.infer<typeof contactSchema>

/** What was typed into the form, as it comes back with a refusal. */
export type TypedContactMessage = Partial<Record<keyof ContactMessage, string>>
