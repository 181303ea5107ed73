import type { Obligation } from '#shared/knowledge/schemas.ts'
import { isRecord } from '#shared/records.ts'
import { shippedEdition } from './edition.ts'

/**
 * Returns a market's fields in the present shape. Revisions are never rewritten and an edition in KV
 * may be older than the Worker, so both are read through this; only the present shape is written.
 */
export function upgradeMarket<Fields extends MarketParts>(
  fields: Fields,
  obligationsOf: (code: string) => readonly Obligation[] = shippedObligations,
): Fields {
  const { taxes, code, obligations = obligationsOf(String(code)) } = fields
  return Array.isArray(taxes) ? { ...fields, taxes: taxes.map(upgradeTax), obligations } : fields
}

interface MarketParts {
  taxes?: unknown
  obligations?: unknown
  code?: unknown
}

/**
 * Markets once had no obligations. Nobody at the desk can have decided against those that ship, and
 * a market that does not ship has none yet.
 */
function shippedObligations(code: string): readonly Obligation[] {
  return shippedEdition().markets.find((market) => market.code === code)?.obligations ?? []
}

function upgradeTax(tax: unknown): unknown {
  if (!isRecord(tax)) return tax
  const { upperBound, ...fields } = tax
  // An empty list once stood for other products than the four.
  const concernsNone = Array.isArray(fields.products) && fields.products.length === 0
  const products = concernsNone ? ['other'] : fields.products
  if (upperBound === undefined) return { ...fields, products }
  // The payer was the bearer, and an upper bound was the only uncertainty on record.
  const certainty = upperBound ? 'at-most' : 'exact'
  return { bearer: fields.payer, certainty, replacesIncomeTax: false, ...fields, products }
}
