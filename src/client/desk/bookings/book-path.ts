import type { ContactService } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'

interface BookQuery {
  minutes: number
  /** The first day that is shown: `YYYY-MM-DD`. */
  date?: string | undefined
  /** What it is about: the slug of a market, the code of a service. */
  market?: string | undefined
  service?: ContactService | undefined
}

/** The address of a week of the offer. */
export function bookPath(query: BookQuery): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${routes.book.href()}?${params.map((param) => param.join('=')).join('&')}`
}
