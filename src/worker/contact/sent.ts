import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { leaveFlash } from '../http/flash.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'

/** Says that the message was sent: as JSON, or on the contact page. */
export async function sent(c: Context<AppEnv>): Promise<Response> {
  if (requestKind(c) === 'json') return c.json({ message: messages.contact.sent })
  await leaveFlash(c, { status: messages.contact.sent })
  return redirect(c, routes.contact.href())
}
