import type { ContactService } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'

interface BookQuery {
  minutes: number
  /** The first visible day: `YYYY-MM-DD`. */
  date?: string | undefined
  /** The slug of a market, the code of a service. */
  market?: string | undefined
  service?: ContactService | undefined
}

/** Returns the URL of a week of free times. */
export function bookPath(query: BookQuery): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${routes.book.href()}?${params.map((param) => param.join('=')).join('&')}`
}
