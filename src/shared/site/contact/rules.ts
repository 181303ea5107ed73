import { clientMessages } from '#shared/client-messages.ts'
import { lengths } from '#shared/constants.ts'
import type { ServiceName } from '#shared/knowledge/names.ts'
import { keysOf } from '#shared/records.ts'
import { countCodePoints, emailOf, isEmailAddress, type TextRules, textOf } from '#shared/text.ts'

interface FieldRules extends TextRules {
  /** The field's name in messages. */
  attr: string
  optional?: boolean
}

/** The rules of the contact form's fields, shared by the server's schema and the browser's form. */
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

/** The fields for what a message is about; an unknown value is dropped, never refused. */
export const subjectFields = ['market', 'product'] as const

/** The name of a field for what a message is about. */
export type SubjectField = (typeof subjectFields)[number]

/**
 * Returns the first error of each invalid field, so that the form can show it before sending. It does
 * without the schema library, which visitors should not have to load.
 */
export function contactErrors(
  input: Partial<Record<ContactField, unknown>>,
  services: readonly ServiceName[],
): Partial<Record<ContactField, string>> {
  const fields = keysOf(contactRules)
  const entries = fields.flatMap((field) => {
    const error = errorOf(field, input[field], services)
    return error ? [[field, error] as const] : []
  })
  return Object.fromEntries(entries)
}

function errorOf(
  field: ContactField,
  value: unknown,
  services: readonly ServiceName[],
): string | null {
  const rules: FieldRules = contactRules[field]
  const text = field === 'email' ? emailOf(value) : textOf(value, rules.lines)
  if (text === '') return rules.optional ? null : clientMessages.fields.required(rules.attr)
  return lengthError(text, rules) ?? formatError(field, text, services)
}

function lengthError(text: string, { attr, min, max }: FieldRules): string | null {
  const length = countCodePoints(text)
  if (min && length < min) return clientMessages.fields.min(attr, min)
  if (max && length > max) return clientMessages.fields.max(attr, max)
  return null
}

function formatError(
  field: ContactField,
  text: string,
  services: readonly ServiceName[],
): string | null {
  if (field === 'email' && !isEmailAddress(text)) return clientMessages.fields.email
  if (field === 'service' && !findServiceName(services, text)) {
    return clientMessages.fields.in(contactRules.service.attr)
  }
  return null
}

/** Finds a service by its slug or its title, also the English one. */
export function findServiceName(
  services: readonly ServiceName[],
  text: string,
): ServiceName | undefined {
  return services.find(({ slug, title, original }) => [slug, title, original].includes(text))
}
