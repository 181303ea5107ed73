import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Obligation } from '#shared/knowledge/schemas.ts'
import { upgradeMarket } from '#worker/knowledge/upgrade-market.ts'

/** Returns the fields of a stored revision in the present shape. */
export function parseFields(
  text: string,
  obligationsOf?: (code: string) => readonly Obligation[],
): DocumentFields {
  const fields: DocumentFields = JSON.parse(text)
  // Only markets have taxes.
  return upgradeMarket(fields, obligationsOf)
}
