import type * as z from 'zod/mini'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { definitionOf } from '#shared/desk/documents/read-fields.ts'
import { isRecord } from '#shared/records.ts'
import { today } from '#worker/knowledge/edition.ts'

type Schema = z.core.$ZodType

/** Replaces missing and invalid fields by placeholders, so that a page can be rendered. */
export function fillFields<Fields>(schema: z.ZodMiniType<Fields>, fields: unknown): Fields {
  return fillValue(schema, fields) as Fields
}

function fillValue(schema: Schema, value: unknown): unknown {
  const def = definitionOf(schema)
  if (def.type === 'object') {
    const record: DocumentFields = isRecord(value) ? value : {}
    const entries = Object.entries(def.shape).map(([key, field]) => [
      key,
      fillValue(field, record[key]),
    ])
    return Object.fromEntries(entries)
  }
  if (def.type === 'array') {
    return Array.isArray(value) ? value.map((item) => fillValue(def.element, item)) : []
  }
  if (def.type === 'nullable' && value !== null && def.innerType._zod.def.type === 'object') {
    return fillValue(def.innerType, value)
  }
  return (schema as z.ZodMiniType).safeParse(value).success ? value : placeholderFor(schema, value)
}

function placeholderFor(schema: Schema, value: unknown): unknown {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return null
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'literal') return def.values[0]
  if (def.type === 'number') return 0
  if (def.type === 'boolean') return false
  if ('format' in def && def.format === 'date') return today()
  return typeof value === 'string' ? value : ''
}
