import { createMiddleware } from 'hono/factory'
import { getPath } from 'hono/utils/url'
import { isInUnofferedLocale } from '#shared/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { isRead } from './request.ts'

/**
 * Redirects from an address in a language that the site does not offer to the English one.
 * Only reads are redirected: RFC 8058 forbids a redirect as the answer to a one-click unsubscription.
 */
export const unofferedLocale = createMiddleware<AppEnv>(async (c, next) => {
  const { method, raw, url } = c.req
  if (!isRead(method) || !isInUnofferedLocale(getPath(raw))) return next()
  const { pathname, search } = new URL(url)
  // Of several slashes one stays: two would lead to another host.
  const path = pathname.replace(/^\/[^/]*\/*/, '/')
  return c.redirect(path + search, 308)
})
