import { type Context, Hono } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { readUpTo } from '#worker/http/receive.ts'
import { log } from '#worker/log.ts'
import { violationsIn } from './csp-violations.ts'

/** Limits of a report: bytes of its body, and lines in the log. */
export const cspReports = { maxBytes: 16 * 1024, logged: 5 } as const

/** Where browsers report what the content security policy refused; whoever sends what gets 204. */
export const cspReportRoutes = new Hono<AppEnv>().post(routes.cspReports.path, async (c) => {
  // A body that breaks off is no report; nobody waits for the answer.
  const body = await readUpTo(c.req.raw, cspReports.maxBytes).catch(() => null)
  if (body) await logSample(c, new TextDecoder().decode(body))
  return c.body(null, 204)
})

/** Logs the first violations of a body, as long as neither its sender nor all together flood the log. */
async function logSample(c: Context<AppEnv>, text: string): Promise<void> {
  const { requestId, settings } = c.var
  const violations = violationsIn(text, settings.appUrl.origin)
  if (violations.length === 0) return
  if ((await floodWait(c.var, 'cspReports', floodLimits.cspReport)) > 0) return
  for (const violation of violations.slice(0, cspReports.logged)) {
    log('csp-report', { requestId, ...violation })
  }
}
