import type { Context } from 'hono'
import { inCurrentLocale, isPagePath } from '#shared/routes.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { storeFlash } from './flash.ts'
import { isInertia, isOurOrigin, isRead, requestKind } from './request.ts'

type Answer = () => Response | Promise<Response>

/**
 * Answers a request in its own kind: JSON for programs, a page for browsers and the page client.
 */
export async function reply(
  c: Context<AppEnv>,
  { page, json }: { page: Answer; json: Answer },
): Promise<Response> {
  return requestKind(c) === 'json' ? json() : page()
}

/**
 * Redirects to one of our pages, in the language of the request, with values for its flash; 303 after
 * a change, so that a GET follows.
 */
export async function redirect(
  c: Context<AppEnv>,
  path: string,
  flash?: Partial<Flash>,
): Promise<Response> {
  const location = inCurrentLocale(path)
  // The input may be too long for a cookie; the errors never are.
  if (flash && !(await storeFlash(c, flash))) await storeFlash(c, { ...flash, values: {} })
  if (isInertia(c) && location.includes('#')) {
    return c.body(null, 409, { 'X-Inertia-Redirect': location })
  }
  return c.redirect(location, isRead(c.req.method) ? 302 : 303)
}

interface Done {
  /** The status shown on the next page. */
  status?: string
  /** The id of the new record. */
  id?: string
  /**
   * The next page; by default the page the form was sent from, or `ownPage` if that is not ours.
   */
  to?: string
  ownPage?: string
}

/**
 * Confirms a change: by a status on the next page, or in JSON as 204, or 201 with the id of a new
 * record.
 */
export function done(
  c: Context<AppEnv>,
  { status, id, to, ownPage }: Done = {},
): Promise<Response> {
  const flash = status === undefined ? undefined : { status }
  return reply(c, {
    page: () => (to === undefined ? back(c, flash ?? {}, ownPage) : redirect(c, to, flash)),
    json: () => (id === undefined ? c.body(null, 204) : c.json({ id }, 201)),
  })
}

/** Redirects to the page the request came from, else to `ownPage`. */
export function back(
  c: Context<AppEnv>,
  flash: Partial<Flash>,
  ownPage?: string,
): Promise<Response> {
  return redirect(c, backLocation(c, ownPage), flash)
}

/**
 * Returns the target of "back": the Referer if it is one of our pages, else `ownPage`, else the
 * request's own path.
 */
export function backLocation(c: Context<AppEnv>, ownPage = pathAsSent(c)): string {
  const referer = c.req.header('Referer')
  if (!referer || !URL.canParse(referer)) return ownPage
  const { origin, pathname, search } = new URL(referer)
  const isOurs = isOurOrigin(origin, c.var.settings.appUrl)
  // A page's path fits its files, too, and a download would leave the errors unseen.
  const isPage = isPagePath(pathname) && !fileEnding.test(pathname)
  return isOurs && isPage ? pathname + search : ownPage
}

const fileEnding = /\.(?:atom|ics|json|md|pdf)$/

/** Hono's own `path` is decoded: a line break in it would end the Location header. */
function pathAsSent(c: Context<AppEnv>): string {
  return new URL(c.req.url).pathname
}
