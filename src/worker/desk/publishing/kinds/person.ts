import { parse } from 'zod/mini'
import { personFields } from '#shared/desk/documents/fields.ts'
import type { Person } from '#shared/knowledge/schemas.ts'
import { definePublished } from './published-kind.ts'

export const person = definePublished<Person>({
  query: { kind: 'person' },
  entryOf: ({ slug, fields }) => ({ ...parse(personFields, JSON.parse(fields)), slug }),
  records: (people) => ({ people }),
  shipped: ({ people }) => people,
})
