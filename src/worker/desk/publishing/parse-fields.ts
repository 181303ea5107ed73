import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { upgradeMarket } from '#worker/knowledge/upgrade-market.ts'

/** Returns the fields of a stored revision in the present shape. */
export function parseFields(text: string): DocumentFields {
  const fields: DocumentFields = JSON.parse(text)
  // Only markets have taxes.
  return upgradeMarket(fields)
}
