import { isRecord } from '#shared/records.ts'

/**
 * Returns a market's fields in the present shape. Revisions are never rewritten and an edition in KV
 * may be older than the Worker, so both are read through this; only the present shape is written.
 */
export function upgradeMarket<Fields extends { taxes?: unknown }>(fields: Fields): Fields {
  const { taxes } = fields
  return Array.isArray(taxes) ? { ...fields, taxes: taxes.map(upgradeTax) } : fields
}

function upgradeTax(tax: unknown): unknown {
  if (!isRecord(tax)) return tax
  // An empty list once stood for other products than the four.
  const concernsNone = Array.isArray(tax.products) && tax.products.length === 0
  return concernsNone ? { ...tax, products: ['other'] } : tax
}
