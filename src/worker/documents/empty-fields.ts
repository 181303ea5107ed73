import { fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { readFields } from '#shared/documents/read-fields.ts'
import { products } from '#shared/knowledge/schemas.ts'
import { today } from '../knowledge/edition.ts'

/** What a new document of a kind begins with. */
export function emptyFields(kind: DocumentKind): DocumentFields {
  return asProps(readFields(fieldsSchemas[kind], begun(kind)).value as DocumentFields)
}

/** Fields with a name for each of them: what is undefined would be no prop at all. */
export function asProps(fields: DocumentFields): DocumentFields {
  return JSON.parse(JSON.stringify(fields, (_, value) => value ?? null)) as DocumentFields
}

function begun(kind: DocumentKind): DocumentFields {
  const date = today()
  if (kind === 'note') return { category: 'market-analysis', date }
  if (kind === 'rule') return { date }
  if (kind === 'letter') return {}
  return {
    region: 'east',
    depth: 'brief',
    checkedAt: date,
    products: products.map((product) => ({ product, status: 'unclear' })),
    judgements: [{ from: date, score: 3, text: null, why: null }],
  }
}
