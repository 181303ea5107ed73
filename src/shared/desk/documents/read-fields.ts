import type * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { entryOf, isRecord } from '#shared/records.ts'
import { clean, countCodePoints } from '#shared/text.ts'
import { wordsFor } from './labels.ts'

type AnySchema = z.core.$ZodType

/** Returns the definition of a schema as a union that its `type` discriminates. */
export function definitionOf(schema: AnySchema) {
  return (schema as z.core.$ZodTypes)._zod.def
}

/** The messages of each field, by its dotted name. */
export type FieldErrors = Record<string, string[]>

/** The fields that were read from input. */
interface ReadFields<Fields> {
  value: unknown
  /** The validated fields; null if one is invalid. */
  fields: Fields | null
  errors: FieldErrors
}

// The lengths of texts that differ from the default.
const maxLengths: Readonly<Record<string, number>> = {
  title: lengths.documentTitle,
  subject: lengths.documentTitle,
  name: lengths.documentTitle,
  capital: lengths.documentTitle,
  publisher: lengths.documentTitle,
  unit: lengths.documentTitle,
  id: lengths.slug,
  slug: lengths.slug,
  source: lengths.slug,
  market: lengths.slug,
  markets: lengths.slug,
  notes: lengths.slug,
  rules: lengths.slug,
  body: lengths.documentBody,
  introduction: lengths.letterMax,
  closing: lengths.letterMax,
}

/** Lists whose blank entries are kept, because their rows cannot be added or removed. */
const fixedLists = new Set(['products'])

/**
 * Reads input from a form or an API client according to a schema. Forms send text only, and an
 * empty value as an empty text, a blank row or nothing. Other rules are checked by the schema.
 */
export function readFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  name = '',
): ReadFields<z.output<Schema>> {
  const errors: FieldErrors = {}
  const value = read(schema, input, { name, errors })
  const { data, error } = schema.safeParse(value, { reportInput: true })
  for (const issue of error?.issues ?? []) {
    const field = [name, ...issue.path].filter((part) => part !== '').join('.')
    if (!Object.hasOwn(errors, field)) errors[field] = [messageOf(issue, field)]
  }
  const isValid = data !== undefined && Object.keys(errors).length === 0
  return { value, fields: isValid ? data : null, errors }
}

interface FieldLocation {
  /** The dotted name. */
  name: string
  errors: FieldErrors
}

const childOf = ({ name, errors }: FieldLocation, part: string | number): FieldLocation => {
  return { name: name === '' ? String(part) : `${name}.${part}`, errors }
}

function read(schema: AnySchema, input: unknown, location: FieldLocation): unknown {
  const def = definitionOf(schema)
  if (def.type === 'object') return readObject(def.shape, input, location)
  if (def.type === 'array') return readList(def.element, input, location)
  if (def.type === 'nullable') {
    return isEmpty(def.innerType, input) ? null : read(def.innerType, input, location)
  }
  if (def.type === 'boolean') return readBoolean(input)
  if (def.type === 'number') return readNumber(input)
  if (def.type === 'literal') return readLiteral(def.values, input)
  if (def.type === 'enum') return clean(input)
  return readText(input, location)
}

function readObject(
  shape: Record<string, AnySchema>,
  input: unknown,
  location: FieldLocation,
): unknown {
  // An array stays for the schema to refuse; reading it as an object would drop its items.
  if (!isAbsent(input) && !isRecord(input)) return input
  // Only the names in the schema are read; other names in the input are ignored.
  const entries = Object.entries(shape).map(([key, schema]) => {
    return [key, read(schema, fieldOf(input, key), childOf(location, key))] as const
  })
  return Object.fromEntries(entries)
}

function readList(element: AnySchema, input: unknown, location: FieldLocation): unknown {
  const list = asList(input)
  if (!list) return input
  const isFixed = fixedLists.has(lastPart(location.name)) && typeOf(element) === 'object'
  const filled = isFixed ? list : list.filter((entry) => !isBlank(element, entry))
  if (filled.length > lengths.documentList) {
    location.errors[location.name] = [messages.documents.tooMany(lengths.documentList)]
  }
  return filled
    .slice(0, lengths.documentList)
    .map((entry, index) => read(element, entry, childOf(location, index)))
}

function readText(input: unknown, location: FieldLocation): unknown {
  const part = lastPart(location.name)
  const max = maxLengths[part] ?? lengths.documentText
  const text = clean(input, max > lengths.documentTitle)
  if (typeof text !== 'string') return text ?? (part === 'closing' ? '' : undefined)
  if (text.length > max && countCodePoints(text) > max) {
    location.errors[location.name] = [messages.max(wordsFor(location.name), max)]
  }
  return text
}

