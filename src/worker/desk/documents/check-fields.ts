import * as z from 'zod/mini'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { type FieldErrors, readFields } from '#shared/desk/documents/read-fields.ts'
import { type Source, sourceSchema } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { KindDocument } from './kinds/kind.ts'
import { errorsFrom, invalidDate } from './kinds/problems.ts'
import { kinds } from './kinds/registry.ts'

/** A document as read from a request, with the errors found while parsing it. */
export interface ParsedDocument {
  fields: DocumentFields
  newSources: readonly Source[]
  errors: FieldErrors
  /** Null while a field is invalid. */
  document: KindDocument | null
}

/** Parses the fields of a document from a request. Sources and figures are checked later. */
export function readDocument(kind: DocumentKind, input: DocumentFields): ParsedDocument {
  const { fields, document, errors } = kinds[kind].read(input)
  const sources = readFields(z.array(sourceSchema), input.newSources, 'newSources')
  const newSources = sources.fields ?? []
  const dateProblems = newSources.flatMap(({ date }, index) =>
    invalidDate(`newSources.${index}.date`, date),
  )
  const all = { ...errors, ...sources.errors, ...errorsFrom(dateProblems) }
  return { fields, document, newSources, errors: all }
}

/** Returns the sources that are not in the library yet, or errors for keys that are in use. */
export function checkSources(
  newSources: readonly Source[],
  sources: ReadonlyMap<string, Source>,
): { addedSources: Source[]; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const addedById = new Map<string, Source>()
  for (const [index, source] of newSources.entries()) {
    const existing = sources.get(source.id) ?? addedById.get(source.id)
    if (!existing) addedById.set(source.id, source)
    else if (!isSame(existing, source)) {
      errors[`newSources.${index}.id`] = [messages.documents.otherSource(source.id)]
    }
  }
  return { addedSources: [...addedById.values()], errors }
}

function isSame(a: Source, b: Source): boolean {
  const keys = ['publisher', 'title', 'date', 'url'] as const
  return keys.every((key) => a[key] === b[key])
}
