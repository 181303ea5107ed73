import type { Context } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { leaveFlash } from '../http/flash.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'

/** Says how it went: as JSON, or beside the newsletter box. */
export async function answer(c: Context<AppEnv>, message: string): Promise<Response> {
  if (requestKind(c) === 'json') return c.json({ message })
  await leaveFlash(c, { status: message })
  return redirect(c, routes.insights.href())
}
