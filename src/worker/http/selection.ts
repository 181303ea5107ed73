import type { Context } from 'hono'
import { isInertia } from './request-kind.ts'

/** Which props a request asks for. */
export interface Selection {
  /** Whether this is a partial reload of the very component that is rendered. */
  partial: boolean
  /** Whether the prop at a dotted path, or something inside it, is to be sent. */
  includes(path: string): boolean
  /** Whether a partial reload asks for it by name. */
  names(path: string): boolean
  /** Whether the client starts anew with this prop instead of merging into it. */
  resets(path: string): boolean
}

/** Reads the page client's partial-reload headers; they count only for the component they name. */
export function readSelection(c: Context, component: string): Selection {
  const { headers } = c.req.raw
  const partial = isInertia(c) && headers.get('X-Inertia-Partial-Component') === component
  const list = (name: string) => (partial ? split(headers.get(name)) : [])
  const only = list('X-Inertia-Partial-Data')
  const except = list('X-Inertia-Partial-Except')
  const reset = list('X-Inertia-Reset')
  const related = (path: string) => only.some((one) => covers(one, path) || covers(path, one))
  return {
    partial,
    includes: (path) =>
      !except.some((one) => covers(one, path)) && (only.length === 0 || related(path)),
    names: (path) => related(path),
    resets: (path) => reset.includes(path),
  }
}

function split(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Whether `path` is `ancestor` or lies inside it. */
function covers(ancestor: string, path: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`)
}
