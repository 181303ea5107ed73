import type { Context } from 'hono'
import { answersJson } from '#shared/routes.ts'
import { isLoopback } from '../loopback.ts'

/** The kind of caller: the page client, a program, or a browser that loads a document. */
type RequestKind = 'inertia' | 'json' | 'page'

/** Tells how a refusal or a form's outcome is answered; GET pages never ask. */
export function requestKind(c: Context): RequestKind {
  if (!isRead(c.req.method) && answersJson(c.req.path)) return 'json'
  if (isInertia(c)) return 'inertia'
  return wantsJson(c.req.raw.headers) ? 'json' : 'page'
}

/** Returns the path of a request with its query; a `URL` made of it costs a public page a twentieth. */
export function pathAndQuery({ req: { url } }: Context): string {
  // An empty query is none, as in URL.
  return url.slice(url.indexOf('/', url.indexOf('//') + 2)).replace(/^([^?]*)\?$/, '$1')
}

/** True for a request of the page client. */
export function isInertia(c: Context): boolean {
  return c.req.header('X-Inertia') === 'true'
}

/** True if the page is not opened yet: HEAD, or a prefetch by the page client or the browser. */
export function isLookingAhead(c: Context): boolean {
  if (c.req.method === 'HEAD' || c.req.header('Purpose') === 'prefetch') return true
  // `prefetch` or `prefetch;prerender`: the browser may show this reply later without asking again.
  return c.req.header('Sec-Purpose')?.startsWith('prefetch') ?? false
}

/**
 * True if the page client asks by itself: a prefetch, or a reload of some props of the open page.
 */
export function isInBackground(c: Context): boolean {
  return isRead(c.req.method) && (isLookingAhead(c) || isPartial(c))
}

/** True if a page is opened by this request, or by the report that one which was fetched ahead is open. */
export function isOpening(c: Context): boolean {
  if (c.req.method === 'HEAD') return c.req.header('Purpose') === 'view'
  return c.req.method === 'GET' && !isInBackground(c)
}

/** True if the page client asks for some props of its page. */
export function isPartial(c: Context): boolean {
  return isInertia(c) && c.req.header('X-Inertia-Partial-Component') !== undefined
}

/** The methods that may change something. */
export const changeMethods = ['POST', 'PUT', 'PATCH', 'DELETE']
const changes = new Set(changeMethods)

/**
 * True for a method that may change something: such a request has a body and needs a CSRF token.
 */
export function isChange(method: string): boolean {
  return changes.has(method)
}

/** True for a method that is answered with a page. */
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

/** True for the product's own origin; `localhost` and `127.0.0.1` on one port count as the same. */
export function isOurOrigin(origin: string, appUrl: URL): boolean {
  if (origin === appUrl.origin) return true
  if (!isLoopback(appUrl.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === appUrl.protocol && port === appUrl.port && ownNames.has(hostname)
}
