import * as z from 'zod/mini'
import { contactServices } from '../content/services.ts'
import { choice, email, optionalText, text } from '../fields.ts'
import { contactRules as rules } from './rules.ts'

/** The contact form's fields and rules. */
export const contactSchema = z.object({
  firstName: text(rules.firstName.attr, rules.firstName),
  lastName: text(rules.lastName.attr, rules.lastName),
  email: email(rules.email.max),
  company: optionalText(rules.company.attr, rules.company),
  service: choice(rules.service.attr, contactServices),
  message: text(rules.message.attr, rules.message),
})

/** A contact message as it is stored: trimmed, its address normalised. */
export type ContactMessage = z.infer<typeof contactSchema>
