import * as z from 'zod/mini'
import { currentChoice, email, optionalText, prepared, text } from '#shared/fields.ts'
import { attachedFiles } from '#shared/files/schema.ts'
import type { ServiceName } from '#shared/knowledge/names.ts'
import { textOf } from '#shared/text.ts'
import { contactRules as rules, type SubjectField } from './rules.ts'
import type { ContactSubject } from './subject.ts'

// An unknown market or product is dropped later, so that an outdated link never blocks a message.
const topic = prepared((value) => textOf(value), z.string())

/**
 * Returns the field for a service among those of today; gives its title in English, which is stored
 * and mailed to the firm.
 */
export function serviceField(services: () => readonly ServiceName[]) {
  return currentChoice(rules.service.attr, () =>
    services().flatMap(({ slug, title, original: label = title }) => [
      { code: slug, label },
      { code: title, label },
    ]),
  )
}

/** Returns the contact form's fields and rules. */
export function contactSchema(services: () => readonly ServiceName[]) {
  return z.object({
    firstName: text(rules.firstName.attr, rules.firstName),
    lastName: text(rules.lastName.attr, rules.lastName),
    email: email(rules.email.max),
    company: optionalText(rules.company.attr, rules.company),
    service: serviceField(services),
    message: text(rules.message.attr, rules.message),
    market: topic,
    product: topic,
    files: attachedFiles,
  })
}

/** The input of the contact form, trimmed and with its email address normalised. */
type ContactForm = z.infer<ReturnType<typeof contactSchema>>

/** A contact message as it is stored, with the market and product if we cover them. */
export type ContactMessage = Omit<ContactForm, SubjectField | 'files'> & ContactSubject