const trueWords: readonly unknown[] = [true, 1, '1', 'true', 'on', 'yes']
// Forms do not send an unticked box.
const falseWords: readonly unknown[] = [undefined, null, '', 0, '0', 'false', 'off', 'no']

function readBoolean(input: unknown): unknown {
  if (trueWords.includes(input)) return true
  return falseWords.includes(input) ? false : input
}

function readNumber(input: unknown): unknown {
  if (input === null) return undefined
  if (typeof input !== 'string') return input
  const text = input.trim()
  if (text === '') return undefined
  // Copied numbers may have grouped digits.
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(digits) ? Number(digits) : input
}

function readLiteral(values: readonly unknown[], input: unknown): unknown {
  // Compares as text, because converting an arbitrary object to a number may throw.
  const isSame = (value: unknown) => String(value) === input
  return typeof input === 'string' ? (values.find(isSame) ?? input) : input
}

function asList(input: unknown): unknown[] | null {
  if (isAbsent(input)) return []
  if (Array.isArray(input)) return input
  // A form sends a list of texts as lines.
  if (typeof input === 'string') return input.split('\n')
  if (!isRecord(input)) return null
  const keys = Object.keys(input)
  if (!keys.every((key) => /^\d{1,9}$/.test(key))) return null
  return keys.toSorted((a, b) => Number(a) - Number(b)).map((key) => fieldOf(input, key))
}

/** True if a nullable field has no value: nothing was entered in it or in any of its parts. */
function isEmpty(schema: AnySchema, input: unknown): boolean {
  if (typeOf(schema) === 'object') return input === null || isBlank(schema, input)
  // An empty list is a value, which the schema refuses; null would mean all.
  if (typeOf(schema) === 'array') return isAbsent(input)
  return clean(input) === undefined
}

/** True if a row was not filled in; values that every form sends, such as selects, do not count. */
function isBlank(schema: AnySchema, input: unknown): boolean {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return isBlank(def.innerType, input)
  if (def.type !== 'object') return clean(input) === undefined
  if (isAbsent(input)) return true
  if (!isRecord(input)) return false
  // All names are checked, so that a row with only unknown names is refused, not dropped.
  return Object.entries(input).every(([key, value]) => {
    const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
    if (!field) return clean(value) === undefined
    return isChoiceField(field) ? isChoiceValue(field, value) : isEmpty(field, value)
  })
}

/** True if the value is one that a form sends for a select or a box. */
function isChoiceValue(schema: AnySchema, input: unknown): boolean {
  return (
    clean(input) === undefined ||
    Object.keys(readFields(schema as z.ZodMiniType, input).errors).length === 0
  )
}

/** True if a form always sends a value for the field: a select or a box. */
function isChoiceField(schema: AnySchema): boolean {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return isChoiceField(def.innerType)
  if (def.type === 'array') return isChoiceField(def.element)
  return ['enum', 'literal', 'boolean'].includes(def.type)
}

function typeOf(schema: AnySchema): string {
  return schema._zod.def.type
}

function isAbsent(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function fieldOf(input: unknown, key: string): unknown {
  return isRecord(input) ? entryOf(input, key) : undefined
}

function lastPart(name: string): string {
  return name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
}

function messageOf(issue: z.core.$ZodIssue, name: string): string {
  const attr = wordsFor(name)
  if (isMissing(issue)) return messages.required(attr)
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return messages.max(attr, Number(issue.maximum))
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string') return messages.string(attr)
  const rules = issue.code === 'custom' ? customRules() : formats
  return entryOf(rules, lastPart(name)) ?? messages.in(attr)
}

const { documents } = messages

/** The errors of texts of another format, by the last part of their field's name. */
const formats: Readonly<Record<string, string>> = {
  opens: documents.timeOfDay,
  closes: documents.timeOfDay,
  phone: documents.phoneNumber,
  whatsapp: documents.phoneNumber,
  telegram: documents.telegram,
  social: documents.httpsAddress,
}

/** The rules that are more than a format, by the last part of the name of their field. */
const customRules = (): Readonly<Record<string, string>> => ({
  products: documents.everyProduct,
  closes: documents.closesLater,
  timeZone: documents.timeZone,
  country: documents.country,
  email: messages.email,
})

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array'
  return issue.input === undefined
}
