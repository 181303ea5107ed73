import * as z from 'zod/mini'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { type FieldErrors, readFields } from '#shared/desk/documents/read-fields.ts'
import { type Source, sourceSchema } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { KindDocument } from './kinds/kind.ts'
import { errorsFrom, notADay } from './kinds/problems.ts'
import { kinds } from './kinds/registry.ts'

/** What was sent as a document, as far as it can be read. */
export interface SentDocument {
  fields: DocumentFields
  newSources: readonly Source[]
  errors: FieldErrors
  /** Null while something of the fields is not right. */
  document: KindDocument | null
}

/** Reads what was sent as a document of a kind; whether it is true is not checked yet. */
export function readDocument(kind: DocumentKind, input: DocumentFields): SentDocument {
  const { fields, document, errors } = kinds[kind].read(input)
  const sources = readFields(z.array(sourceSchema), input.newSources, 'newSources')
  const newSources = sources.fields ?? []
  const notDays = newSources.flatMap(({ date }, index) => notADay(`newSources.${index}.date`, date))
  const all = { ...errors, ...sources.errors, ...errorsFrom(notDays) }
  return { fields, document, newSources, errors: all }
}

/** Returns the sources that are new among those that were sent, or what is wrong with them. */
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
