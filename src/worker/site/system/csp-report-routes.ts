import { type Context, Hono } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { readUpTo } from '#worker/http/receive.ts'
import { log } from '#worker/log.ts'
import { violationsIn } from './csp-violations.ts'

/** Limits of a report: the bytes of its body and the violations that are logged. */
export const cspReports = { maxBytes: 16 * 1024, logged: 5 } as const

/** Receives reports of violations of the content security policy; always answers 204. */
export const cspReportRoutes = new Hono<AppEnv>().post(routes.cspReports.path, async (c) => {
  // An incomplete body is ignored: no browser reads the answer.
  const body = await readUpTo(c.req.raw, cspReports.maxBytes).catch(() => null)
  if (body) await logSample(c, new TextDecoder().decode(body))
  return c.body(null, 204)
})

/** Logs the first violations of a body, within the limits for one sender and for all together. */
async function logSample(c: Context<AppEnv>, text: string): Promise<void> {
  const { requestId, settings } = c.var
  const violations = violationsIn(text, settings.appUrl.origin)
  if (violations.length === 0) return
  if ((await floodWait(c.var, 'cspReports', floodLimits.cspReport)) > 0) return
  for (const violation of violations.slice(0, cspReports.logged)) {
    log('csp-report', { requestId, ...violation })
  }
}
