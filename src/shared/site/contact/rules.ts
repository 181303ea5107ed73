import { clientMessages } from '#shared/client-messages.ts'
import { lengths } from '#shared/constants.ts'
import { findContactService } from '#shared/content/services.ts'
import { keysOf } from '#shared/records.ts'
import { codePoints, emailOf, isEmailAddress, type TextRules, textOf } from '#shared/text.ts'

const said = clientMessages.fields

interface FieldRules extends TextRules {
  /** The field's name in words. */
  attr: string
  optional?: boolean
}

/** The rules of the contact form's fields, as the server's schema and the form both take them. */
export const contactRules = {
  firstName: { attr: 'first name', max: lengths.personName },
  lastName: { attr: 'last name', max: lengths.personName },
  email: { attr: 'email', max: lengths.contactEmail },
  company: { attr: 'company', max: lengths.company, optional: true },
  service: { attr: 'service' },
  message: { attr: 'message', min: lengths.messageMin, max: lengths.messageMax, lines: true },
} as const satisfies Record<string, FieldRules>

/** The name of a field of the contact form. */
export type ContactField = keyof typeof contactRules

/** The fields that say what a message is about: what is not known is left out, never refused. */
export const contactTopics = ['market', 'product'] as const

/** The name of a field that says what a message is about. */
export type ContactTopic = (typeof contactTopics)[number]

/**
 * What the server would refuse: field name → its first message. For the form, which says so before
 * anything is sent; without the schema library, which a page of a visitor should not load.
 */
export function contactErrors(
  typed: Partial<Record<ContactField, unknown>>,
): Partial<Record<ContactField, string>> {
  const fields = keysOf(contactRules)
  const wrong = fields.flatMap((field) => {
    const error = errorOf(field, typed[field])
    return error ? [[field, error] as const] : []
  })
  return Object.fromEntries(wrong)
}

function errorOf(field: ContactField, typed: unknown): string | null {
  const rules: FieldRules = contactRules[field]
  const text = field === 'email' ? emailOf(typed) : textOf(typed, rules.lines)
  if (text === '') return rules.optional ? null : said.required(rules.attr)
  return lengthError(text, rules) ?? formatError(field, text)
}

function lengthError(text: string, { attr, min, max }: FieldRules): string | null {
  const length = codePoints(text)
  if (min && length < min) return said.min(attr, min)
  if (max && length > max) return said.max(attr, max)
  return null
}

function formatError(field: ContactField, text: string): string | null {
  if (field === 'email' && !isEmailAddress(text)) return said.email
  if (field === 'service' && !findContactService(text)) return said.in(contactRules.service.attr)
  return null
}
