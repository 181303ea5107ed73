import { routes } from '../routes.ts'
import type { RuleFilters } from './props.ts'

/** The address of a page of the ledger, with those filters that are set. */
export function ledgerPath({ market, topic, stage }: Partial<RuleFilters> = {}, page = 1): string {
  const asked = { market, topic, stage, page: page > 1 ? String(page) : null }
  const query = Object.entries(asked).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  const ledger = routes.rules.href()
  return query.length === 0 ? ledger : `${ledger}?${query.join('&')}`
}
