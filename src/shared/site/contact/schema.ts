import * as z from 'zod/mini'
import { contactServices } from '#shared/content/services.ts'
import { choice, email, optionalText, prepared, text } from '#shared/fields.ts'
import { textOf } from '#shared/text.ts'
import type { ContactAbout } from './about.ts'
import { type ContactTopic, contactRules as rules } from './rules.ts'

// What is no market or product of ours is left out when the message is stored: a link that says too
// much must not keep anybody from writing.
const topic = prepared((value) => textOf(value), z.string())

/** The contact form's fields and rules. */
export const contactSchema = z.object({
  firstName: text(rules.firstName.attr, rules.firstName),
  lastName: text(rules.lastName.attr, rules.lastName),
  email: email(rules.email.max),
  company: optionalText(rules.company.attr, rules.company),
  service: choice(rules.service.attr, contactServices),
  message: text(rules.message.attr, rules.message),
  market: topic,
  product: topic,
})

/** A contact message as it was sent: trimmed, its address normalised. */
type ContactForm = z.infer<typeof contactSchema>

/** A contact message as it is stored: about a market and a product that we know, if about any. */
export type ContactMessage = Omit<ContactForm, ContactTopic> & ContactAbout
