import * as z from 'zod/mini'
import { fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { type FieldErrors, readFields } from '#shared/documents/read-fields.ts'
import { type Source, sourceSchema } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { figureErrors } from './figure-errors.ts'
import type { Known } from './known.ts'
import { markdownErrors } from './markdown-errors.ts'
import { isRealDate, recordErrors } from './record-errors.ts'

/** What was sent as a document, as far as it can be read. */
export interface SentFields {
  fields: DocumentFields
  newSources: Source[]
  errors: FieldErrors
}

/** Reads what was sent as the fields of a kind; whether it is true is not asked yet. */
export function readDocument(kind: DocumentKind, input: unknown): SentFields {
  const read = readFields(fieldsSchemas[kind], input)
  const sent = (input as Record<string, unknown> | null) ?? {}
  const added = readFields(z.array(sourceSchema), sent.newSources, 'newSources')
  const newSources = added.value as Source[]
  const errors = { ...read.errors, ...added.errors }
  for (const [index, { date }] of (Array.isArray(newSources) ? newSources : []).entries()) {
    if (typeof date === 'string' && !isRealDate(date)) {
      errors[`newSources.${index}.date`] ??= [messages.documents.notADay]
    }
  }
  return { fields: read.value as DocumentFields, newSources, errors }
}

/** What is wrong with fields that have the form of their kind, by what is known. */
export function checkFields(kind: DocumentKind, fields: DocumentFields, known: Known): FieldErrors {
  return {
    // The last one counts where several say something of a field.
    ...figureErrors(kind, fields, known),
    ...markdownErrors(kind, fields),
    ...recordErrors(kind, fields, known),
  }
}

/** The sources that are new among those that were sent, or what is wrong with them. */
export function checkSources(
  newSources: readonly Source[],
  sources: ReadonlyMap<string, Source>,
): { added: Source[]; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const added = new Map<string, Source>()
  for (const [index, source] of newSources.entries()) {
    const same = sources.get(source.id) ?? added.get(source.id)
    if (!same) added.set(source.id, source)
    else if (!isSame(same, source)) {
      errors[`newSources.${index}.id`] = [messages.documents.otherSource(source.id)]
    }
  }
  return { added: [...added.values()], errors }
}

function isSame(a: Source, b: Source): boolean {
  const keys = ['publisher', 'title', 'date', 'url'] as const
  return keys.every((key) => a[key] === b[key])
}
