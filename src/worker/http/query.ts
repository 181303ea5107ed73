import type { Context } from 'hono'
import { deskPageSize } from '#shared/desk/constants.ts'

// No list is that long: a page past the last is the last, however large its number.
const largestPage = 1_000_000

/** The parameters of the address, as the URL standard reads them. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams
}

/** A parameter; empty for none, and for several, which no link or form of ours sends. */
export function onlyValue(query: URLSearchParams, name: string): string {
  const [value = '', ...others] = query.getAll(name)
  return others.length === 0 ? value : ''
}

/**
 * What a parameter names; undefined where it is missing or empty. Of several, empty: nothing is
 * called so.
 */
export function namedValue(query: URLSearchParams, name: string): string | undefined {
  return query.has(name) && query.get(name) !== '' ? onlyValue(query, name) : undefined
}

/** The page of a list that is asked for; the first one for what is no number of a page. */
export function requestedPage(query: URLSearchParams): number {
  const text = onlyValue(query, 'page')
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), largestPage) : 1
}

/** A page of a list of so many; past the last one it is the last. */
export function pageOf(
  total: number,
  { asked, size = deskPageSize }: { asked: number; size?: number },
) {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(asked, pages)
  return { page, pages, offset: (page - 1) * size }
}
