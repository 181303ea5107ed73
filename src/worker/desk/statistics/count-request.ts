import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app-env.ts'
import { isOpening } from '#worker/http/request.ts'
import { isDownload } from './is-download.ts'

/**
 * Counts public pages, downloads, searches without a result, enquiries and bookings once the reply
 * is on its way.
 */
export const countRequest = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.var.settings?.statistics || !(c.var.counted || isViewed(c))) return
  c.var.afterReply(async () => {
    const { recordRequest } = await import('./record-request.ts')
    await recordRequest(c)
  })
})

/** True for a page or file that somebody opened; a prefetch may never be seen. */
function isViewed(c: Context<AppEnv>): boolean {
  if (c.res.status !== 200 || !isOpening(c)) return false
  return c.var.isPublicPage === true || isDownload(c)
}
