import type { Context } from 'hono'
import { answersJson } from '#shared/routes.ts'
import { isLoopback } from '../env.ts'

/** Who asks: the page client, a JSON caller, or a browser loading a document. */
type RequestKind = 'inertia' | 'json' | 'page'

/** Tells how a refusal or a form's outcome is answered; GET pages never ask. */
export function requestKind(c: Context): RequestKind {
  if (!isRead(c.req.method) && answersJson(c.req.path)) return 'json'
  if (isInertia(c)) return 'inertia'
  return wantsJson(c.req.raw.headers) ? 'json' : 'page'
}

/** Whether the request comes from the page client. */
export function isInertia(c: Context): boolean {
  return c.req.header('X-Inertia') === 'true'
}

/** Whether nobody has opened the page yet: a HEAD, or what page client or browser fetch ahead. */
export function isLookingAhead(c: Context): boolean {
  if (c.req.method === 'HEAD' || c.req.header('Purpose') === 'prefetch') return true
  // `prefetch`, or `prefetch;prerender`: what a browser shows of it later was asked for once only.
  return c.req.header('Sec-Purpose')?.startsWith('prefetch') ?? false
}

/**
 * Whether the page client asks on its own, ahead of a visit or for a part of the page that is there.
 * Such a reply may come after one that changed the cookies, and must not take that back.
 */
export function isInBackground(c: Context): boolean {
  const isPartial = isInertia(c) && c.req.header('X-Inertia-Partial-Component') !== undefined
  return isRead(c.req.method) && (isLookingAhead(c) || isPartial)
}

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether a method may change something: such a request has a body and needs a CSRF token. */
export function isChange(method: string): boolean {
  return changes.has(method)
}

/** Whether a method is answered with a page. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function wantsJson(headers: Headers): boolean {
  const accept = headers.get('Accept')?.trim() ?? ''
  if (accept === '' || accept === '*/*') return headers.get('X-Requested-With') === 'XMLHttpRequest'
  const first = accept.split(',')[0]?.toLowerCase() ?? ''
  return first.includes('/json') || first.includes('+json')
}

const ownNames = new Set(['localhost', '127.0.0.1'])

/** Whether an origin is the product's; `localhost` and `127.0.0.1` of one port are the same. */
export function isOurOrigin(origin: string, appUrl: URL): boolean {
  if (origin === appUrl.origin) return true
  if (!isLoopback(appUrl.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === appUrl.protocol && port === appUrl.port && ownNames.has(hostname)
}
