import type * as z from 'zod/mini'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { definitionOf } from '#shared/desk/documents/read-fields.ts'
import { isRecord } from '#shared/records.ts'
import { today } from '#worker/knowledge/edition.ts'

type Schema = z.core.$ZodType

/** Returns fields in which what is missing or wrong is replaced, so that a page can be drawn. */
export function filledFields<Fields>(schema: z.ZodMiniType<Fields>, fields: unknown): Fields {
  return filled(schema, fields) as Fields
}

function filled(schema: Schema, value: unknown): unknown {
  const def = definitionOf(schema)
  if (def.type === 'object') {
    const given: DocumentFields = isRecord(value) ? value : {}
    const entries = Object.entries(def.shape).map(([key, one]) => [key, filled(one, given[key])])
    return Object.fromEntries(entries)
  }
  if (def.type === 'array') {
    return Array.isArray(value) ? value.map((one) => filled(def.element, one)) : []
  }
  if (def.type === 'nullable' && value !== null && def.innerType._zod.def.type === 'object') {
    return filled(def.innerType, value)
  }
  return (schema as z.ZodMiniType).safeParse(value).success ? value : instead(schema, value)
}

function instead(schema: Schema, value: unknown): unknown {
  const def = definitionOf(schema)
  if (def.type === 'nullable') return null
  if (def.type === 'enum') return Object.values(def.entries)[0]
  if (def.type === 'literal') return def.values[0]
  if (def.type === 'number') return 0
  if (def.type === 'boolean') return false
  if ('format' in def && def.format === 'date') return today()
  return typeof value === 'string' ? value : ''
}
