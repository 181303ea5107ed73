import { parse } from 'zod/mini'
import { firmFields } from '#shared/desk/documents/fields.ts'
import { firmSlug } from '#shared/knowledge/firm.ts'
import type { Firm } from '#shared/knowledge/schemas.ts'
import { definePublished } from './published-kind.ts'

/** The firm. Without one, an edition has the firm that ships. */
export const firm = definePublished<Firm & { slug: string }>({
  query: { kind: 'firm' },
  entryOf: ({ slug, fields }) => ({ ...parse(firmFields, JSON.parse(fields)), slug }),
  records: ([entry]) => {
    if (!entry) return {}
    const { slug: _, ...firm } = entry
    return { firm }
  },
  shipped: ({ firm }) => [{ slug: firmSlug, ...firm }],
  isRequired: true,
})
