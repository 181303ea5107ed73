import { routes } from '../routes.ts'
import { withQuery } from '../with-query.ts'
import type { ChangeFilters } from './props.ts'

/** Returns the path of a page of changes with the filters that are set. */
export function changesPath(filters: Partial<ChangeFilters> = {}, page = 1): string {
  const { market, from, to } = filters
  const values = { market, from, to, page: page > 1 ? page : null }
  return withQuery(routes.changes.href(), Object.entries(values))
}
