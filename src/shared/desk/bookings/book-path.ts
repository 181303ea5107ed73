import type { Product } from '#shared/knowledge/schemas.ts'
import { withQuery } from '#shared/with-query.ts'
import { deskRoutes } from '../routes.ts'

interface BookQuery {
  minutes?: number
  /** The first visible day: `YYYY-MM-DD`. */
  date?: string | undefined
  /** The slug of a market. */
  market?: string | undefined
  product?: Product | undefined
  /** The slug of a service. */
  service?: string | undefined
  /** The id of a host. */
  host?: string | undefined
  /** The page that led here. */
  from?: string | undefined
}

/** Returns the URL of a week of free times. */
export function bookPath(query: BookQuery): string {
  return withQuery(deskRoutes.book.href(), Object.entries(query))
}
