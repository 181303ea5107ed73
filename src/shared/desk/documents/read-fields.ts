import type * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { entryOf, isRecord } from '#shared/records.ts'
import { clean, codePoints } from '#shared/text.ts'
import { wordsFor } from './labels.ts'

type AnySchema = z.core.$ZodType

/** Returns what a schema is made of, told apart by its type. */
export function definitionOf(schema: AnySchema) {
  return (schema as z.core.$ZodTypes)._zod.def
}

/** Dotted name of a field → its messages. */
export type FieldErrors = Record<string, string[]>

/** Fields as they were read, as far as that goes. */
interface ReadFields<Fields> {
  value: unknown
  /** The same as the schema has it; null where something is wrong. */
  fields: Fields | null
  errors: FieldErrors
}

// What stands on one line, and texts that are longer or shorter than others.
const longest: Readonly<Record<string, number>> = {
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

/** Lists whose entries stay though nothing is typed into them: they are not rows one can add. */
const fixedLists = new Set(['products'])

/**
 * Reads what a form or a program sent, as a schema wants it: a form sends nothing but text, and for
 * what is empty an empty text, a blank row or no name at all. The rest is checked by the schema.
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
    const at = [name, ...issue.path].filter((part) => part !== '').join('.')
    if (!Object.hasOwn(errors, at)) errors[at] = [messageOf(issue, at)]
  }
  const isRight = data !== undefined && Object.keys(errors).length === 0
  return { value, fields: isRight ? data : null, errors }
}

interface Place {
  /** With a dot before each part. */
  name: string
  errors: FieldErrors
}

const inside = ({ name, errors }: Place, part: string | number): Place => {
  return { name: name === '' ? String(part) : `${name}.${part}`, errors }
}

function read(schema: AnySchema, input: unknown, place: Place): unknown {
  const def = definitionOf(schema)
  if (def.type === 'object') return readObject(def.shape, input, place)
  if (def.type === 'array') return readList(def.element, input, place)
  if (def.type === 'nullable') {
    return isEmpty(def.innerType, input) ? null : read(def.innerType, input, place)
  }
  if (def.type === 'boolean') return readBoolean(input)
  if (def.type === 'number') return readNumber(input)
  if (def.type === 'literal') return readLiteral(def.values, input)
  if (def.type === 'enum') return clean(input)
  return readText(input, place)
}

function readObject(shape: Record<string, AnySchema>, input: unknown, place: Place): unknown {
  // A list has no names: it is left to the schema, which refuses it, or what it holds would be lost.
  if (!isAbsent(input) && !isRecord(input)) return input
  // By the names of the schema, not by those that came: no other name is ever looked at.
  const entries = Object.entries(shape).map(([key, schema]) => {
    return [key, read(schema, fieldOf(input, key), inside(place, key))] as const
  })
  return Object.fromEntries(entries)
}

function readList(element: AnySchema, input: unknown, place: Place): unknown {
  const list = asList(input)
  if (!list) return input
  const isFixed = fixedLists.has(lastPart(place.name)) && typeOf(element) === 'object'
  const filled = isFixed ? list : list.filter((entry) => !isBlank(element, entry))
  if (filled.length > lengths.documentList) {
    place.errors[place.name] = [messages.documents.tooMany(lengths.documentList)]
  }
  return filled
    .slice(0, lengths.documentList)
    .map((entry, index) => read(element, entry, inside(place, index)))
}

function readText(input: unknown, place: Place): unknown {
  const part = lastPart(place.name)
  const max = longest[part] ?? lengths.documentText
  const text = clean(input, max > lengths.documentTitle)
  if (typeof text !== 'string') return text ?? (part === 'closing' ? '' : undefined)
  if (text.length > max && codePoints(text) > max) {
    place.errors[place.name] = [messages.max(wordsFor(place.name), max)]
  }
  return text
}

const trueWords: readonly unknown[] = [true, 1, '1', 'true', 'on', 'yes']
// A box that is not ticked is not sent.
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
  // People group the digits of what they copy.
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(digits) ? Number(digits) : input
}

function readLiteral(values: readonly unknown[], input: unknown): unknown {
  // By its text: what an object is as a number, it could refuse to say.
  const isSame = (value: unknown) => String(value) === input
  return typeof input === 'string' ? (values.find(isSame) ?? input) : input
}

function asList(input: unknown): unknown[] | null {
  if (isAbsent(input)) return []
  if (Array.isArray(input)) return input
  if (typeof input === 'string') return [input]
  if (!isRecord(input)) return null
  const keys = Object.keys(input)
  if (!keys.every((key) => /^\d{1,9}$/.test(key))) return null
  return keys.toSorted((a, b) => Number(a) - Number(b)).map((key) => fieldOf(input, key))
}

/** Whether a field that may be null is: nothing is typed into it, or into any part of it. */
function isEmpty(schema: AnySchema, input: unknown): boolean {
  if (typeOf(schema) === 'object') return input === null || isBlank(schema, input)
  // An empty list is one: of none, where null stands for all.
  if (typeOf(schema) === 'array') return isAbsent(input)
  return clean(input) === undefined
}

/** True if an entry of a list is a row that nobody filled in: a choice counts for nothing. */
function isBlank(schema: AnySchema, input: unknown): boolean {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return isBlank(def.innerType, input)
  if (def.type !== 'object') return clean(input) === undefined
  if (isAbsent(input)) return true
  if (!isRecord(input)) return false
  // By all names that came: a row of unknown ones alone is refused, not dropped without a word.
  return Object.entries(input).every(([key, value]) => {
    const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
    if (!field) return clean(value) === undefined
    return isChosen(field) ? isChoice(field, value) : isEmpty(field, value)
  })
}

/** True for what a form sends of a choice or a box, chosen or not. */
function isChoice(schema: AnySchema, input: unknown): boolean {
  return (
    clean(input) === undefined ||
    Object.keys(readFields(schema as z.ZodMiniType, input).errors).length === 0
  )
}

/** Whether a field always has a value in a form: a choice or a box. */
function isChosen(schema: AnySchema): boolean {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return isChosen(def.innerType)
  if (def.type === 'array') return isChosen(def.element)
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
  if (issue.code === 'invalid_type' && issue.expected === 'string') return messages.string(attr)
  // The one rule that is about a list as a whole.
  return issue.code === 'custom' ? messages.documents.everyProduct : messages.in(attr)
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array'
  return issue.input === undefined
}
