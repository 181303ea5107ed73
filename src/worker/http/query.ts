import type { Context } from 'hono'
import { deskPageSize } from '#shared/desk/constants.ts'

// No list is that long: a page past the last is the last, however large its number.
const largestPage = 1_000_000

/** The parameters of the address, as the URL standard reads them. */
export function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams
}

/** Returns a parameter's value; empty if it is missing or repeated, which none of our links do. */
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

/** Returns the requested page of a list; the first one for an invalid number. */
export function requestedPage(query: URLSearchParams): number {
  const text = onlyValue(query, 'page')
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), largestPage) : 1
}

/** Returns the bounds of a page in a list of `total` entries; the last page for higher numbers. */
export function pageOf(
  total: number,
  { requested, size = deskPageSize }: { requested: number; size?: number },
) {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(requested, pages)
  return { page, pages, offset: (page - 1) * size }
}
