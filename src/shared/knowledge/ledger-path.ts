import { routes } from '../routes.ts'
import type { RuleFilters } from './props.ts'

/** Returns the path of a page of the ledger with the filters that are set. */
export function ledgerPath({ market, topic, stage }: Partial<RuleFilters> = {}, page = 1): string {
  const values = { market, topic, stage, page: page > 1 ? String(page) : null }
  const query = Object.entries(values).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  const ledger = routes.rules.href()
  return query.length === 0 ? ledger : `${ledger}?${query.join('&')}`
}
