import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { isInertia, isRead } from './request-kind.ts'

/** Redirects to a page of ours; 303 after a change, so that the next request is a GET. */
export function redirect(c: Context<AppEnv>, location: string): Response {
  if (isInertia(c) && location.includes('#')) {
    return c.body(null, 409, { 'X-Inertia-Redirect': location })
  }
  return c.redirect(location, isRead(c.req.method) ? 302 : 303)
}

/** Sends the browser to what is no page of ours: another site, or a file. */
export function leave(c: Context<AppEnv>, location: string): Response {
  if (isInertia(c)) return c.body(null, 409, { 'X-Inertia-Location': location })
  return c.redirect(location, 302)
}
