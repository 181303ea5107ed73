import { parse } from 'zod/mini'
import { serviceFields } from '#shared/desk/documents/fields.ts'
import type { Service } from '#shared/knowledge/schemas.ts'
import { definePublished } from './published-kind.ts'

export const service = definePublished<Service>({
  query: { kind: 'service' },
  entryOf: ({ slug, fields }) => ({ ...parse(serviceFields, JSON.parse(fields)), slug }),
  records: (services) => ({ services }),
  shipped: ({ services }) => services,
})
