import type { Context } from 'hono'
import { isPagePath } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { type Flash, leaveFlash } from './flash.ts'
import { isOurOrigin } from './origin.ts'
import { redirect } from './redirect.ts'

/** Where "back" leads: the Referer when it is a page of ours, else `ownPage`. */
export function backLocation(c: Context<AppEnv>, ownPage = pathAsSent(c)): string {
  const referer = c.req.header('Referer')
  if (!referer || !URL.canParse(referer)) return ownPage
  const { origin, pathname, search } = new URL(referer)
  const ours = isOurOrigin(origin, c.var.settings.appUrl) && isPagePath(pathname)
  return ours ? pathname + search : ownPage
}

/** Sends the person back to the page they came from, with what it should say there. */
export async function back(
  c: Context<AppEnv>,
  left: Partial<Flash>,
  ownPage?: string,
): Promise<Response> {
  if (!(await leaveFlash(c, left))) await leaveFlash(c, { ...left, values: {} })
  return redirect(c, backLocation(c, ownPage))
}

/** Hono's own `path` is decoded: a line break in it would end the Location header. */
function pathAsSent(c: Context<AppEnv>): string {
  return new URL(c.req.url).pathname
}
