import type { Context } from 'hono'
import { isPagePath } from '#shared/routes.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { leaveFlash } from './flash.ts'
import { isInertia, isOurOrigin, isRead, requestKind } from './request.ts'

type Answer = () => Response | Promise<Response>

/** Answers in the kind the request came in: programs get JSON, browsers and the page client a page. */
export async function reply(
  c: Context<AppEnv>,
  { page, json }: { page: Answer; json: Answer },
): Promise<Response> {
  return requestKind(c) === 'json' ? json() : page()
}

/**
 * Redirects to a page of ours, with what it should say there; 303 after a change, so that the next
 * request is a GET.
 */
export async function redirect(
  c: Context<AppEnv>,
  location: string,
  left?: Partial<Flash>,
): Promise<Response> {
  // What was typed may be too much for a cookie; the errors never are.
  if (left && !(await leaveFlash(c, left))) await leaveFlash(c, { ...left, values: {} })
  if (isInertia(c) && location.includes('#')) {
    return c.body(null, 409, { 'X-Inertia-Redirect': location })
  }
  return c.redirect(location, isRead(c.req.method) ? 302 : 303)
}

interface Done {
  /** What the next page says. */
  status?: string
  /** Of what was made. */
  id?: string
  /** Where to go next; else back to the page the person came from, and from elsewhere to `ownPage`. */
  to?: string
  ownPage?: string
}

/** Says that a change was made: on the next page, or as JSON 204, with the id of what is new 201. */
export function done(
  c: Context<AppEnv>,
  { status, id, to, ownPage }: Done = {},
): Promise<Response> {
  const left = status === undefined ? undefined : { status }
  return reply(c, {
    page: () => (to === undefined ? back(c, left ?? {}, ownPage) : redirect(c, to, left)),
    json: () => (id === undefined ? c.body(null, 204) : c.json({ id }, 201)),
  })
}

/** Sends the person back to the page they came from, else to `ownPage`. */
export function back(
  c: Context<AppEnv>,
  left: Partial<Flash>,
  ownPage?: string,
): Promise<Response> {
  return redirect(c, backLocation(c, ownPage), left)
}

/** Where "back" leads: the Referer when it is a page of ours, else `ownPage`, else where it was sent. */
export function backLocation(c: Context<AppEnv>, ownPage = pathAsSent(c)): string {
  const referer = c.req.header('Referer')
  if (!referer || !URL.canParse(referer)) return ownPage
  const { origin, pathname, search } = new URL(referer)
  const ours = isOurOrigin(origin, c.var.settings.appUrl) && isPagePath(pathname)
  return ours ? pathname + search : ownPage
}

/** Hono's own `path` is decoded: a line break in it would end the Location header. */
function pathAsSent(c: Context<AppEnv>): string {
  return new URL(c.req.url).pathname
}
